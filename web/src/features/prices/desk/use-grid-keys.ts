import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { moveFocusInColumn } from '../../../ui/fields/move-focus-in-column';
import type { PriceForm } from './use-price-cells';

/** A cell of the grid: its row's index in the form, and its column's position. */
export interface Cell {
  row: number;
  column: number;
}

const CELL_NAME = /^rows\.(\d+)\.cells\.(\d+)$/;

function findCell(target: EventTarget): Cell | undefined {
  const [, row, column] = target instanceof HTMLInputElement ? (CELL_NAME.exec(target.name) ?? []) : [];
  return row === undefined || column === undefined
    ? undefined
    : { row: Number.parseInt(row, 10), column: Number.parseInt(column, 10) };
}

/**
 * The focused cell of a grid, filling its value down, and the keys of a spreadsheet.
 * @param displayed indexes of the displayed rows, in their order
 */
export function useGridKeys(form: PriceForm, displayed: readonly number[], submit: () => void) {
  const [cell, setCell] = useState<Cell | null>(null);
  const fillDown = () => {
    if (cell === null) return;
    const value = form.getValues(`rows.${cell.row}.cells.${cell.column}`);
    for (const row of displayed.slice(displayed.indexOf(cell.row) + 1))
      form.setValue(`rows.${row}.cells.${cell.column}`, value, { shouldDirty: true });
    void form.trigger();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'Enter') submit();
    else if (isCommand && event.key.toLowerCase() === 'd' && findCell(event.target) !== undefined) {
      // The browser's bookmark.
      event.preventDefault();
      fillDown();
    } else moveFocusInColumn(event);
  };
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    const focused = findCell(target);
    if (focused !== undefined) setCell(focused);
  };
  return { cell, fillDown, onKeyDown, onFocus };
}
