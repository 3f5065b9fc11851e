import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD, testApp } from '../../../test/app.ts';

const { app } = await testApp('empty');
const login = JSON.stringify({ username: 'nobody@test.it', password: DEMO_PASSWORD });

it.each([
  ['DELETE', '/api/health', 'GET, HEAD'],
  ['GET', '/api/auth', 'POST'],
  ['PATCH', '/api/v1/public/customer/carts/items?customerCode=100001', 'DELETE, POST'],
  ['DELETE', '/api/v1/backoffice/imports/1a', 'GET, HEAD, POST'],
  ['POST', '/api/v1/integration/prices/', 'GET, HEAD, PUT'],
  ['POST', '/api/v1/integration/texts/', 'PUT'],
] as const)('%s %s is 405 and lists %s', async (method, url, allow) => {
  const { statusCode, headers, json } = await app.inject({ method, url });
  expect([statusCode, headers.allow]).toEqual([405, allow]);
  expect(json()).toMatchObject({ code: 'MethodNotAllowed', status: 405 });
});

it('an address that no method has is 404', async () => {
  for (const url of ['/api/no-such-call', '/api/v1/integration/prices/F120'])
    expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
});

it.each([
  ['another type', 'text/plain', {}],
  ['a form', 'application/x-www-form-urlencoded', {}],
  ['a multipart body', 'multipart/form-data; boundary=a', {}],
  ['another character set', 'application/json; charset=iso-8859-1', {}],
  ['a compressed body', 'application/json', { 'content-encoding': 'gzip' }],
])('JSON as %s is 415', async (_what, type, headers) => {
  const payload = 'content-encoding' in headers ? gzipSync(login) : login;
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth',
    headers: { 'content-type': type, ...headers },
    payload,
  });
  expect([response.statusCode, response.json().code]).toEqual([415, 'UnsupportedMediaType']);
});

it.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'Application/JSON',
])('JSON as %s is read', async (type) => {
  const headers = { 'content-type': type, 'content-encoding': 'identity' };
  const response = await app.inject({ method: 'POST', url: '/api/auth', headers, payload: login });
  expect(response.json().code).toBe('UnauthorizedLogin');
});

it('a missing or wrong token is 401 and names the scheme', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
    const response = await app.inject({ url: '/api/v1/backoffice/orders', headers });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
});
