import { createContext } from 'react';
import type { QuickRow } from './quick-rows';
import type { QuickOrderState } from './use-quick-order';

interface QuickRowActions extends Pick<QuickOrderState, 'change' | 'recheck'> {
  /** The numbers of the other ready lines with the same product. */
  findDuplicates: (row: QuickRow) => readonly number[];
}

/**
 * Actions for the cells of the table. A context, because new column objects would move the focus out of the field at each
 * change.
 */
export const QuickRowsContext = createContext<QuickRowActions | null>(null);
