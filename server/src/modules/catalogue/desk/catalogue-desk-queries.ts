import type { SerialListQuery } from '@cromia/domain/catalogue/catalogue-desk';
import type { ValueSource, ValueSources } from '@cromia/domain/integration/import';
import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import {
  combineConditions,
  isEqual,
  type SqlCondition,
  searchNamePattern,
} from '../../../platform/database/list-queries.ts';

export interface SerialKey {
  productClass: string;
  serial: string;
}
export type ColorKey = SerialKey & { color: string };
export type ProductKey = ColorKey & { pkg: string };

const SORT_COLUMNS = { serial: 'serials.serial', brand: 'serials.brand' } as const;

/** Condition on `serials`. The text matches the start of a code or part of a name. */
export function matchesSerials({ text, area }: Pick<SerialListQuery, 'text' | 'area'>): SqlCondition {
  const [code = ''] = (text ?? '').split('-');
  return combineConditions([
    isEqual('serials.area', area),
    text === undefined
      ? undefined
      : sql`((${code} <> '' AND starts_with(serials.serial, upper(${code}::text)))
          OR serials.search_text LIKE ${searchNamePattern(text)})`,
  ]);
}

/** Serials that match a query; see `matchesSerials`. */
export function selectSerials(db: Connection, { sort, ...filter }: SerialListQuery) {
  return db
    .selectFrom('serials')
    .select([
      'serials.productClass',
      'serials.serial',
      'serials.brand',
      'serials.area',
      'serials.shortDescription',
    ])
    .select([
      sql<number>`(SELECT count(*) FROM colors c WHERE c.product_class = serials.product_class AND c.serial = serials.serial)::int`.as(
        'colors',
      ),
      sql<number>`(SELECT count(*) FROM products p WHERE p.product_class = serials.product_class AND p.serial = serials.serial)::int`.as(
        'products',
      ),
    ])
    .where(matchesSerials(filter))
    .orderBy(SORT_COLUMNS[sort.field], sort.direction)
    .orderBy('serials.serial')
    .orderBy('serials.productClass');
}

export async function findSerial(db: Connection, { productClass, serial }: SerialKey) {
  return db
    .selectFrom('serials as s')
    .leftJoin('serialVersions as v', (join) =>
      join.onRef('v.productClass', '=', 's.productClass').onRef('v.serial', '=', 's.serial'),
    )
    .select([
      's.productClass',
      's.serial',
      's.brand',
      's.area',
      's.typology',
      's.family',
      's.dilution',
      's.drying',
      's.applications',
      's.intest',
      's.diluent',
      's.expires',
      's.resalt',
      's.resakg',
      's.shortDescription',
      's.longDescription',
      's.sources',
      'v.version',
    ])
    .where('s.productClass', '=', productClass)
    .where('s.serial', '=', serial)
    .$narrowType<{ shortDescription: LocalizedText; longDescription: LocalizedText; sources: ValueSources }>()
    .executeTakeFirst();
}

const MAX_COLORS = 5_000;

/** The colours of a serial with their number of packagings. */
export async function listColors(db: Connection, { productClass, serial }: SerialKey) {
  const { rows } = await sql<{
    color: string;
    hex: string | null;
    colorDescription: LocalizedText;
    products: number;
  }>`
    SELECT c.color, c.hex, c.color_description AS "colorDescription", count(p.id)::int AS products
    FROM colors c
    LEFT JOIN products p USING (product_class, serial, color)
    WHERE c.product_class = ${productClass} AND c.serial = ${serial}
    GROUP BY c.product_class, c.serial, c.color
    ORDER BY c.color
    LIMIT ${MAX_COLORS}`.execute(db);
  return rows;
}

/** The valid data sheets of a serial: TDS languages and number of SDS. */
export async function findSerialDocuments(db: Connection, { productClass, serial }: SerialKey) {
  const { rows } = await sql<{ tdsLanguages: string[]; sdsDocuments: number }>`
    SELECT
      ARRAY(SELECT DISTINCT language FROM tds_versions
        WHERE product_class = ${productClass} AND serial = ${serial} AND withdrawn_at IS NULL
        ORDER BY language) AS "tdsLanguages",
      (SELECT count(*) FROM sds_documents WHERE serial = ${serial} AND withdrawn_at IS NULL)::int AS "sdsDocuments"`.execute(
    db,
  );
  return rows[0] ?? { tdsLanguages: [], sdsDocuments: 0 };
}

/** A colour with the version of its serial. */
export async function findColor(db: Connection, { productClass, serial, color }: ColorKey) {
  return db
    .selectFrom('colors as c')
    .leftJoin('serialVersions as v', (join) =>
      join.onRef('v.productClass', '=', 'c.productClass').onRef('v.serial', '=', 'c.serial'),
    )
    .select(['c.color', 'c.hex', 'c.colorDescription', 'c.sources', 'v.version'])
    .where('c.productClass', '=', productClass)
    .where('c.serial', '=', serial)
    .where('c.color', '=', color)
    .$narrowType<{ colorDescription: LocalizedText; sources: ValueSources }>()
    .executeTakeFirst();
}

const MAX_PACKAGES = 200;

/** The packagings of a colour, sorted by content. */
export async function listProducts(db: Connection, { productClass, serial, color }: ColorKey) {
  return db
    .selectFrom('products as p')
    .leftJoin('productImages as image', 'image.lat', 'p.lat')
    .select([
      'p.id as productId',
      'p.productClass',
      'p.serial',
      'p.color',
      'p.pkg',
      'p.status',
      'p.tsc',
      'p.inStock',
      'p.availableOn',
      'p.um',
      'p.qta',
      'p.unitQty',
      'p.qtyPkgMultiplier',
      'p.dna',
      'p.plo',
      'p.lat',
      'image.version as imageVersion',
      'p.link',
      'p.newSerial',
      'p.newColor',
      'p.sources',
    ])
    .where('p.productClass', '=', productClass)
    .where('p.serial', '=', serial)
    .where('p.color', '=', color)
    .orderBy('p.qta')
    .orderBy('p.pkg')
    .limit(MAX_PACKAGES)
    .$narrowType<{ sources: ValueSources }>()
    .execute();
}

/** The list prices of products, sorted by product and price list. */
export async function listListPrices(db: Connection, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('priceListItems')
    .select(['productId', 'priceListCode', 'unitPrice', 'sources'])
    .where('productId', 'in', productIds)
    .orderBy('productId')
    .orderBy('priceListCode')
    .$narrowType<{ sources: ValueSources }>()
    .execute();
}

/** The prices of products agreed with a customer. */
export async function listAgreedPrices(db: Connection, productIds: readonly number[], customerCode: string) {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('customerPrices as agreed')
    .innerJoin('customers', 'customers.id', 'agreed.customerId')
    .select([
      'agreed.productId',
      'agreed.priceListCode',
      'agreed.unitPrice',
      'agreed.discountPct1',
      'agreed.discountPct2',
      'agreed.agentCommissionPct',
      'agreed.sources',
    ])
    .where('customers.customerCode', '=', customerCode)
    .where('agreed.productId', 'in', productIds)
    .orderBy('agreed.productId')
    .$narrowType<{ sources: ValueSources }>()
    .execute();
}

/** Name of the key or user behind each import; deleted imports are missing. */
export async function listImportOrigins(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.userId')
    .leftJoin('integrationKeys as key', 'key.id', 'imports.keyId')
    .select(['imports.id'])
    .select(({ fn }) => fn.coalesce('key.name', 'users.username').as('by'))
    .where('imports.id', 'in', ids)
    .orderBy('imports.id')
    .execute();
}

export async function listUsernames(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).orderBy('id').execute();
}

/** Locks the version of a serial, so that corrections run one after another. @returns null if it has no version */
export async function lockSerialVersion(
  trx: Transaction,
  { productClass, serial }: SerialKey,
): Promise<number | null> {
  const row = await trx
    .selectFrom('serialVersions')
    .select('version')
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .forUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

const mergeSources = (sources: Readonly<Record<string, ValueSource>>) =>
  sql<string>`sources || ${JSON.stringify(sources)}::jsonb`;

type NewSources = Readonly<Record<string, ValueSource>>;

export async function updateSerialTexts(
  trx: Transaction,
  { productClass, serial }: SerialKey,
  texts: { shortDescription?: LocalizedText; longDescription?: LocalizedText },
  sources: NewSources,
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]),
  );
  await trx
    .updateTable('serials')
    .set({ ...values, sources: mergeSources(sources) })
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .execute();
}

export async function updateColorTexts(
  trx: Transaction,
  { productClass, serial, color }: ColorKey,
  colorDescription: LocalizedText,
  sources: NewSources,
): Promise<void> {
  await trx
    .updateTable('colors')
    .set({ colorDescription: JSON.stringify(colorDescription), sources: mergeSources(sources) })
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .where('color', '=', color)
    .execute();
}

export async function updateProduct(
  trx: Transaction,
  { productClass, serial, color, pkg }: ProductKey,
  values: {
    status?: string;
    tsc?: string;
    inStock?: boolean;
    availableOn?: string | null;
    lat?: string | null;
  },
  sources: NewSources,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ ...values, sources: mergeSources(sources) })
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .where('color', '=', color)
    .where('pkg', '=', pkg)
    .execute();
}
