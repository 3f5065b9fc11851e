import type { SearchCountListQuery } from '@cromia/domain/catalogue/search-words';
import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { sqlTimeAgo } from '../../../platform/database/ago.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { combineConditions, isEqual } from '../../../platform/database/list-queries.ts';

const THIS_WEEK = sql`date_trunc('week', now())::date`;

export interface CountedSearch {
  language: string;
  term: string;
  searches: number;
  results: number;
  outcome: string;
}

/**
 * Adds searches to the current week. The terms of a week are limited: when it is full, new terms replace random ones
 * that were searched once. Therefore nobody can exclude other users' terms by flooding the table.
 */
export async function addSearchCounts(db: Connection, counted: readonly CountedSearch[]): Promise<void> {
  await sql`
    WITH counted AS (
      SELECT new_count.*, existing.term IS NOT NULL AS is_existing
      FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        AS new_count (language text, term text, searches int, results int, outcome text)
      LEFT JOIN search_counts existing
        ON existing.week = ${THIS_WEEK} AND existing.language = new_count.language AND existing.term = new_count.term
    ), capacity AS (
      SELECT ${LIMITS.searchTermsPerWeek} - count(*) AS terms FROM search_counts WHERE week = ${THIS_WEEK}
    ), replaced AS (
      DELETE FROM search_counts deleted USING (
        SELECT week, language, term FROM search_counts
        WHERE week = ${THIS_WEEK} AND searches = 1 AND clicks = 0
          AND (language, term) NOT IN (SELECT language, term FROM counted)
        ORDER BY random()
        LIMIT greatest(0, (SELECT count(*) FROM counted WHERE NOT is_existing) - (SELECT terms FROM capacity))
      ) single_search
      WHERE deleted.week = single_search.week AND deleted.language = single_search.language
        AND deleted.term = single_search.term
      RETURNING 1
    ), added AS (
      SELECT * FROM counted WHERE NOT is_existing
      ORDER BY searches DESC
      LIMIT greatest(0, (SELECT terms FROM capacity) + (SELECT count(*) FROM replaced))
    )
    INSERT INTO search_counts (week, language, term, searches, results, outcome)
    SELECT ${THIS_WEEK}, language, term, searches, results, outcome
    FROM (SELECT * FROM counted WHERE is_existing UNION ALL SELECT * FROM added) stored
    ORDER BY language, term
    ON CONFLICT (week, language, term) DO UPDATE
    SET searches = search_counts.searches + excluded.searches, results = excluded.results, outcome = excluded.outcome
    `.execute(db);
}

/** Adds clicks to this week's terms; ignores terms without a search this week. */
export async function addClickCounts(
  db: Connection,
  clicked: readonly { language: string; term: string; clicks: number }[],
): Promise<void> {
  await sql`
    UPDATE search_counts SET clicks = search_counts.clicks + clicked.clicks
    FROM jsonb_to_recordset(${JSON.stringify(clicked)}::jsonb) AS clicked (language text, term text, clicks int)
    WHERE week = ${THIS_WEEK} AND search_counts.language = clicked.language AND search_counts.term = clicked.term
    `.execute(db);
}

/** Search terms that match a query, each with its counts over all weeks. */
export function selectSearchCounts(
  db: Connection,
  { language, searchString, outcome, once, sort }: SearchCountListQuery,
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
      sql<boolean>`(language, search_text(term)) IN (
        SELECT language, search_text(term) FROM search_synonyms
        UNION ALL SELECT language, search_text(synonym) FROM search_synonyms
      )`.as('hasSynonym'),
    ])
    .where(
      combineConditions([
        isEqual('language', language),
        searchString === undefined
          ? undefined
          : sql`strpos(search_text(term), search_text(${searchString}::text)) > 0`,
      ]),
    )
    .groupBy(['term', 'language'])
    .having(
      combineConditions([
        outcome === undefined ? undefined : sql`${latest} = ${outcome}`,
        once ? sql`sum(searches) = 1` : sql`sum(searches) > 1`,
      ]),
    )
    .orderBy(sql.ref(sort.field), sort.direction)
    .orderBy('term')
    .orderBy('language');
}

/** Deletes counts older than `searchCountRetentionWeeks`. */
export async function purgeSearchCounts(db: Connection): Promise<void> {
  await db
    .deleteFrom('searchCounts')
    .where(sql<boolean>`week < ${sqlTimeAgo('days', 7 * LIMITS.searchCountRetentionWeeks)}`)
    .execute();
}
