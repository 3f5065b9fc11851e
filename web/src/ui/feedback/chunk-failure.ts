/** Name of the error of a chunk that failed to load. */
const NAME = 'ChunkFailure';
/** Time of the last reload, in sessionStorage. */
const RELOADED_AT = 'cromia.chunk-reload';
const RELOAD_PAUSE_MS = 60_000;
const PROBE_MS = 3_000;

/**
 * Renames the errors of failed dynamic imports, which Vite reports before they are thrown. By the browser's message the
 * router would reload the tab, which offline ends on the browser's error page.
 */
export function nameChunkFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `A chunk failed to load: ${payload.message}`;
    payload.name = NAME;
  });
}

/** Whether a chunk failed to load. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** Whether the server responds; a reload is safe then. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls back once the server responds, which is checked every few seconds and when the browser reports a connection.
 * @returns a function that stops waiting
 */
export function waitForServer(onReachable: () => void): () => void {
  let isWaiting = true;
  const stop = () => {
    isWaiting = false;
    clearInterval(timer);
    window.removeEventListener('online', probe);
  };
  const probe = async () => {
    if (!(await isServerReachable()) || !isWaiting) return;
    stop();
    onReachable();
  };
  const timer = setInterval(() => void probe(), PROBE_MS);
  window.addEventListener('online', probe);
  void probe();
  return stop;
}

/**
 * Whether the page may reload by itself. If the code is still missing just after a reload, the user decides, so that the
 * page does not reload forever.
 */
export function mayReload(now: number): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (now - reloadedAt < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    // Without storage, endless reloads could not be detected.
    return false;
  }
}
