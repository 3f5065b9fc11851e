import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/builders/user';
import {
  ANNA,
  aTab,
  getProblemCode,
  json,
  OWN_USER,
  REFRESH,
  type Reply,
  rejectWith,
  restoreBrowser,
  server,
  storeSession,
  stubBrowser,
  tokens,
} from '../../../test/session-tab';

const busy: Reply = () => new Response(null, { status: 503, headers: { 'retry-after': '5' } });

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  storeSession('kept');
  server.on(OWN_USER, json(200, aUser({ username: ANNA })));
});
afterEach(restoreBrowser);

describe('a page loaded while the server is busy', () => {
  it('resumes the session after the Retry-After time', async () => {
    server.on(REFRESH, busy, busy, tokens('second'));
    const tab = await aTab();
    const resumption = tab.resumeSessionWithRetries();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(server.tokensOf(REFRESH)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    await resumption;
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });

  it('fails after four attempts, keeps the session and can retry', async () => {
    server.on(REFRESH, busy, busy, busy, busy, tokens('second'));
    const tab = await aTab();
    const failed = getProblemCode(tab.resumeSessionWithRetries());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBe('ServiceUnavailable');
    expect(server.tokensOf(REFRESH)).toHaveLength(4);
    expect(tab.isSessionPending()).toBe(true);
    await tab.resumeSessionWithRetries();
    expect(tab.getCurrentUser()?.username).toBe(ANNA);
  });

  it('does not retry a rejected session', async () => {
    server.on(REFRESH, rejectWith(401, 'Unauthorized'));
    const tab = await aTab();
    await tab.resumeSessionWithRetries();
    expect(server.tokensOf(REFRESH)).toHaveLength(1);
    expect(tab.hasSessionEnded()).toBe(true);
  });
});
