import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** How long a part waits for an idle browser, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;
/** The same where the browser does not say when it is idle (Safari). */
const WAIT_MS = 300;

function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, WAIT_MS);
  return () => clearTimeout(timer);
}

interface WhenIdleProps {
  /** Shows the part at once, whatever else the browser does. */
  now?: boolean;
  /** A part that is not seen at first; made by `lazy`, its code is fetched when it is shown. */
  children: ReactNode;
}

/** Shows a part of the page once the browser is idle, so that the rest of the page becomes interactive before it. */
export function WhenIdle({ now = false, children }: WhenIdleProps) {
  const [isShown, setShown] = useState(now);
  if (now && !isShown) setShown(true);
  useEffect(() => onIdle(() => setShown(true)), []);
  return isShown && <Suspense fallback={null}>{children}</Suspense>;
}
