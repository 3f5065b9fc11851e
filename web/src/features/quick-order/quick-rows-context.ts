import { createContext } from 'react';
import type { QuickRow } from './quick-rows';
import type { QuickOrdering } from './use-quick-order';

interface QuickRowActions extends Pick<QuickOrdering, 'change' | 'recheck'> {
  /** The other lines that name the same product. */
  twinsOf: (row: QuickRow) => readonly number[];
}

/** What the cells of the table do; its columns stay the same objects, or each change would take the focus away. */
export const QuickRowsContext = createContext<QuickRowActions | null>(null);
