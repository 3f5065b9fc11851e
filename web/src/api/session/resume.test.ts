import { afterEach, beforeEach, expect, it } from 'vitest';
import { aUser } from '../../../test/builders/user';
import {
  ANNA,
  aTab,
  getProblemCode,
  json,
  localStorageEntries,
  OWN_USER,
  REFRESH,
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

it('a session ended by the server ends when a page is loaded', async () => {
  storeSession('kept');
  server.on(REFRESH, rejectWith(401, 'Unauthorized'));
  const tab = await aTab();
  await tab.resumeSession();
  expect(tab.isSessionPending()).toBe(false);
  expect(tab.hasSessionEnded()).toBe(true);
  expect(localStorageEntries.size).toBe(0);
});

it.each([
  ['the token', REFRESH],
  ['the user', OWN_USER],
])('a failure to load %s with a page keeps the session pending until a retry', async (_what, failing) => {
  const user = json(200, aUser({ username: ANNA }));
  storeSession('kept');
  server.on(REFRESH, tokens('second'));
  server.on(OWN_USER, user);
  server.on(failing, unreachable, failing === REFRESH ? tokens('second') : user);
  const tab = await aTab();
  expect(await getProblemCode(tab.resumeSession())).toBe('NetworkFailure');
  expect(tab.isSessionPending()).toBe(true);
  await tab.resumeSession();
  expect(tab.isSessionPending()).toBe(false);
  expect(tab.getCurrentUser()?.username).toBe(ANNA);
});
