import type { SearchCount, SearchCountListQuery } from '@cromia/domain/catalogue/search-words';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf } from '../../platform/list-queries.ts';

const THIS_WEEK = sql`date_trunc('week', now())::date`;

export interface CountedSearch {
  language: string;
  term: string;
  searches: number;
  results: number;
  outcome: string;
}

/** Adds searches to those of this week. Of new terms, as many as the week still takes: nobody can fill the table. */
export async function addSearches(db: Connection, counted: readonly CountedSearch[]): Promise<void> {
  await sql`
    WITH given AS (
      SELECT given.*, kept.term IS NOT NULL AS is_known
      FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        AS given (language text, term text, searches int, results int, outcome text)
      LEFT JOIN search_counts kept
        ON kept.week = ${THIS_WEEK} AND kept.language = given.language AND kept.term = given.term
    ), added AS (
      SELECT * FROM given WHERE NOT is_known
      LIMIT greatest(0, ${LIMITS.searchTermsPerWeek} - (SELECT count(*) FROM search_counts WHERE week = ${THIS_WEEK}))
    )
    INSERT INTO search_counts (week, language, term, searches, results, outcome)
    SELECT ${THIS_WEEK}, language, term, searches, results, outcome
    FROM (SELECT * FROM given WHERE is_known UNION ALL SELECT * FROM added) counted
    ORDER BY language, term
    ON CONFLICT (week, language, term) DO UPDATE
    SET searches = search_counts.searches + excluded.searches, results = excluded.results, outcome = excluded.outcome
    `.execute(db);
}

/** Adds opened results to searches of this week; a term that was not searched for counts nothing. */
export async function addClicks(
  db: Connection,
  clicked: readonly { language: string; term: string; clicks: number }[],
): Promise<void> {
  await sql`
    UPDATE search_counts SET clicks = search_counts.clicks + given.clicks
    FROM jsonb_to_recordset(${JSON.stringify(clicked)}::jsonb) AS given (language text, term text, clicks int)
    WHERE week = ${THIS_WEEK} AND search_counts.language = given.language AND search_counts.term = given.term
    `.execute(db);
}

type CountFilter = Pick<SearchCountListQuery, 'language' | 'searchString' | 'outcome'>;

/** The terms with what is kept of them, over all weeks. */
function terms({ language, searchString, outcome }: CountFilter) {
  const where = allOf([
    language === undefined ? undefined : sql`language = ${language}`,
    searchString === undefined
      ? undefined
      : sql`strpos(search_text(term), search_text(${searchString}::text)) > 0`,
  ]);
  const latest = sql`(array_agg(outcome ORDER BY week DESC))[1]`;
  return sql`
    SELECT term, language, sum(searches)::int AS searches, sum(clicks)::int AS clicks,
      (array_agg(results ORDER BY week DESC))[1] AS results, ${latest} AS outcome, max(week)::text AS last_week
    FROM search_counts
    WHERE ${where}
    GROUP BY term, language
    HAVING ${outcome === undefined ? sql`true` : sql`${latest} = ${outcome}`}`;
}

const SORT_COLUMNS = { searches: 'searches', term: 'term', clicks: 'clicks', lastWeek: 'last_week' } as const;

/** One page of the terms; term and language break ties. */
export async function listSearchCounts(
  db: Connection,
  { page, size, sort, ...filter }: SearchCountListQuery,
): Promise<SearchCount[]> {
  const { rows } = await sql<SearchCount>`
    ${terms(filter)}
    ORDER BY ${sql.ref(SORT_COLUMNS[sort.field])} ${sql.raw(sort.direction)}, term, language
    LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return rows;
}

export async function countSearchCounts(db: Connection, filter: CountFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${terms(filter)}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
