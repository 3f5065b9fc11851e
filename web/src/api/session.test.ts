import type { User } from '@cromia/domain/accounts/login';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './problem';

const ORIGIN = 'http://portal.test';
const REFRESH = 'POST /api/auth/token-refreshing';
const CALL = 'GET /api/v1/public/customer/carts';
const ANNA = 'anna@portal.test';
const OWN_USER = `GET /api/users/${encodeURIComponent(ANNA)}`;

type Reply = () => Response;
interface Sent {
  what: string;
  authorization: string | null;
}

/** A fake server: answers each call with its replies in turn, repeating the last one, and records every call. */
function aServer() {
  const replies = new Map<string, Reply[]>();
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const what = `${request.method} ${new URL(request.url).pathname}`;
    sent.push({ what, authorization: request.headers.get('authorization') });
    const queue = replies.get(what) ?? [];
    const reply = queue.length > 1 ? queue.shift() : queue[0];
    if (reply === undefined) throw new Error(`Nobody expects ${what}`);
    return reply();
  };
  return {
    fetch,
    sent,
    on: (what: string, ...queue: Reply[]) => replies.set(what, queue),
    /** The authorization of each call, in order. */
    tokensOf: (what: string) => sent.filter((each) => each.what === what).map((each) => each.authorization),
  };
}

const json = (status: number, body: unknown): Reply => {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
};
const refusal = (status: number, code: string): Reply =>
  json(status, { type: `urn:${code}`, title: code, status, code, message: code });
const unreachable: Reply = () => {
  throw new TypeError('fetch failed');
};

/** An access token of ten minutes; only its lifetime is read here. */
function aToken(name: string): string {
  const claims = { name, iat: 1_000, exp: 1_600 };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}
const tokens = (name: string): Reply =>
  json(200, { accessToken: aToken(name), refreshToken: `refresh-${name}` });
const bearer = (name: string): string => `Bearer ${aToken(name)}`;

const anna: User = {
  username: ANNA,
  role: 'CUSTOMER',
  type: 'C',
  office: null,
  language: 'it',
  firstname: 'Anna',
  lastname: 'Rossi',
  roleTds: 'NONE',
  roleSds: 'AUTO',
  rolesLab: '',
  gender: 'F',
  telephone: null,
  phonePrefix: null,
  country: 'IT',
  zipCode: null,
  province: null,
  interested: null,
  businessName: 'Rossi S.r.l.',
  businessWebsite: null,
  businessType: null,
  businessDepartment: null,
  businessRole: null,
  notificationMail: true,
  privacyAccepted: true,
  newsletterSubscribed: false,
  commercialUseConsent: false,
  isInternalUser: false,
  customerCode: '100001',
  version: 3,
};

/** The browser's storage, and the messages to its other tabs. */
const stored = new Map<string, string>();
const told: unknown[] = [];
let server = aServer();

function keepSession(refreshToken: string): void {
  stored.set('cromia.session', JSON.stringify({ username: ANNA, refreshToken }));
}

/** A newly loaded tab with its own module state. */
async function aTab() {
  vi.resetModules();
  const session = await import('./session');
  const client = await import('./client');
  const { changeOwnUser } = await import('./own-user');
  const { resumeSessionWithRetries } = await import('./resume-session');
  const ended = vi.fn(() => Promise.resolve());
  session.setSessionEndHandler(ended);
  const call = () =>
    client.unwrapAnswer(
      client.api.GET('/api/v1/public/{prefix}/carts', { params: { path: { prefix: 'customer' } } }),
    );
  return { ...session, call, ended, changeOwnUser, resumeSessionWithRetries };
}

/** A tab in which Anna is logged in with the access token `first`. */
async function aLoggedInTab() {
  server.on('POST /api/auth/', json(200, { accessToken: aToken('first'), refreshToken: 'kept', user: anna }));
  const tab = await aTab();
  await tab.logIn({ username: ANNA, password: 'x' });
  return tab;
}

/** The problem with which a call fails. */
async function problemOfCall(call: Promise<unknown>): Promise<ApiProblem['code'] | 'none'> {
  try {
    await call;
    return 'none';
  } catch (error) {
    // The tab has its own copy of the class.
    expect(error).toMatchObject({ name: ApiProblem.name });
    return Object(error).code;
  }
}

beforeEach(() => {
  server = aServer();
  stored.clear();
  told.length = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', (request: Request) => server.fetch(request));
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('window', { location: { origin: ORIGIN }, addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(message: unknown) {
        told.push(message);
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pastTheTokensLife = () => vi.setSystemTime(Date.now() + 11 * 60_000);

describe('a call of a logged-in user', () => {
  it.each([
    [401, 'Unauthorized'],
    [403, 'NotAllowed'],
  ])('refused with %i is retried once with a fresh token', async (status, code) => {
    const tab = await aLoggedInTab();
    server.on(CALL, refusal(status, code), json(200, { id: 'cart' }));
    server.on(REFRESH, tokens('second'));
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('first'), bearer('second')]);
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
    expect(tab.ended).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'Unauthorized'],
    [403, 'NotAllowed'],
  ])('refused with %i twice fails with that problem and ends the session', async (status, code) => {
    const tab = await aLoggedInTab();
    server.on(CALL, refusal(status, code));
    server.on(REFRESH, tokens('second'));
    expect(await problemOfCall(tab.call())).toBe(code);
    expect(server.tokensOf(CALL)).toEqual([bearer('first'), bearer('second')]);
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
    expect(tab.ended).toHaveBeenCalledTimes(1);
    expect(tab.getCurrentUser()).toBeNull();
  });

  it('answered with GENERAL is retried once with the same token', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(500, { message: 'GENERAL' }), json(200, { id: 'cart' }));
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('first'), bearer('first')]);
    expect(server.tokensOf(REFRESH)).toEqual([]);
  });

  it('is not retried a second time when the answer is GENERAL again', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(500, { message: 'GENERAL' }));
    expect(await problemOfCall(tab.call())).toBe('ServerError');
    expect(server.tokensOf(CALL)).toHaveLength(2);
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });

  it('that reads or changes the own user is also retried once after GENERAL', async () => {
    keepSession('kept');
    server.on(REFRESH, tokens('second'));
    server.on(OWN_USER, json(500, { message: 'GENERAL' }), json(200, anna));
    const tab = await aTab();
    await tab.resumeSession();
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
    const change = OWN_USER.replace('GET /api/users', 'PATCH /api/users/companies');
    server.on(change, json(500, { message: 'GENERAL' }), json(200, { accessToken: aToken('third') }));
    await tab.changeOwnUser(ANNA, { type: 'C', fields: { language: 'de' } });
    expect(tab.getCurrentUser()?.language).toBe('de');
    expect(server.tokensOf(change)).toEqual([bearer('second'), bearer('second')]);
  });

  it('with an expired token refreshes it first, once for concurrent calls', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    server.on(REFRESH, tokens('second'));
    pastTheTokensLife();
    await Promise.all([tab.call(), tab.call()]);
    expect(server.tokensOf(CALL)).toEqual([bearer('second'), bearer('second')]);
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
  });
});

describe('a session', () => {
  it.each([
    ['when the token has run out', pastTheTokensLife],
    ['when the token is refused', () => undefined],
  ])(
    'ended by the server ends in the browser %s, and no call is sent without a token',
    async (_when, time) => {
      const tab = await aLoggedInTab();
      server.on(CALL, refusal(401, 'Unauthorized'));
      server.on(REFRESH, refusal(401, 'Unauthorized'));
      time();
      // Several calls at once, as on a page: those that waited for the refresh must not go out as a visitor's either.
      const codes = await Promise.all([tab.call(), tab.call(), tab.call()].map(problemOfCall));
      expect(codes).toEqual(['Unauthorized', 'Unauthorized', 'Unauthorized']);
      expect(server.tokensOf(CALL)).not.toContain(null);
      expect(server.tokensOf(REFRESH)).toHaveLength(1);
      expect(tab.ended).toHaveBeenCalledTimes(1);
      expect(tab.hasSessionEnded()).toBe(true);
      expect(tab.getCurrentUser()).toBeNull();
      expect(stored.size).toBe(0);
      expect(told).toEqual([{ kind: 'ended' }]);
    },
  );

  it('ended by the server sends no call without a token until the login page is shown', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    server.on(REFRESH, refusal(401, 'Unauthorized'));
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    tab.setSessionEndHandler(() => arrived);
    pastTheTokensLife();
    await problemOfCall(tab.call());
    expect(await problemOfCall(tab.call())).toBe('Unauthorized');
    expect(server.tokensOf(CALL)).toEqual([]);
    arrive();
    await arrived;
    await vi.waitFor(async () => expect(await tab.call()).toEqual({ id: 'cart' }));
    expect(server.tokensOf(CALL)).toEqual([null]);
  });

  it('ended by the server ends when a page is loaded', async () => {
    keepSession('kept');
    server.on(REFRESH, refusal(401, 'Unauthorized'));
    const tab = await aTab();
    await tab.resumeSession();
    expect(tab.isSessionPending()).toBe(false);
    expect(tab.hasSessionEnded()).toBe(true);
    expect(stored.size).toBe(0);
  });

  it('whose tokens were removed from storage ends and sends no call without a token', async () => {
    const tab = await aLoggedInTab();
    stored.clear();
    expect(await problemOfCall(tab.call())).toBe('Unauthorized');
    expect(server.tokensOf(CALL)).toEqual([]);
    expect(tab.ended).toHaveBeenCalledTimes(1);
  });

  it('ended by the server is no longer reported as ended after the next login', async () => {
    const tab = await aLoggedInTab();
    server.on(REFRESH, refusal(401, 'Unauthorized'));
    pastTheTokensLife();
    await problemOfCall(tab.call());
    await tab.logIn({ username: ANNA, password: 'x' });
    expect(tab.hasSessionEnded()).toBe(false);
  });

  it('ended by the server does not end a newer session from a login in another tab', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    const refuseLate: Reply = () => {
      keepSession('of-the-new-login');
      return refusal(401, 'Unauthorized')();
    };
    server.on(REFRESH, refuseLate, tokens('second'));
    pastTheTokensLife();
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('second')]);
    expect(tab.ended).not.toHaveBeenCalled();
  });

  it('logged out in another tab during a token refresh stays ended; its new token is revoked', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    server.on('POST /api/auth/logout', () => new Response(null, { status: 204 }));
    const renewLate: Reply = () => {
      stored.clear();
      return tokens('second')();
    };
    server.on(REFRESH, renewLate);
    pastTheTokensLife();
    expect(await problemOfCall(tab.call())).toBe('Unauthorized');
    expect(stored.size).toBe(0);
    expect(server.sent.filter(({ what }) => what === 'POST /api/auth/logout')).toHaveLength(1);
    expect(server.tokensOf(CALL)).toEqual([]);
  });

  it('lives in memory when the browser forbids storage', async () => {
    const forbidden = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });
});

describe('a page loaded while the server is busy', () => {
  const busy: Reply = () => new Response(null, { status: 503, headers: { 'retry-after': '5' } });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    keepSession('kept');
    server.on(OWN_USER, json(200, anna));
  });

  it('resumes the session after the Retry-After time', async () => {
    server.on(REFRESH, busy, busy, tokens('second'));
    const tab = await aTab();
    const resumed = tab.resumeSessionWithRetries();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(server.tokensOf(REFRESH)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    await resumed;
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });

  it('fails after four attempts, keeps the session and can retry', async () => {
    server.on(REFRESH, busy, busy, busy, busy, tokens('second'));
    const tab = await aTab();
    const failed = problemOfCall(tab.resumeSessionWithRetries());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBe('ServiceUnavailable');
    expect(server.tokensOf(REFRESH)).toHaveLength(4);
    expect(tab.isSessionPending()).toBe(true);
    await tab.resumeSessionWithRetries();
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });

  it('does not retry a refused session', async () => {
    server.on(REFRESH, refusal(401, 'Unauthorized'));
    const tab = await aTab();
    await tab.resumeSessionWithRetries();
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
    expect(tab.hasSessionEnded()).toBe(true);
  });
});

describe('a server failure', () => {
  it.each([
    ['a failing network', unreachable, 'NetworkFailure'],
    ['503', refusal(503, 'ServiceUnavailable'), 'ServiceUnavailable'],
    ['500', refusal(500, 'ServerError'), 'ServerError'],
    ['429', refusal(429, 'TooManyRequests'), 'TooManyRequests'],
  ])('during the token refresh (%s) fails the call and keeps the session', async (_what, failure, code) => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    server.on(REFRESH, failure, tokens('second'));
    pastTheTokensLife();
    expect(await problemOfCall(tab.call())).toBe(code);
    expect(server.tokensOf(CALL)).toEqual([]);
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
    expect(tab.ended).not.toHaveBeenCalled();
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('second')]);
  });

  it.each([
    ['the token', REFRESH],
    ['the user', OWN_USER],
  ])('when a page loads %s keeps the session pending until a retry', async (_what, failing) => {
    keepSession('kept');
    server.on(REFRESH, tokens('second'));
    server.on(OWN_USER, json(200, anna));
    server.on(failing, unreachable, failing === REFRESH ? tokens('second') : json(200, anna));
    const tab = await aTab();
    expect(await problemOfCall(tab.resumeSession())).toBe('NetworkFailure');
    expect(tab.isSessionPending()).toBe(true);
    await tab.resumeSession();
    expect(tab.isSessionPending()).toBe(false);
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });
});

describe('a visitor', () => {
  it('sends calls without a token, and a 401 causes neither a refresh nor a session end', async () => {
    server.on(CALL, refusal(401, 'Unauthorized'));
    const tab = await aTab();
    await tab.resumeSession();
    expect(await problemOfCall(tab.call())).toBe('Unauthorized');
    expect(server.tokensOf(CALL)).toEqual([null]);
    expect(server.tokensOf(REFRESH)).toEqual([]);
    expect(tab.ended).not.toHaveBeenCalled();
    expect(tab.hasSessionEnded()).toBe(false);
  });
});
