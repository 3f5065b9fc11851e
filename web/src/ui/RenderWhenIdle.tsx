import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** How long a part waits for an idle browser, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;
/** Delay in browsers without `requestIdleCallback` (Safari). */
const WAIT_MS = 300;

function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, WAIT_MS);
  return () => clearTimeout(timer);
}

interface RenderWhenIdleProps {
  /** Renders the part at once. */
  now?: boolean;
  /** Shown while the code is fetched. */
  fallback?: ReactNode;
  /** A part that is not visible at first; made by `lazy`, its code is fetched when it is rendered. */
  children: ReactNode;
}

/** Renders a part of the page once the browser is idle, so that the rest becomes interactive first. */
export function RenderWhenIdle({ now = false, fallback = null, children }: RenderWhenIdleProps) {
  const [isShown, setShown] = useState(now);
  if (now && !isShown) setShown(true);
  useEffect(() => onIdle(() => setShown(true)), []);
  return isShown && <Suspense fallback={fallback}>{children}</Suspense>;
}
