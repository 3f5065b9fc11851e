import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../../test/builders/user';
import {
  ANNA,
  aLoggedInTab,
  aTab,
  aToken,
  bearer,
  CALL,
  expireAllTokens,
  getProblemCode,
  json,
  OWN_USER,
  REFRESH,
  rejectWith,
  restoreBrowser,
  server,
  storeSession,
  stubBrowser,
  tokens,
} from '../../../test/session-tab';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

describe('a call of a logged-in user', () => {
  it.each([
    [401, 'Unauthorized'],
    [403, 'NotAllowed'],
  ])('rejected with %i is retried once with a fresh token', async (status, code) => {
    const tab = await aLoggedInTab();
    server.on(CALL, rejectWith(status, code), json(200, { id: 'cart' }));
    server.on(REFRESH, tokens('second'));
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('first'), bearer('second')]);
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
    expect(tab.ended).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'Unauthorized'],
    [403, 'NotAllowed'],
  ])('rejected with %i twice fails with that problem and ends the session', async (status, code) => {
    const tab = await aLoggedInTab();
    server.on(CALL, rejectWith(status, code));
    server.on(REFRESH, tokens('second'));
    expect(await getProblemCode(tab.call())).toBe(code);
    expect(server.tokensOf(CALL)).toEqual([bearer('first'), bearer('second')]);
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
    expect(tab.ended).toHaveBeenCalledTimes(1);
    expect(tab.getCurrentUser()).toBeNull();
  });

  it('that fails with GENERAL is retried once with the same token', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(500, { message: 'GENERAL' }), json(200, { id: 'cart' }));
    expect(await tab.call()).toEqual({ id: 'cart' });
    expect(server.tokensOf(CALL)).toEqual([bearer('first'), bearer('first')]);
    expect(server.tokensOf(REFRESH)).toEqual([]);
  });

  it('is not retried a second time when it fails with GENERAL again', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(500, { message: 'GENERAL' }));
    expect(await getProblemCode(tab.call())).toBe('ServerError');
    expect(server.tokensOf(CALL)).toHaveLength(2);
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });

  it('that reads or changes the own user is also retried once after GENERAL', async () => {
    storeSession('kept');
    server.on(REFRESH, tokens('second'));
    server.on(OWN_USER, json(500, { message: 'GENERAL' }), json(200, aUser({ username: ANNA })));
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
    expireAllTokens();
    await Promise.all([tab.call(), tab.call()]);
    expect(server.tokensOf(CALL)).toEqual([bearer('second'), bearer('second')]);
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
  });
});

describe('a visitor', () => {
  it('sends calls without a token, and a 401 causes neither a refresh nor a session end', async () => {
    server.on(CALL, rejectWith(401, 'Unauthorized'));
    const tab = await aTab();
    await tab.resumeSession();
    expect(await getProblemCode(tab.call())).toBe('Unauthorized');
    expect(server.tokensOf(CALL)).toEqual([null]);
    expect(server.tokensOf(REFRESH)).toEqual([]);
    expect(tab.ended).not.toHaveBeenCalled();
    expect(tab.hasSessionEnded()).toBe(false);
  });
});
