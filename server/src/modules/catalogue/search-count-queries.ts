import type { SearchCountListQuery } from '@cromia/domain/catalogue/search-words';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, isEqual } from '../../platform/list-queries.ts';

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

/** The terms of a query, each with what is kept of it over all weeks. */
export function searchCountList(
  db: Connection,
  { language, searchString, outcome, sort }: SearchCountListQuery,
) {
  const latest = sql<string>`(array_agg(outcome ORDER BY week DESC))[1]`;
  return db
    .selectFrom('searchCounts')
    .select([
      'term',
      'language',
      sql<number>`sum(searches)::int`.as('searches'),
      sql<number>`sum(clicks)::int`.as('clicks'),
      sql<number>`(array_agg(results ORDER BY week DESC))[1]`.as('results'),
      latest.as('outcome'),
      sql<string>`max(week)::text`.as('lastWeek'),
    ])
    .where(
      allOf([
        isEqual('language', language),
        searchString === undefined
          ? undefined
          : sql`strpos(search_text(term), search_text(${searchString}::text)) > 0`,
      ]),
    )
    .groupBy(['term', 'language'])
    .having(allOf([outcome === undefined ? undefined : sql`${latest} = ${outcome}`]))
    .orderBy(sql.ref(sort.field), sort.direction)
    .orderBy('term')
    .orderBy('language');
}
