import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import {
  aLoggedInTab,
  LOGOUT,
  localStorageEntries,
  messages,
  receive,
  restoreBrowser,
  server,
  stubBrowser,
} from '../../../test/session-tab';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

/** A tab in which Anna is logged in and has typed a draft. */
async function aTabWithDraft() {
  server.on(LOGOUT, () => new Response(null, { status: 204 }));
  const tab = await aLoggedInTab();
  // The tab's own copy of the module.
  const { createTabStore } = await import('../tab-store');
  const draft = createTabStore('draft', z.string());
  draft.write('typed');
  return { ...tab, draft };
}

it('a logout revokes the session, removes it with all drafts, and logs the other tabs out', async () => {
  const tab = await aTabWithDraft();
  tab.logOut();
  expect(tab.getCurrentUser()).toBeNull();
  expect(tab.hasSessionEnded()).toBe(false);
  expect(localStorageEntries.size).toBe(0);
  expect(tab.draft.read()).toBeNull();
  expect(server.tokensOf(LOGOUT)).toEqual([null]);
  expect(messages).toEqual([{ kind: 'logout' }]);
});

it('a logout in another tab deletes the drafts of this one', async () => {
  const tab = await aTabWithDraft();
  receive({ kind: 'logout' });
  expect(tab.draft.read()).toBeNull();
  expect(server.tokensOf(LOGOUT)).toEqual([]);
});
