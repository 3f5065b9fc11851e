import type { KeyboardEvent } from 'react';

/**
 * Moves the focus within a column of a table, as in a spreadsheet: Enter and the arrow keys, Shift Enter upwards.
 * Attach it to an element around the table.
 */
export function moveFocusInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined) return;
  const up = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
  const down = key === 'ArrowDown' || (key === 'Enter' && !shiftKey);
  if (!up && !down) return;
  // Enter does not submit the form, since many cells may still be empty.
  event.preventDefault();
  const column = currentTarget.querySelectorAll<HTMLInputElement>(
    `input[data-column="${target.dataset.column}"]`,
  );
  const cells = [...column];
  cells[cells.indexOf(target) + (up ? -1 : 1)]?.focus();
}
