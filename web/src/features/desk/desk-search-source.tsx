import { type AccessAction, isAllowed } from '@cromia/domain/accounts/access';
import { LIMITS } from '@cromia/domain/limits';
import type { TablerIcon } from '@tabler/icons-react';
import { getCurrentUser } from '../../api/session';
import type { TextKey } from '../../i18n/keys';
import type { SearchHit, SearchSource } from '../shell';

/** Maximum number of hits of each kind. */
const MOST = 5;
const MARK_SIZE = 22;

/** The page of a list that has the hits. */
export const DESK_HITS_PAGE = { size: MOST };

interface DeskSearchSource {
  id: string;
  group: TextKey;
  icon: TablerIcon;
  action: AccessAction;
  /** Set for entries that are found only by their code: longer queries are not sent. */
  maxLength: number;
  find: (text: string, signal: AbortSignal) => Promise<Omit<SearchHit, 'mark'>[]>;
}

/** A source for staff in the search of the top bar (Ctrl K): entries of all customers; others never query it. */
export function createDeskSearchSource({
  icon: Icon,
  action,
  maxLength,
  find,
  ...source
}: DeskSearchSource): SearchSource {
  return {
    ...source,
    find: async (query, { signal }) => {
      const isSent = query.length >= LIMITS.customerSuggestMinLength && query.length <= maxLength;
      if (!isSent || !isAllowed(getCurrentUser(), action)) return [];
      const hits = await find(query, signal);
      return hits
        .slice(0, MOST)
        .map((hit) => ({ ...hit, mark: <Icon size={MARK_SIZE} stroke={1.5} aria-hidden /> }));
    },
  };
}
