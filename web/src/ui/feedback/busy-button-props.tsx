import type { ComponentProps, MouseEvent } from 'react';

/** Props with which Mantine renders the element of a button. */
interface ButtonElementProps extends ComponentProps<'button'> {
  'data-disabled'?: boolean;
}

/** Ignores presses while the last one is being processed; Enter in a form presses its button too. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Props of a busy button: it looks busy and ignores presses, but keeps the focus for keyboard users. Mantine's
 * `loading` disables the button, which loses the focus.
 */
export function busyButtonProps(busy: boolean) {
  if (!busy) return { loading: false };
  return {
    loading: true,
    renderRoot: ({ disabled: _busy, ...buttonProps }: ButtonElementProps) => (
      <button
        {...buttonProps}
        disabled={buttonProps['data-disabled'] === true}
        aria-disabled
        aria-busy
        onClick={ignorePress}
      />
    ),
  };
}
