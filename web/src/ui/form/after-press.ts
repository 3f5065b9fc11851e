let isPressed = false;

function follow(event: PointerEvent): void {
  isPressed = event.type === 'pointerdown';
}

for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  globalThis.addEventListener?.(type, follow, { capture: true });

/**
 * Does something at once, or, while a pointer is pressed, once its click has arrived. An error that appears on leaving a
 * field moves what stands below it: the click that left the field would miss what it was meant for.
 */
export function afterPress(action: () => void): void {
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
