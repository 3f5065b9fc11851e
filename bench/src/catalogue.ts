import { sql } from 'kysely';
import { listColors } from '../../server/demo/catalogue/color-ranges.ts';
import { listPackagings } from '../../server/demo/catalogue/packagings.ts';
import { DEMO_SERIALS, type DemoSerial } from '../../server/demo/catalogue/serials.ts';
import { insertAll } from '../../server/demo/load/bulk.ts';
import type { Database, Transaction } from '../../server/src/platform/database/connection.ts';

const PRODUCT_CLASS = '3';
const COLORS_PER_SERIAL = 40;
const SERIALS_PER_BATCH = 50;
const LISTS = [
  ['RIV', 1],
  ['IND', 0.86],
  ['DIL', 0.74],
] as const;

const SHADES = listColors('ral');
const PACKAGINGS = listPackagings('tinsPlus');
const VARIANTS_PER_SERIAL = COLORS_PER_SERIAL * PACKAGINGS.length;

/** A serial derived from a demo serial: the same texts and characteristics under a new code. */
function toSerialRow(template: DemoSerial, serial: string) {
  const { um: _um, basePrice: _price, packs: _packs, colors: _colors, dna: _dna, ...facts } = template;
  return { productClass: PRODUCT_CLASS, ...facts, serial, technical: { ...facts.technical } };
}

/** Forty shades, a different selection for each serial, so that no colour belongs to all serials. */
function selectShades(index: number) {
  return Array.from(
    { length: COLORS_PER_SERIAL },
    (_, n) => SHADES[(index * 7 + n * 5) % SHADES.length],
  ).filter((shade) => shade !== undefined);
}

function toProductRows(template: DemoSerial, serial: string, index: number) {
  return selectShades(index).flatMap(({ color }, position) =>
    PACKAGINGS.map((packaging) => ({
      productClass: PRODUCT_CLASS,
      serial,
      color,
      pkg: packaging.pkg,
      // 1 in 100 is discontinued; 1 in 50 is out of stock.
      status: (index + position) % 100 === 99 ? 'E' : 'A',
      tsc: 'S',
      inStock: (index + position) % 50 !== 49,
      um: template.um,
      qta: packaging.qta,
      unitQty: packaging.qta,
      qtyPkgMultiplier: packaging.multiplier,
      dna: template.dna,
      plo: packaging.qta + packaging.tare,
    })),
  );
}

async function addSerials(
  trx: Transaction,
  serials: { template: DemoSerial; serial: string; index: number }[],
) {
  await insertAll(
    trx,
    'serials',
    serials.map(({ template, serial }) => toSerialRow(template, serial)),
  );
  await insertAll(
    trx,
    'colors',
    serials.flatMap(({ serial, index }) =>
      selectShades(index).map(({ color, name, hex }) => ({
        productClass: PRODUCT_CLASS,
        serial,
        color,
        colorDescription: name,
        hex,
      })),
    ),
  );
  await insertAll(
    trx,
    'products',
    serials.flatMap(({ template, serial, index }) => toProductRows(template, serial, index)),
  );
}

async function addPrices(trx: Transaction): Promise<void> {
  for (const [list, factor] of LISTS) {
    await sql`
      INSERT INTO price_list_items (product_id, price_list_code, unit_price)
      SELECT p.id, ${list}, round((4 + p.id % 1900 / 100.0) * ${factor}::numeric, 4) FROM products p
      WHERE p.product_class = ${PRODUCT_CLASS}
      ON CONFLICT DO NOTHING`.execute(trx);
  }
}

/** Adds serials in forty colours and four packagings to the demo data until there are `variants` variants. */
export async function fillCatalogue(
  db: Database,
  variants: number,
  onProgress: (loaded: number) => void,
): Promise<{ variants: number; serials: number; colors: number }> {
  const { present: existing } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('present'))
    .executeTakeFirstOrThrow();
  const missing = Math.ceil((variants - existing) / VARIANTS_PER_SERIAL);
  const serials = Array.from({ length: missing }, (_, index) => ({
    template: DEMO_SERIALS[index % DEMO_SERIALS.length],
    serial: `${'BGJKLNOQRUVXY'[index % 13]}${100 + index}`,
    index,
  })).flatMap(({ template, ...rest }) => (template ? [{ template, ...rest }] : []));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < serials.length; start += SERIALS_PER_BATCH) {
      await addSerials(trx, serials.slice(start, start + SERIALS_PER_BATCH));
      onProgress(Math.min(variants, existing + (start + SERIALS_PER_BATCH) * VARIANTS_PER_SERIAL));
    }
    await addPrices(trx);
  });
  await sql`VACUUM (ANALYZE)`.execute(db);
  const count = async (table: 'products' | 'serials' | 'colors') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return {
    variants: await count('products'),
    serials: await count('serials'),
    colors: await count('colors'),
  };
}
