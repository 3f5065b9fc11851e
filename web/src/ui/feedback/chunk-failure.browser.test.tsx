import { lazyRouteComponent } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { isChunkFailure, mayReload, nameChunkFailures, waitForServer } from './chunk-failure';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Fails to import a chunk as the built app does: Vite reports the browser's error, then throws it. */
async function failToImport(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/cart.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

test('the router does not reload the tab for a chunk that cannot be fetched, but shows the error page', async () => {
  nameChunkFailures();
  const Page = lazyRouteComponent(failToImport, 'default');
  await Page.preload?.();
  let thrown: unknown;
  try {
    // A route component throws the error while it renders.
    (Page as unknown as (props: object) => unknown)({});
  } catch (error) {
    thrown = error;
  }
  expect(isChunkFailure(thrown)).toBe(true);
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('tanstack_router_reload'))).toEqual([]);
});

test('waits until the server responds, and checks at once when the browser has a connection again', async () => {
  let status: number | null = null;
  const probe = vi.fn(async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  vi.stubGlobal('fetch', probe);
  const onReachable = vi.fn();
  waitForServer(onReachable);
  await vi.waitFor(() => expect(probe).toHaveBeenCalledTimes(1));
  status = 503;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(probe).toHaveBeenCalledTimes(2));
  expect(onReachable).not.toHaveBeenCalled();
  status = 200;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(onReachable).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  expect(probe).toHaveBeenCalledTimes(3);
});

test('the page reloads by itself once a minute at most', () => {
  expect([mayReload(1_000_000), mayReload(1_030_000), mayReload(1_061_000)]).toEqual([true, false, true]);
});
