import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createAccessTokens } from './tokens.ts';

const SECRET = 'a secret of the tests with many characters';
const key = new TextEncoder().encode(SECRET);
const tokens = createAccessTokens(SECRET);

interface TokenOptions {
  alg?: string;
  issuer?: string;
  audience?: string;
  expires?: string;
  signedWith?: Uint8Array;
}

function signToken({
  alg = 'HS256',
  issuer = 'cromia',
  audience = 'cromia-api',
  expires = '10m',
  signedWith = key,
}: TokenOptions) {
  return new SignJWT({ sid: 'session' })
    .setProtectedHeader({ alg })
    .setSubject('user')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(signedWith);
}

it('a signed token contains its user and session, and a token with the same claims is accepted', async () => {
  const claims = { userId: 'user', sessionId: 'session', username: 'a@b.it', role: 'USER', version: 1 };
  for (const token of [await tokens.sign(claims), await signToken({})]) {
    expect(await tokens.read(token)).toMatchObject({ userId: 'user', sessionId: 'session' });
  }
});

it.each<[string, TokenOptions]>([
  ['another audience', { audience: 'another-service' }],
  ['another issuer', { issuer: 'another' }],
  ['another algorithm', { alg: 'HS384' }],
  ['another secret', { signedWith: new TextEncoder().encode('another secret of the tests, as long') }],
  ['an end in the past', { expires: '-1m' }],
])('a token with %s is rejected', async (_what, parts) => {
  expect(await tokens.read(await signToken(parts))).toBeUndefined();
});

it('an unsigned token is rejected', async () => {
  const [, payload] = (await signToken({})).split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await tokens.read(`${header}.${payload}.`)).toBeUndefined();
});

it('after the secret was replaced, tokens of the previous one are accepted, and new ones have the new signature', async () => {
  const replaced = createAccessTokens('a new secret of the tests with many characters', SECRET);
  expect(await replaced.read(await signToken({}))).toMatchObject({ userId: 'user' });
  const claims = { userId: 'user', sessionId: 'session', username: 'a@b.it', role: 'USER', version: 1 };
  expect(await tokens.read(await replaced.sign(claims))).toBeUndefined();
  expect(await replaced.read(await signToken({ expires: '-1m' }))).toBeUndefined();
});
