import { isAllowed } from '@cromia/domain/accounts/access';
import {
  deriveProductStatus,
  type PricesAndDiscounts,
  type ProductDetail,
  type ProductVariant,
  toAvailableOn,
} from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import {
  chooseLanguage,
  type LocalizedText,
  type ProductLanguage,
  reduceToLanguage,
} from '@cromia/domain/languages';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { resolveOptionalActingCustomer } from '../customers/index.ts';
import { findHazard, toHazardLabel } from '../hazards/index.ts';
import {
  findSerialFacts,
  listVariants,
  listVariantTerms,
  type SerialFactsRow,
  type VariantRow,
} from './catalogue-queries.ts';
import { filterPricesForViewer, toFullPrices } from './prices.ts';

/** The part of a packaging that is the same for every viewer, with further fields of the displayed product. */
interface SharedVariant extends Omit<ProductVariant, 'pricesAndDiscounts'> {
  hex: string | null;
  link: string | null;
  colorDescription: LocalizedText;
}

/** The terms of a packaging as the viewer sees them. */
interface Terms {
  preferred: boolean;
  pricesAndDiscounts: PricesAndDiscounts | null;
}

const NO_TERMS: Terms = { preferred: false, pricesAndDiscounts: null };

function toVariant(row: VariantRow, lang: ProductLanguage | undefined): SharedVariant {
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
    availableOn: toAvailableOn(row),
    availability: deriveProductStatus(row),
    productCodeChange: newSerial !== null && newColor !== null ? { newSerial, newColor } : null,
    image: row.lat,
    imageVersion: row.imageVersion,
    hex: row.hex,
    link: row.link,
    colorDescription: reduceToLanguage(row.colorDescription, lang),
  };
}

/** Reduces the texts of a serial and of its colours to one language. */
function toFacts(
  { shortDescription, longDescription, colors, technical: _technical, ...facts }: SerialFactsRow,
  lang: ProductLanguage | undefined,
): Omit<SerialFactsRow, 'technical'> {
  return {
    ...facts,
    shortDescription: reduceToLanguage(shortDescription, lang),
    longDescription: reduceToLanguage(longDescription, lang),
    colors: colors.map((color) => ({
      ...color,
      colorDescription: reduceToLanguage(color.colorDescription, lang),
    })),
  };
}

/**
 * Finds the id of the customer whose prices the viewer sees; null if the viewer sees none. A CUSTOMER's id comes from
 * the account, without a query.
 * @throws Problem as `resolveOptionalActingCustomer`
 */
async function findBuyerId(
  db: Connection,
  viewer: Viewer | null,
  customerCode: string | undefined,
): Promise<string | null> {
  if (!isAllowed(viewer, 'catalogue.prices')) return null;
  if (viewer?.role === 'CUSTOMER' && customerCode === undefined) return viewer.customerId;
  return (await resolveOptionalActingCustomer(db, viewer, customerCode))?.id ?? null;
}

/**
 * A product with its variants and the colours of its serial (section 3; contract, "Prices by viewer"). Removed products
 * are returned too, with their status.
 * @throws Problem NotFound for an unknown code, or a customer that the viewer may not act for
 */
export async function readProductDetail(
  { db, config }: Pick<ServiceDependencies, 'db' | 'config'>,
  viewer: Viewer | null,
  { pkg, ...key }: ProductCode,
  { customerCode, lang }: { customerCode?: string | undefined; lang?: ProductLanguage | undefined },
): Promise<ProductDetail> {
  const customerId = await findBuyerId(db, viewer, customerCode);
  const [rows, facts, hazard, termsRows] = await Promise.all([
    listVariants(db, key),
    findSerialFacts(db, key),
    findHazard(db, key),
    customerId === null ? [] : listVariantTerms(db, { ...key, customerId }),
  ]);
  const terms = new Map<string, Terms>(
    termsRows.map((row) => [
      row.pkg,
      { preferred: row.preferred, pricesAndDiscounts: filterPricesForViewer(viewer, toFullPrices(row)) },
    ]),
  );
  const variants = rows.map((row) => ({
    ...toVariant(row, lang),
    pricesAndDiscounts: (terms.get(row.pkg) ?? NO_TERMS).pricesAndDiscounts,
  }));
  const displayed = variants.find((variant) => variant.pkg === pkg);
  if (facts === undefined || displayed === undefined) throw new Problem('NotFound');
  const language = lang ?? chooseLanguage({ userLanguage: viewer?.language });
  return {
    ...toFacts(facts, lang),
    ...displayed,
    // A shop for private buyers never offers what only professionals may buy.
    link: hazard?.professionalOnly ? null : displayed.link,
    hazard: await toHazardLabel(
      hazard,
      { technical: facts.technical, dilution: facts.cat3 },
      { config, language },
    ),
    lat: displayed.image,
    ...(terms.get(pkg) ?? NO_TERMS),
    variants,
  };
}
