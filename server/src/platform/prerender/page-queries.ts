import type { UiLanguage } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A prerendered page. */
export interface StoredPage {
  etag: string;
  /** HTML, compressed by Brotli. */
  content: Buffer;
}

export interface PageKey {
  /** A hash of everything that the page was rendered from. */
  version: string;
  /** Below the base path. */
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

/** The addresses that are stored in a language. */
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

/** Stores pages, unless another process has stored them meanwhile. */
export async function insertPages(db: Database, pages: readonly (PageKey & StoredPage)[]): Promise<void> {
  await db
    .insertInto('prerenderedPages')
    .values(pages)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Days for which pages are kept after a process last used them: two versions may run at once, or an update be rolled
 * back.
 */
const UNUSED_DAYS = 2;

/** Keeps the pages of some versions from being deleted. */
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
