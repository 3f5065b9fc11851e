import type { SearchOutcome } from '@cromia/domain/catalogue/search';
import {
  type SearchCount,
  type SearchCountListQuery,
  searchCountSchema,
} from '@cromia/domain/catalogue/search-words';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Connection, Database } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import {
  addClickCounts,
  addSearchCounts,
  type CountedSearch,
  selectSearchCounts,
} from './search-count-queries.ts';

const WRITE_INTERVAL_MS = 1_000;
/** Maximum number of different terms buffered between two writes; real users do not reach it. */
const MAX_TERMS = 2_000;

interface Search {
  text: string;
  language: string;
  results: number;
  outcome: SearchOutcome;
}

/** Normalises blanks and capitals, so that variants count as one term. */
const normalizeTerm = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Counts searches by term and language, and clicks on results, without personal data. Counts are buffered and written
 * once a second, so searches do not wait for the write. A crash loses the buffer; `close` writes the rest of it.
 */
export function createSearchCounter(db: Database, log: Pick<Logger, 'warn'>) {
  let searches = new Map<string, CountedSearch>();
  let clicks = new Map<string, { language: string; term: string; clicks: number }>();

  async function write(): Promise<void> {
    if (searches.size + clicks.size === 0) return;
    const [counted, clicked] = [[...searches.values()], [...clicks.values()]];
    searches = new Map();
    clicks = new Map();
    try {
      if (counted.length > 0) await addSearchCounts(db, counted);
      if (clicked.length > 0) await addClickCounts(db, clicked);
    } catch (error) {
      log.warn({ err: error }, 'failed to store search counts');
    }
  }

  const timer = setInterval(() => void write(), WRITE_INTERVAL_MS);
  timer.unref();

  return {
    countSearch({ text, language, results, outcome }: Search): void {
      const term = normalizeTerm(text);
      const key = `${language} ${term}`;
      const previous = searches.get(key);
      if (!previous && searches.size >= MAX_TERMS) return;
      searches.set(key, { language, term, searches: (previous?.searches ?? 0) + 1, results, outcome });
    },

    countClick(text: string, language: string): void {
      const term = normalizeTerm(text);
      const key = `${language} ${term}`;
      const previous = clicks.get(key);
      if (!previous && clicks.size >= MAX_TERMS) return;
      clicks.set(key, { language, term, clicks: (previous?.clicks ?? 0) + 1 });
    },

    async close(): Promise<void> {
      clearInterval(timer);
      await write();
    },
  };
}

export type SearchCounter = ReturnType<typeof createSearchCounter>;

/** One page of search terms with their counts, for staff. */
export function readSearchCounts(
  db: Connection,
  query: SearchCountListQuery,
): Promise<LimitedPage<SearchCount>> {
  return readPage(db, selectSearchCounts(db, query), query, (row) => searchCountSchema.parse(row));
}
