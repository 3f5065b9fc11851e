import { type AccessAction, isAllowed } from '@cromia/domain/accounts/access';
import { LIMITS } from '@cromia/domain/limits';
import type { TablerIcon } from '@tabler/icons-react';
import { getCurrentUser } from '../../api/session';
import type { TextKey } from '../../i18n/keys';
import type { SearchHit, SearchSource } from '../shell';

/** Maximum number of hits of each source. */
const MAX_HITS = 5;
/** In pixels. */
const ICON_SIZE = 22;

/** Page parameters of the request for hits. */
export const DESK_HITS_PAGE = { size: MAX_HITS };

interface DeskSearchSource {
  id: string;
  group: TextKey;
  icon: TablerIcon;
  action: AccessAction;
  /** Maximum length of a query; longer ones are not sent. */
  maxLength: number;
  find: (text: string, signal: AbortSignal) => Promise<Omit<SearchHit, 'mark'>[]>;
}

/** Creates a source of the search in the top bar (Ctrl K) for staff: the entries of all customers. Others never query it. */
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
      const isSearchable = query.length >= LIMITS.customerSuggestMinLength && query.length <= maxLength;
      if (!isSearchable || !isAllowed(getCurrentUser(), action)) return [];
      const hits = await find(query, signal);
      return hits
        .slice(0, MAX_HITS)
        .map((hit) => ({ ...hit, mark: <Icon size={ICON_SIZE} stroke={1.5} aria-hidden /> }));
    },
  };
}
