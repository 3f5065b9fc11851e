import { afterEach, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, testApp } from '../../../../test/app.ts';
import { aUser } from '../../../../test/builders/shop.ts';

const START = Date.now();
const DAY_MS = 86_400_000;
let clock = new Date(START);
const { app, db } = await testApp('empty', { now: () => clock });
const username = await aUser(db, { username: 'company@test.it', role: 'USER' });

afterEach(() => {
  vi.useRealTimers();
});

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function logIn(): Promise<Tokens> {
  const payload = { username, password: DEMO_PASSWORD };
  return (await app.inject({ method: 'POST', url: '/api/auth', payload })).json();
}

function toHeaders({ accessToken }: Pick<Tokens, 'accessToken'>) {
  return { authorization: `Bearer ${accessToken}` };
}

async function readOwnStatus(tokens: Tokens): Promise<number> {
  return (await app.inject({ url: `/api/users/${username}`, headers: toHeaders(tokens) })).statusCode;
}

function readExpiry(token: string): number {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;
}

it('the access token returned by a language change expires with the previous one', async () => {
  const first = await logIn();
  // Tokens are signed with the process clock, not with the injected one.
  vi.useFakeTimers({ toFake: ['Date'], now: START + 300_000 });
  const change = async (headers: { authorization: string }) =>
    (
      await app.inject({
        method: 'PATCH',
        url: `/api/users/companies/${username}`,
        headers,
        payload: { language: 'de' },
      })
    ).json<{ accessToken: string }>();
  const second = await change(toHeaders(first));
  expect(readExpiry(second.accessToken)).toBe(readExpiry(first.accessToken));
  expect(readExpiry((await change(toHeaders(second))).accessToken)).toBe(readExpiry(first.accessToken));
});

it('access tokens of a session that was idle for 7 days are rejected', async () => {
  clock = new Date(START);
  const tokens = await logIn();
  clock = new Date(START + 7 * DAY_MS - 1_000);
  expect(await readOwnStatus(tokens)).toBe(200);
  clock = new Date(START + 7 * DAY_MS + 1_000);
  expect(await readOwnStatus(tokens)).toBe(401);
});

it('a session ends after 30 days, even if it is refreshed', async () => {
  clock = new Date(START);
  let tokens = await logIn();
  for (let day = 6; day <= 30; day += 6) {
    clock = new Date(START + day * DAY_MS - 1_000);
    const payload = { username, refreshToken: tokens.refreshToken };
    tokens = (await app.inject({ method: 'POST', url: '/api/auth/token-refreshing', payload })).json();
    expect(await readOwnStatus(tokens)).toBe(200);
  }
  clock = new Date(START + 30 * DAY_MS + 1_000);
  expect(await readOwnStatus(tokens)).toBe(401);
});
