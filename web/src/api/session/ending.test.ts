import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANNA,
  aLoggedInTab,
  CALL,
  expireAllTokens,
  getProblemCode,
  json,
  localStorageEntries,
  messages,
  REFRESH,
  rejectWith,
  restoreBrowser,
  server,
  stubBrowser,
} from '../../../test/session-tab';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

describe('a session ended by the server', () => {
  it.each([
    ['when the token has expired', expireAllTokens],
    ['when the token is rejected', () => undefined],
  ])('ends in the browser %s, and no call is sent without a token', async (_when, wait) => {
    const tab = await aLoggedInTab();
    server.on(CALL, rejectWith(401, 'Unauthorized'));
    server.on(REFRESH, rejectWith(401, 'Unauthorized'));
    wait();
    // Several calls at once, as on a page: calls that wait for the refresh must not be sent as a visitor's either.
    const codes = await Promise.all([tab.call(), tab.call(), tab.call()].map(getProblemCode));
    expect(codes).toEqual(['Unauthorized', 'Unauthorized', 'Unauthorized']);
    expect(server.tokensOf(CALL)).not.toContain(null);
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
    expect(tab.ended).toHaveBeenCalledTimes(1);
    expect(tab.hasSessionEnded()).toBe(true);
    expect(tab.getEndedUsername()).toBe(ANNA);
    expect(tab.getCurrentUser()).toBeNull();
    expect(localStorageEntries.size).toBe(0);
    expect(messages).toEqual([{ kind: 'ended' }]);
  });

  it('sends no call without a token until the login page appears', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    server.on(REFRESH, rejectWith(401, 'Unauthorized'));
    const { promise: loginPageShown, resolve: showLoginPage } = Promise.withResolvers<void>();
    tab.setSessionEndHandler(() => loginPageShown);
    expireAllTokens();
    await getProblemCode(tab.call());
    expect(await getProblemCode(tab.call())).toBe('Unauthorized');
    expect(server.tokensOf(CALL)).toEqual([]);
    showLoginPage();
    await loginPageShown;
    await vi.waitFor(async () => expect(await tab.call()).toEqual({ id: 'cart' }));
    expect(server.tokensOf(CALL)).toEqual([null]);
  });

  it('is no longer reported as ended after the next login', async () => {
    const tab = await aLoggedInTab();
    server.on(REFRESH, rejectWith(401, 'Unauthorized'));
    expireAllTokens();
    await getProblemCode(tab.call());
    await tab.logIn({ username: ANNA, password: 'x' });
    expect(tab.hasSessionEnded()).toBe(false);
    expect(tab.getEndedUsername()).toBeNull();
  });
});

it('a session whose tokens were removed from storage ends and sends no call without a token', async () => {
  const tab = await aLoggedInTab();
  localStorageEntries.clear();
  expect(await getProblemCode(tab.call())).toBe('Unauthorized');
  expect(server.tokensOf(CALL)).toEqual([]);
  expect(tab.ended).toHaveBeenCalledTimes(1);
});
