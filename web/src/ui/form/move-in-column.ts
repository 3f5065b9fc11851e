import type { KeyboardEvent } from 'react';

/**
 * Leads from a cell of a table to the next of its column, as a spreadsheet does: Enter and the arrow keys, with Shift
 * Enter upwards. Put it on what surrounds the table.
 */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined) return;
  const up = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
  const down = key === 'ArrowDown' || (key === 'Enter' && !shiftKey);
  if (!up && !down) return;
  // Enter sends no form from here: half of the cells may still be empty.
  event.preventDefault();
  const column = currentTarget.querySelectorAll<HTMLInputElement>(
    `input[data-column="${target.dataset.column}"]`,
  );
  const cells = [...column];
  cells[cells.indexOf(target) + (up ? -1 : 1)]?.focus();
}
