import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/builders/user';
import {
  ANNA,
  aLoggedInTab,
  aTab,
  aToken,
  bearer,
  CALL,
  json,
  logInElsewhere,
  messages,
  OWN_USER,
  REFRESH,
  receive,
  restoreBrowser,
  server,
  stubBrowser,
  tokens,
} from '../../../test/session-tab';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

describe('a tab', () => {
  it('adopts a login in another tab', async () => {
    server.on(REFRESH, tokens('second'));
    server.on(OWN_USER, json(200, aUser({ username: ANNA })));
    const tab = await aTab();
    logInElsewhere(ANNA);
    await vi.waitFor(() => expect(tab.getCurrentUser()?.username).toBe(ANNA));
  });

  it('adopts the token that another tab has refreshed, for the same user only', async () => {
    const tab = await aLoggedInTab();
    server.on(CALL, json(200, { id: 'cart' }));
    receive({ kind: 'access', username: 'berta@portal.test', accessToken: aToken('of Berta') });
    receive({ kind: 'access', username: ANNA, accessToken: aToken('second') });
    await tab.call();
    expect(server.tokensOf(CALL)).toEqual([bearer('second')]);
  });

  it('adopts changes of the user, and ignores messages that it cannot parse', async () => {
    const tab = await aLoggedInTab();
    receive({ kind: 'user', user: aUser({ username: ANNA, language: 'de' }) });
    receive({ kind: 'user', user: { username: ANNA } });
    expect(tab.getCurrentUser()?.language).toBe('de');
  });

  it('logs out with another tab, and does not report a session end', async () => {
    const tab = await aLoggedInTab();
    const onChange = vi.fn();
    tab.onSessionChange(onChange);
    receive({ kind: 'logout' });
    expect(tab.getCurrentUser()).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(tab.hasSessionEnded()).toBe(false);
    expect(tab.ended).not.toHaveBeenCalled();
    expect(messages).toEqual([]);
  });

  it('leads to the login page once another tab reports the end of the session', async () => {
    const tab = await aLoggedInTab();
    receive({ kind: 'ended' });
    receive({ kind: 'ended' });
    expect(tab.getCurrentUser()).toBeNull();
    expect(tab.hasSessionEnded()).toBe(true);
    expect(tab.ended).toHaveBeenCalledTimes(1);
  });
});
