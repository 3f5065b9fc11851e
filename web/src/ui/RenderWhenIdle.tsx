import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** How long a part waits for an idle browser, in milliseconds. */
const MAX_DELAY_MS = 2_000;
/** Delay in browsers without `requestIdleCallback` (Safari). */
const FALLBACK_DELAY_MS = 300;

function runWhenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: MAX_DELAY_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}

interface RenderWhenIdleProps {
  /** Renders the part at once. */
  now?: boolean;
  /** Placeholder while the chunk loads. */
  fallback?: ReactNode;
  /** A part that is not visible at first: a lazy component, whose code is loaded when it is rendered. */
  children: ReactNode;
}

/** Renders a part of the page once the browser is idle, so that the rest becomes interactive first. */
export function RenderWhenIdle({ now = false, fallback = null, children }: RenderWhenIdleProps) {
  const [isRendered, setRendered] = useState(now);
  if (now && !isRendered) setRendered(true);
  useEffect(() => runWhenIdle(() => setRendered(true)), []);
  return isRendered && <Suspense fallback={fallback}>{children}</Suspense>;
}
