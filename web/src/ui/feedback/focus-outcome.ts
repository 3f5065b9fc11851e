/** Scrolls a message into view; of one that is taller than the window, its beginning. */
export function scrollToMessage(element: HTMLElement | null): void {
  if (element === null) return;
  const isTall = element.offsetHeight > window.innerHeight / 2;
  element.scrollIntoView({ block: isTall ? 'start' : 'center' });
}

/**
 * Ref of the outcome of a form, with `tabIndex={-1}`: moves the focus to it and scrolls it into view, since the form or
 * the pressed button that had the focus is removed.
 */
export function focusOutcome(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  scrollToMessage(element);
}
