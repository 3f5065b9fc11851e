import { isAllowed } from '@cromia/domain/accounts/access';
import {
  deriveProductStatus,
  type PricesAndDiscounts,
  type ProductDetail,
  type ProductVariant,
} from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { type LocalizedText, type ProductLanguage, reduceToLanguage } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../platform/access/viewer.ts';
import { createBatchLoader } from '../../platform/database/batch-loader.ts';
import type { Connection, Database } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { resolveOptionalActingCustomer } from '../customers/index.ts';
import {
  type ColorKey,
  findSerialFacts,
  listSerialVersions,
  listVariants,
  listVariantTerms,
  type SerialFactsRow,
  type TermsKey,
  type VariantRow,
} from './catalogue-queries.ts';
import { filterPricesForViewer, toFullPrices } from './prices.ts';

/** Cache size in entries of colour selectors, over all serials; each takes about 300 bytes. */
const CACHED_SELECTOR_COLORS = 60_000;
/** Cache size in colours, each with its packagings; about 3 KB each. */
const CACHED_COLORS = 4_000;

/** The part of a packaging that is the same for every viewer, with further fields of the displayed product. */
interface CachedVariant extends Omit<ProductVariant, 'pricesAndDiscounts'> {
  hex: string | null;
  link: string | null;
  colorDescription: LocalizedText;
}

interface CachedColor {
  version: number;
  variants: readonly CachedVariant[];
}

/** The terms of a packaging as the viewer sees them. */
interface Terms {
  preferred: boolean;
  pricesAndDiscounts: PricesAndDiscounts | null;
}

const NO_TERMS: Terms = { preferred: false, pricesAndDiscounts: null };

function cachedVariant(row: VariantRow, lang: ProductLanguage | undefined): CachedVariant {
  const { productClass, serial, color, pkg, newSerial, newColor } = row;
  return {
    id: { productClass, serial, color, pkg },
    pkg,
    um: row.um,
    qta: row.qta,
    unitQty: row.unitQty,
    qtyPkgMultiplier: row.qtyPkgMultiplier,
    dna: row.dna,
    plo: row.plo,
    tsc: row.tsc,
    status: row.status,
    inStock: row.inStock,
    availability: deriveProductStatus(row),
    productCodeChange: newSerial !== null && newColor !== null ? { newSerial, newColor } : null,
    image: row.lat,
    imageVersion: row.imageVersion,
    hex: row.hex,
    link: row.link,
    colorDescription: reduceToLanguage(row.colorDescription, lang),
  };
}

async function readColor(
  db: Connection,
  key: ColorKey,
  lang: ProductLanguage | undefined,
): Promise<CachedColor | undefined> {
  const rows = await listVariants(db, key);
  const [first] = rows;
  if (first === undefined) return undefined;
  return { version: first.version, variants: rows.map((row) => cachedVariant(row, lang)) };
}

async function readSerial(
  db: Connection,
  key: ColorKey,
  lang: ProductLanguage | undefined,
): Promise<SerialFactsRow | undefined> {
  const row = await findSerialFacts(db, key);
  return (
    row && {
      ...row,
      shortDescription: reduceToLanguage(row.shortDescription, lang),
      longDescription: reduceToLanguage(row.longDescription, lang),
      colors: row.colors.map((color) => ({
        ...color,
        colorDescription: reduceToLanguage(color.colorDescription, lang),
      })),
    }
  );
}

/** Returns the cached value if its version is current, otherwise reads and caches it. */
async function cachedIn<Value extends { version: number }>(
  cache: LRUCache<string, Value>,
  key: string,
  version: number,
  read: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const known = cache.get(key);
  if (known !== undefined && known.version >= version) return known;
  const fresh = await read();
  if (fresh !== undefined) cache.set(key, fresh);
  return fresh;
}

/**
 * Id of the customer whose prices are shown; null if no prices are shown. A CUSTOMER's id comes from the account,
 * without a query.
 * @throws Problem as `resolveOptionalActingCustomer`
 */
async function buyerOf(
  db: Connection,
  viewer: Viewer | null,
  customerCode: string | undefined,
): Promise<string | null> {
  if (!isAllowed(viewer, 'catalogue.prices')) return null;
  if (viewer?.role === 'CUSTOMER' && customerCode === undefined) return viewer.customerId;
  return (await resolveOptionalActingCustomer(db, viewer, customerCode))?.id ?? null;
}

/**
 * Product details (section 3; contract, "Prices by viewer"). Data that all viewers share is cached with the version of
 * the serial. Each call queries the current version and, for a customer, the prices. Removed products are returned too,
 * with their status.
 */
export function createProductDetailReader(db: Database) {
  const serials = new LRUCache<string, SerialFactsRow>({
    maxSize: CACHED_SELECTOR_COLORS,
    sizeCalculation: ({ colors }) => colors.length + 10,
  });
  const colors = new LRUCache<string, CachedColor>({ max: CACHED_COLORS });
  const versionOf = createBatchLoader((keys: readonly ColorKey[]) => listSerialVersions(db, keys));
  const termsOf = createBatchLoader((keys: readonly TermsKey[]) => listVariantTerms(db, keys));

  /**
   * A product with its variants and the colours of its serial.
   * @throws Problem NotFound for an unknown code, or a customer that the viewer may not act for
   */
  return async (
    viewer: Viewer | null,
    { pkg, ...key }: ProductCode,
    { customerCode, lang }: { customerCode?: string | undefined; lang?: ProductLanguage | undefined },
  ): Promise<ProductDetail> => {
    const customerId = await buyerOf(db, viewer, customerCode);
    const rows = customerId === null ? [] : await termsOf({ ...key, customerId });
    const version = customerId === null ? await versionOf(key) : rows[0]?.version;
    if (version === undefined) throw new Problem('NotFound');
    const serialKey = `${lang} ${key.productClass}/${key.serial}`;
    const color = await cachedIn(colors, `${serialKey}/${key.color}`, version, () =>
      readColor(db, key, lang),
    );
    const facts = await cachedIn(serials, serialKey, version, () => readSerial(db, key, lang));
    const shown = color?.variants.find((variant) => variant.pkg === pkg);
    if (color === undefined || facts === undefined || shown === undefined) throw new Problem('NotFound');
    const terms = new Map<string, Terms>(
      rows.map((row) => [
        row.pkg,
        { preferred: row.preferred, pricesAndDiscounts: filterPricesForViewer(viewer, toFullPrices(row)) },
      ]),
    );
    const variants = color.variants.map((variant) => ({
      ...variant,
      pricesAndDiscounts: (terms.get(variant.pkg) ?? NO_TERMS).pricesAndDiscounts,
    }));
    return { ...facts, ...shown, lat: shown.image, ...(terms.get(pkg) ?? NO_TERMS), variants };
  };
}
