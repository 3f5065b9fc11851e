import { WATER_CODE } from '@cromia/domain/catalogue/mixing';
import { isOutOfStock } from '@cromia/domain/catalogue/product';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { listColors } from '../catalogue/color-ranges.ts';
import { type DemoProduct, PRODUCT_CLASS } from '../catalogue/products.ts';
import { DEMO_SERIALS, type DemoSerial } from '../catalogue/serials.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo, toDay } from '../shop/calendar.ts';
import { formatCode } from '../shop/terms.ts';
import { insertAll } from './bulk.ts';

/** Product ids by product code. */
export type ProductIds = ReadonlyMap<string, number>;

const TDS_LANGUAGES = ['IT', 'EN', 'DE', 'FR', 'ES', 'PL', 'RU', 'CS'];

/**
 * The mixing ratio by weight, as the sheet states it, and the share of thinner for spraying; all null for products used
 * without mixing.
 */
function parseMixing({ technical, diluent }: Pick<DemoSerial, 'technical' | 'diluent'>) {
  const [, baseParts, hardenerParts, hardenerSerial] =
    /^(\d+):(\d+) (\w+)$/.exec(technical.mixRatio ?? '') ?? [];
  const isMixed = hardenerSerial !== undefined;
  return {
    hardenerSerial: hardenerSerial ?? null,
    baseParts: isMixed ? Number(baseParts) : null,
    hardenerParts: isMixed ? Number(hardenerParts) : null,
    mixedBy: isMixed ? 'WEIGHT' : null,
    thinnerSerial: isMixed ? diluent : null,
    thinnerPercent: isMixed && diluent !== null ? (diluent === WATER_CODE ? 5 : 10) : null,
  };
}

export async function loadSerials(trx: Transaction): Promise<void> {
  await insertAll(
    trx,
    'serials',
    DEMO_SERIALS.map(
      ({ um: _um, basePrice: _price, packs: _packs, colors: _colors, dna: _dna, ...serial }) => ({
        productClass: PRODUCT_CLASS,
        ...serial,
        ...parseMixing(serial),
        technical: { ...serial.technical },
      }),
    ),
  );
  await insertAll(
    trx,
    'colors',
    DEMO_SERIALS.flatMap(({ serial, colors }) =>
      listColors(colors).map(({ color, name, hex }) => ({
        productClass: PRODUCT_CLASS,
        serial,
        color,
        colorDescription: name,
        hex,
      })),
    ),
  );
}

/** When a product that is out of stock is available again; unknown for a part of them. */
function chooseAvailableOn(product: DemoProduct, now: Date): string | null {
  if (!isOutOfStock(product)) return null;
  const prng = createPrng(`delivery ${formatCode(product)}`);
  return prng.chance(30) ? null : toDay(addDaysTo(now, prng.int(4, 45)));
}

/** Inserts the variants. Database triggers fill the search tables. */
export async function loadProducts(
  trx: Transaction,
  products: readonly DemoProduct[],
  now: Date,
): Promise<ProductIds> {
  await insertAll(
    trx,
    'products',
    products.map(({ prices, ...product }) => ({
      productClass: PRODUCT_CLASS,
      ...product,
      availableOn: chooseAvailableOn({ ...product, prices }, now),
      unitQty: product.qta,
      // Image names without images; pages show a drawing of the packaging.
      lat: `${product.serial}-${product.pkg}`,
    })),
  );
  const rows = await trx.selectFrom('products').select(['id', 'serial', 'color', 'pkg']).execute();
  return new Map(rows.map(({ id, serial, color, pkg }) => [`${serial}-${color}-${pkg}`, id]));
}

/** The id of a product. @throws when it was not loaded */
export function findProductId(ids: ProductIds, product: DemoProduct): number {
  const id = ids.get(formatCode(product));
  if (id === undefined) throw new Error(`Expected the product ${formatCode(product)} to be loaded`);
  return id;
}

export async function loadPriceLists(
  trx: Transaction,
  products: readonly DemoProduct[],
  ids: ProductIds,
): Promise<void> {
  await insertAll(
    trx,
    'priceListItems',
    products.flatMap((product) =>
      Object.entries(product.prices).map(([priceListCode, unitPrice]) => ({
        productId: findProductId(ids, product),
        priceListCode,
        unitPrice,
      })),
    ),
  );
}

/** The languages of a serial's TDS: fixed for F120, none for pastes and raw materials. */
function chooseTdsLanguages({ serial, typology }: DemoSerial): string[] {
  if (serial === 'F120') return ['IT', 'EN', 'DE'];
  if (typology === 'paste' || typology === 'raw_material') return [];
  const prng = createPrng(`tds ${serial}`);
  return prng.chance(60) ? TDS_LANGUAGES : TDS_LANGUAGES.slice(0, prng.int(1, 5));
}

/** Loads versions of technical data sheets. They have no files; the portal composes them from the serial's data. */
export async function loadTds(trx: Transaction, now: Date): Promise<void> {
  await insertAll(
    trx,
    'tdsVersions',
    DEMO_SERIALS.flatMap((demoSerial) => {
      const prng = createPrng(`tds versions ${demoSerial.serial}`);
      const newest = prng.int(1, 3);
      const published = prng.int(30, 200);
      return chooseTdsLanguages(demoSerial).flatMap((language) =>
        Array.from({ length: newest }, (_, index) => ({
          id: prng.uuid(),
          productClass: PRODUCT_CLASS,
          serial: demoSerial.serial,
          color: null,
          language,
          version: index + 1,
          fileKey: null,
          publishedAt: addDaysTo(now, -published - 240 * (newest - 1 - index)),
        })),
      );
    }),
  );
}
