const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"] *';

/**
 * Ref of an element in a notification with `tabIndex: -1`: moves the focus to the notification when it appears, unless
 * the user is in a field or dialog.
 */
export function focusToast(element: HTMLElement | null): void {
  if (element === null || document.activeElement?.matches(TYPING)) return;
  element.closest<HTMLElement>('[role="alert"]')?.focus({ preventScroll: true });
}
