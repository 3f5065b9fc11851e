let isPressed = false;

function trackPress(event: PointerEvent): void {
  isPressed = event.type === 'pointerdown';
}

for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  globalThis.addEventListener?.(type, trackPress, { capture: true });

/**
 * Runs an action at once, or while a pointer is pressed, after its click. An error that appears on blur moves the
 * content below it, so that the click would miss its target.
 */
export function runAfterPress(action: () => void): void {
  if (!isPressed) {
    action();
    return;
  }
  const released = new AbortController();
  const run = () => {
    released.abort();
    // The click follows within the same turn.
    setTimeout(action);
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, run, { capture: true, signal: released.signal });
}
