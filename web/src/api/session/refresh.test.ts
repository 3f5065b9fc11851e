import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ANNA,
  aLoggedInTab,
  bearer,
  CALL,
  expireAllTokens,
  getProblemCode,
  json,
  LOGOUT,
  localStorageEntries,
  REFRESH,
  type Reply,
  rejectWith,
  restoreBrowser,
  server,
  storeSession,
  stubBrowser,
  tokens,
  unreachable,
} from '../../../test/session-tab';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

describe('a token refresh', () => {
  it.each([
    ['a failing network', unreachable, 'NetworkFailure'],
    ['503', rejectWith(503, 'ServiceUnavailable'), 'ServiceUnavailable'],
    ['500', rejectWith(500, 'ServerError'), 'ServerError'],
    ['429', rejectWith(429, 'TooManyRequests'), 'TooManyRequests'],
  ])('that fails (%s) fails the call and keeps the session', async (_what, failure, code) => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    server.on(REFRESH, failure, tokens('second'));
    expireAllTokens();
    expect(await getProblemCode(tab.call())).toBe(code);
    expect(server.tokensOf(CALL)).toEqual([]);
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
    expect(tab.ended).not.toHaveBeenCalled();
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('second')]);
  });

  it('that is rejected does not end a newer session from a login in another tab', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    const rejectAfterLogin: Reply = () => {
      storeSession('of-the-new-login');
      return rejectWith(401, 'Unauthorized')();
    };
    server.on(REFRESH, rejectAfterLogin, tokens('second'));
    expireAllTokens();
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('second')]);
    expect(tab.ended).not.toHaveBeenCalled();
  });

  it('during a logout in another tab leaves the session ended; its new token is revoked', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    server.on(LOGOUT, () => new Response(null, { status: 204 }));
    const refreshAfterLogout: Reply = () => {
      localStorageEntries.clear();
      return tokens('second')();
    };
    server.on(REFRESH, refreshAfterLogout);
    expireAllTokens();
    expect(await getProblemCode(tab.call())).toBe('Unauthorized');
    expect(localStorageEntries.size).toBe(0);
    expect(server.tokensOf(LOGOUT)).toHaveLength(1);
    expect(server.tokensOf(CALL)).toEqual([]);
  });
});
