import { createContext } from 'react';
import type { QuickRow } from './quick-rows';
import type { QuickOrderState } from './use-quick-order';

interface QuickRowActions extends Pick<QuickOrderState, 'change' | 'recheck'> {
  /** The other lines that name the same product. */
  twinsOf: (row: QuickRow) => readonly number[];
}

/**
 * Actions for the cells of the table. A context, because new column objects would take the focus away at each change.
 */
export const QuickRowsContext = createContext<QuickRowActions | null>(null);
