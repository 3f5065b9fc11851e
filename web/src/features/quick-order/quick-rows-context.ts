import { createContext } from 'react';
import type { QuickRow } from './quick-rows';

/** What the cells of the table do; its columns stay the same objects, or each change would take the focus away. */
export const QuickRowsContext = createContext<{ change: (row: QuickRow) => void } | null>(null);
