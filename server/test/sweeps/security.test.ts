import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, login, testApp } from '../app.ts';
import { aCustomer, aUser } from '../builders/shop.ts';

const { app, db } = await testApp('empty', { config: { trustProxy: 1 } });
const customer = await aCustomer(db, { customerCode: '100001' });
const username = await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer });
const headers = await login(app, username);

const BRAND = '/api/brand';
const STAFF = '/api/v1/backoffice/order-requests';
const OWN = '/api/v1/public/customer/customer-profiles';

function post(url: string, payload: object, extraHeaders: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload, headers: extraHeaders });
}

describe('a response', () => {
  it('has the security headers, also for errors', async () => {
    for (const [status, call] of [
      [200, { url: BRAND }],
      [400, { url: '/api/products/filters/name' }],
      [401, { url: OWN }],
      [401, { url: OWN, headers: { authorization: 'Bearer nothing' } }],
      [403, { url: STAFF, headers }],
      [404, { url: '/api/nothing' }],
      [404, { url: `${OWN}/100002`, headers }],
    ] as const) {
      const response = await app.inject(call);
      expect(response.statusCode).toBe(status);
      expect(response.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('never allows evaluated or inline scripts, also in the API reference', async () => {
    for (const url of ['/api/docs', '/ecommerce/', BRAND, '/api/nothing']) {
      const policy = (await app.inject(url)).headers['content-security-policy'];
      expect(policy, url).toMatch(/script-src 'self'(;|$)/);
      expect(policy, url).not.toContain('unsafe-eval');
    }
  });

  it('is not cacheable, except when it is the same for everyone', async () => {
    const cacheControl = async (url: string, sent = {}) =>
      (await app.inject({ url, headers: sent })).headers['cache-control'];
    for (const url of [OWN, '/api/v1/public/customer/carts', `/api/users/${username}`, '/api/nothing']) {
      expect([url, await cacheControl(url, headers)]).toEqual([url, 'no-store']);
    }
    expect(await cacheControl(OWN)).toBe('no-store');
    expect((await post('/api/auth', { username, password: DEMO_PASSWORD })).headers['cache-control']).toBe(
      'no-store',
    );
    // During set-up, the brand is not cached, so that the next step is visible at once.
    expect(await cacheControl(BRAND)).toBe('no-store');
    for (const url of ['/api/openapi.json']) {
      expect(await cacheControl(url)).toBe('public, max-age=60');
    }
  });
});

it('the CSP forbids plugins, framing and another base URL', async () => {
  const policy = String((await app.inject({ url: BRAND })).headers['content-security-policy']);
  for (const directive of ["object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(policy.split(';')).toContain(directive);
  }
});

it('HSTS makes browsers use https for a year', async () => {
  const { app: secureApp } = await testApp('empty', { config: { publicUrl: 'https://portal.example.com' } });
  expect((await secureApp.inject({ url: BRAND })).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

it('CORS allows no other site, and no response sets a cookie', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const response = await app.inject({
      method,
      url: BRAND,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.headers['set-cookie']).toBeUndefined();
  }
  const login = await post('/api/auth', { username, password: DEMO_PASSWORD });
  expect(login.headers['set-cookie']).toBeUndefined();
});

it('a query with a repeated parameter is rejected', async () => {
  const response = await app.inject({ url: '/api/products/filters/name?name=a&name=b' });
  expect(response.statusCode).toBe(400);
});

it('a body with __proto__ or constructor.prototype is rejected', async () => {
  for (const payload of [
    '{"username":"a","password":"b","__proto__":{"role":"ADMIN"}}',
    '{"username":"a","password":"b","constructor":{"prototype":{"role":"ADMIN"}}}',
  ]) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
  }
});

describe('the body of a request without login', () => {
  it('is rejected when it is too large for names and secrets', async () => {
    const long = 'a'.repeat(5_000);
    for (const [url, payload] of [
      ['/api/auth', { username: long, password: long }],
      ['/api/auth/token-refreshing', { username: long, refreshToken: long }],
      ['/api/auth/logout', { refreshToken: long }],
    ] as const) {
      const response = await post(url, payload);
      expect([url, response.statusCode]).toEqual([url, 413]);
      expect(response.json()).toMatchObject({ code: 'PayloadTooLarge' });
    }
  });

  it('is rejected when it is compressed', async () => {
    const payload = gzipSync(JSON.stringify({ username, password: DEMO_PASSWORD }));
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth',
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('the client address behind a proxy', () => {
  const loginFrom = (address: string, password = DEMO_PASSWORD) =>
    post('/api/auth', { username, password }, { 'x-forwarded-for': address });

  it('never fails the login, whatever its form', async () => {
    for (const address of [
      'unknown',
      '192.0.2.1:5678',
      'fe80::1%eth0',
      '[2001:db8::1]:443',
      '999.9.9.9',
      '-',
    ]) {
      expect([address, (await loginFrom(address)).statusCode]).toEqual([address, 200]);
    }
  });

  it('counts failed logins by the network of an IPv6 client', async () => {
    for (let host = 1; host <= 10; host++) {
      expect((await loginFrom(`2001:db8:1:2::${host}`, 'Wrong!2026')).statusCode).toBe(401);
    }
    expect((await loginFrom('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await loginFrom('2001:db8:1:3::1')).statusCode).toBe(200);
  });
});

it('a session stores at most 255 characters of the user agent', async () => {
  const agent = 'a'.repeat(3_000);
  await post('/api/auth', { username, password: DEMO_PASSWORD }, { 'user-agent': agent });
  const { userAgent } = await db
    .selectFrom('sessions')
    .select('userAgent')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(userAgent).toBe('a'.repeat(255));
});

it('metrics without a token are served to this machine only', async () => {
  expect((await app.inject({ url: '/api/metrics' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/metrics', headers: { authorization: 'Bearer x' } })).statusCode).toBe(
    200,
  );
  expect((await app.inject({ url: '/api/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(403);
});

it('an idle connection is closed after 30 seconds, so unread responses hold no memory', () => {
  expect(app.server.timeout).toBe(30_000);
});

it('a process above its memory limit rejects all but a few concurrent requests with 503', async () => {
  const exhausted = await testApp('empty', { config: { memoryLimitBytes: 1 } });
  const countRejected = async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => exhausted.app.inject({ url: BRAND })),
    );
    return responses.filter(({ statusCode }) => statusCode === 503).length;
  };
  // Memory is checked once a second.
  await expect.poll(countRejected, { timeout: 5_000 }).toBe(16);
});
