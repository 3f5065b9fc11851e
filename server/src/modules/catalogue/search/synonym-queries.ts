import type { NewSynonym, SynonymListQuery } from '@cromia/domain/catalogue/search-words';
import type { UiLanguage } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { combineConditions, type SqlCondition } from '../../../platform/database/list-queries.ts';

const COLUMNS = ['id', 'language', 'term', 'synonym', 'version'] as const;
/** A new version, which makes every server reload the synonyms. */
const NEXT_VERSION = sql<number>`nextval('catalogue_version')`;

/** Conditions on `search_synonyms`. */
export function matchesSynonyms({
  language,
  searchString,
}: Partial<Pick<SynonymListQuery, 'language' | 'searchString'>>): SqlCondition {
  return combineConditions([
    language === undefined ? undefined : sql`language = ${language}`,
    searchString === undefined
      ? undefined
      : sql`strpos(search_text(term || ' ' || synonym), search_text(${searchString}::text)) > 0`,
  ]);
}

export function selectSynonyms(db: Connection, query: SynonymListQuery) {
  const { field, direction } = query.sort;
  return db
    .selectFrom('searchSynonyms')
    .select(COLUMNS)
    .$narrowType<{ language: UiLanguage }>()
    .where(matchesSynonyms(query))
    .orderBy(field, direction)
    .orderBy('id');
}

export async function findSynonym(db: Connection, id: string) {
  return db.selectFrom('searchSynonyms').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** @returns the id; undefined if the pair already exists */
export async function insertSynonym(trx: Transaction, synonym: NewSynonym): Promise<string | undefined> {
  const row = await trx
    .insertInto('searchSynonyms')
    .values(synonym)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns false if the version differs, the synonym was deleted, or the new pair already exists */
export async function replaceSynonym(
  trx: Transaction,
  id: string,
  version: number,
  synonym: NewSynonym,
): Promise<boolean> {
  const { language, term, synonym: other } = synonym;
  const row = await trx
    .updateTable('searchSynonyms')
    .set({ language, term, synonym: other, version: NEXT_VERSION })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('searchSynonyms as same')
            .select('same.id')
            .where('same.language', '=', language)
            .where('same.term', '=', term)
            .where('same.synonym', '=', other)
            .where('same.id', '<>', id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the synonym existed in this version */
export async function deleteSynonym(trx: Transaction, id: string, version: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('searchSynonyms')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
