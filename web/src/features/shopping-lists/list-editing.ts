import { createContext } from 'react';
import type { ItemEdit } from './shopping-list-queries';

/** Edits of the items that are not saved yet, by the id of the item. A quantity of null is invalid. */
export type ItemEdits = Readonly<Record<string, Omit<ItemEdit, 'quantity'> & { quantity?: number | null }>>;

export interface ListEditing {
  edits: ItemEdits;
  /** Whether the user may change the list. */
  canChange: boolean;
  change: (itemId: string, edit: ItemEdits[string]) => void;
}

/**
 * The editing of a list, for the cells of its table. A context, because new column objects would move the focus out of the
 * field at each change.
 */
export const ListEditingContext = createContext<ListEditing>({
  edits: {},
  canChange: false,
  change: () => undefined,
});
