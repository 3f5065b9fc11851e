import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ANNA,
  aLoggedInTab,
  CALL,
  json,
  restoreBrowser,
  server,
  stubBrowser,
} from '../../../test/session-tab';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

it('a session lives in memory when the browser forbids storage', async () => {
  const forbidden = () => {
    throw new DOMException('no storage here', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const tab = await aLoggedInTab();
  server.on(CALL, json(200, { id: 'cart' }));
  expect(await tab.call()).toEqual({ id: 'cart' });
  expect(tab.getCurrentUser()?.username).toBe(ANNA);
});
