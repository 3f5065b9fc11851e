import type { ComponentProps, MouseEvent } from 'react';

/** As Mantine draws the element of a button. */
interface BusyButton extends ComponentProps<'button'> {
  'data-disabled'?: boolean;
}

/** A press that comes while the last one is at work does nothing; Enter in a form is such a press of its button. */
function hold(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The properties that show a button at work: it looks busy, takes no press, and keeps the focus, so that the person who pressed
 * it by keyboard goes on from there. Mantine's `loading` alone disables it, and the focus falls to the page.
 */
export function whileBusy(busy: boolean) {
  if (!busy) return { loading: false };
  return {
    loading: true,
    renderRoot: ({ disabled: _busy, ...drawn }: BusyButton) => (
      <button {...drawn} disabled={drawn['data-disabled'] === true} aria-disabled aria-busy onClick={hold} />
    ),
  };
}
