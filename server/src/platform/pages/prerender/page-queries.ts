import type { UiLanguage } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface StoredPage {
  etag: string;
  /** Brotli-compressed HTML. */
  content: Buffer;
}

export interface PageKey {
  /** Hash of everything from which the page was rendered. */
  version: string;
  /** Path below the base path. */
  address: string;
  language: UiLanguage;
}

export async function findPage(
  db: Database,
  { version, address, language }: PageKey,
): Promise<StoredPage | undefined> {
  return db
    .selectFrom('prerenderedPages')
    .select(['etag', 'content'])
    .where('version', '=', version)
    .where('address', '=', address)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** Lists the paths of the pages stored in a language. */
export async function listAddresses(
  db: Database,
  versions: readonly string[],
  language: UiLanguage,
): Promise<string[]> {
  const rows = await db
    .selectFrom('prerenderedPages')
    .select('address')
    .where('version', 'in', versions)
    .where('language', '=', language)
    .execute();
  return rows.map(({ address }) => address);
}

/** Stores pages that no other process has stored meanwhile. */
export async function insertPages(db: Database, pages: readonly (PageKey & StoredPage)[]): Promise<void> {
  await db
    .insertInto('prerenderedPages')
    .values(pages)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Days for which unused pages are kept, because two versions may run at once, or an update may be rolled back. */
const UNUSED_DAYS = 2;

/** Marks the pages of these versions as used, so that they are not deleted. */
export async function markPagesUsed(db: Database, versions: readonly string[]): Promise<void> {
  await db
    .updateTable('prerenderedPages')
    .set({ usedOn: sql<string>`current_date` })
    .where('version', 'in', versions)
    .where('usedOn', '<', sql<string>`current_date`)
    .execute();
}

export async function deleteUnusedPages(db: Database): Promise<void> {
  await db
    .deleteFrom('prerenderedPages')
    .where('usedOn', '<', sql<string>`current_date - ${UNUSED_DAYS}::integer`)
    .execute();
}
