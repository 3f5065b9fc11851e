import { LIMITS } from '@cromia/domain/limits';
import type { ImageListQuery, ImageType } from '@cromia/domain/product-images/product-image';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { combineConditions, containsPattern } from '../../platform/database/list-queries.ts';

export async function findImage(db: Connection, lat: string) {
  return db
    .selectFrom('productImages')
    .select(['lat', 'checksum', 'version'])
    .where('lat', '=', lat)
    .executeTakeFirst();
}

/** Same as `findImage`, and locks the image until the transaction ends. */
export async function lockImage(trx: Transaction, lat: string) {
  return trx
    .selectFrom('productImages')
    .select(['checksum', 'version'])
    .where('lat', '=', lat)
    .forUpdate()
    .executeTakeFirst();
}

/** Serialises storing and deleting the files of one checksum until the transaction ends. */
export async function lockFiles(trx: Transaction, checksum: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('product image ' || ${checksum}::text, 0))`.execute(
    trx,
  );
}

/** The checksums that at least one image uses. */
export async function findStoredChecksums(
  db: Connection,
  checksums: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('productImages')
    .select('checksum')
    .distinct()
    .where(sql<SqlBool>`checksum = ANY(${checksums}::text[])`)
    .execute();
  return new Set(rows.map(({ checksum }) => checksum));
}

/** Records that an image no longer uses the files of a checksum. Other images may still use them. */
export async function recordRemoval(trx: Transaction, checksum: string): Promise<void> {
  await trx
    .insertInto('removedProductImages')
    .values({ checksum })
    .onConflict((conflict) => conflict.column('checksum').doUpdateSet({ removedAt: sql<Date>`now()` }))
    .execute();
}

/** The time since which no image uses the files of a checksum; undefined for files that no image ever used. */
export async function findRemovalTime(db: Connection, checksum: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('removedProductImages')
    .select('removedAt')
    .where('checksum', '=', checksum)
    .executeTakeFirst();
  return row?.removedAt;
}

/** Deletes a removal record after its files are deleted. */
export async function deleteRemoval(trx: Transaction, checksum: string): Promise<void> {
  await trx.deleteFrom('removedProductImages').where('checksum', '=', checksum).execute();
}

interface ImageRow {
  lat: string;
  checksum: string;
  mediaType: ImageType;
  size: number;
  width: number;
  height: number;
  storedAt: Date;
  userId: string | null;
  keyId: string | null;
}

/** Stores an image under its name and replaces an earlier one. @returns its version */
export async function upsertImage(trx: Transaction, image: ImageRow): Promise<string> {
  const { lat: _name, ...content } = image;
  const { version } = await trx
    .insertInto('productImages')
    .values(image)
    .onConflict((conflict) => conflict.column('lat').doUpdateSet(content))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** @returns whether the image still existed in this version */
export async function deleteImage(trx: Transaction, lat: string, version: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('productImages')
    .where('lat', '=', lat)
    .where('version', '=', version)
    .returning('lat')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds the image name, of a product or a stored image, that matches one of the names, ignoring case; an exact match
 * wins.
 */
export async function findLat(db: Connection, names: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ lat: string }>`
    SELECT lat
    FROM (SELECT lat FROM products WHERE lat IS NOT NULL UNION SELECT lat FROM product_images) names
    JOIN unnest(${names}::text[]) WITH ORDINALITY AS name (name, place) ON lower(lat) = lower(name.name)
    ORDER BY lat <> name.name, name.place, lat
    LIMIT 1`.execute(db);
  return rows[0]?.lat;
}

/** The image names of products, and those of stored images that no product uses. */
export function selectImages(db: Connection, { searchString, state, sort }: ImageListQuery) {
  const imageNames = sql<{ lat: string; products: number; serials: string[]; checksum: string | null }>`(
    SELECT coalesce(p.lat, i.lat) AS lat, coalesce(p.products, 0)::int AS products,
      coalesce(p.serials, '{}') AS serials, i.checksum
    FROM (
      SELECT lat, count(*) AS products, (array_agg(DISTINCT serial ORDER BY serial))[1:${sql.lit(LIMITS.imageSerials)}] AS serials
      FROM products WHERE lat IS NOT NULL AND status <> 'E'
      GROUP BY lat
    ) p
    FULL JOIN product_images i USING (lat)
  )`;
  const isSearched =
    searchString === undefined
      ? undefined
      : sql<SqlBool>`(image_names.lat ILIKE ${containsPattern(searchString)} OR upper(${searchString}::text) = ANY(image_names.serials))`;
  const isStored =
    state === undefined
      ? undefined
      : sql<SqlBool>`(image_names.checksum IS NOT NULL) = ${sql.lit(state === 'STORED')}`;
  const field = {
    lat: 'imageNames.lat',
    products: 'imageNames.products',
    storedOn: 'image.storedAt',
  } as const;
  return db
    .selectFrom(imageNames.as('imageNames'))
    .leftJoin('productImages as image', 'image.lat', 'imageNames.lat')
    .leftJoin('users', 'users.id', 'image.userId')
    .leftJoin('integrationKeys as key', 'key.id', 'image.keyId')
    .select([
      'imageNames.lat',
      'imageNames.products',
      'imageNames.serials',
      'image.version',
      'image.width',
      'image.height',
      'image.size',
      'image.storedAt',
    ])
    .select(({ fn }) => fn.coalesce('users.username', 'key.name').as('storedBy'))
    .where(combineConditions([isSearched, isStored]))
    .orderBy(field[sort.field], (order) =>
      (sort.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('imageNames.lat');
}
