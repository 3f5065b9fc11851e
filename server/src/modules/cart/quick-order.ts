import { findCartError } from '@cromia/domain/cart/buying';
import { applyDefaultQuantity, roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import type { QuickOrder, QuickOrderLine } from '@cromia/domain/cart/quick-order';
import type { QuickOrderInputLine } from '@cromia/domain/cart/quick-order/lines';
import { type ResolvedPackages, resolvePackages } from '@cromia/domain/cart/quick-order/resolve-packages';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { ProductLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Database } from '../../platform/database/connection.ts';
import { Problem, rejectLength } from '../../platform/problem.ts';
import { findClosestProducts, readSellableProducts, type SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { findProducts } from './products.ts';
import { toQuickOrderProduct } from './quick-order-product.ts';
import { findProductsByDisplayedCode, listColorCodes } from './quick-order-queries.ts';

/** The requested packages, rounded up to the multiplier. */
function calculateQuantity({ amount }: QuickOrderInputLine, product: SellableProduct): number {
  const { packages } = resolvePackages(amount, product);
  const { qtyPkgMultiplier } = product;
  return roundUpToMultiplier(applyDefaultQuantity(packages, qtyPkgMultiplier), qtyPkgMultiplier);
}

/** The packages of a line. Without a product, a content cannot be converted yet. */
function resolveQuantity(
  { amount }: QuickOrderInputLine,
  product: SellableProduct | undefined,
): ResolvedPackages {
  return product ? resolvePackages(amount, product) : { packages: amount.packages, problem: amount.problem };
}

/** The reason why a line cannot go into the cart, or null. A missing quantity is an error and gets no default. */
function findRejection(
  line: QuickOrderInputLine,
  product: SellableProduct | undefined,
  lacksPackaging: boolean,
): QuickOrderLine['code'] {
  if (lacksPackaging) return 'PackagingMissing';
  if (!line.code) return 'BadRequest';
  if (!product) return 'NotFound';
  const error = findCartError(product);
  if (error) return error;
  return resolveQuantity(line, product).problem === null ? null : 'IllegalItemQuantity';
}

/** The successor of a product whose code has changed, in the same packaging. */
function listSuccessors({ productCode, newSerial, newColor }: SellableProduct): ProductCode[] {
  if (newSerial === null || newColor === null) return [];
  return [{ ...productCode, serial: newSerial, color: newColor }];
}

/** The sold packagings for lines with a colour but no packaging. */
async function findPackagings(
  db: Connection,
  lines: readonly QuickOrderInputLine[],
): Promise<Map<QuickOrderInputLine, ProductCode[]>> {
  const serials = new Set(lines.flatMap(({ color }) => color?.serial ?? []));
  const sold = Map.groupBy(
    await listColorCodes(db, [...serials]),
    ({ serial, color }) => `${serial}-${color}`,
  );
  return new Map(
    lines.flatMap((line): [QuickOrderInputLine, ProductCode[]][] => {
      const colors = line.color === null ? [] : (sold.get(`${line.color.serial}-${line.color.color}`) ?? []);
      const codes = colors.flatMap(({ productClass, serial, color, pkgs }) =>
        pkgs.map((pkg) => ({ productClass, serial, color, pkg })),
      );
      return codes.length === 0 ? [] : [[line, codes]];
    }),
  );
}

/**
 * The suggested codes for each line: the successor of a changed code, the packagings, or search results.
 * @param packagings sold packagings of the lines that lack one
 */
async function suggestCodes(
  db: Database,
  lines: readonly QuickOrderInputLine[],
  products: readonly (SellableProduct | undefined)[],
  {
    packagings,
    language,
  }: {
    packagings: ReadonlyMap<QuickOrderInputLine, ProductCode[]>;
    language: ProductLanguage | undefined;
  },
): Promise<Map<QuickOrderInputLine, ProductCode[]>> {
  const unmatched = lines.filter((line, index) => !products[index] && !packagings.has(line));
  const closest = await findClosestProducts(db, unmatched, language);
  const suggested = new Map([
    ...packagings,
    ...unmatched.map((line, index) => [line, closest[index] ?? []] as const),
  ]);
  for (const [index, line] of lines.entries()) {
    const product = products[index];
    if (product) suggested.set(line, listSuccessors(product));
  }
  return suggested;
}

/** The products of the lines, in the same order. Undefined for a line without a product. */
async function findLineProducts(
  db: Connection,
  customer: ActingCustomer,
  lines: readonly QuickOrderInputLine[],
): Promise<(SellableProduct | undefined)[]> {
  const codes = lines.flatMap(({ code }) => (code ? [code] : []));
  const ids = await findProductsByDisplayedCode(db, codes);
  const foundIds = [...new Set(ids.filter((id) => id !== undefined))];
  const productsById = new Map(
    (await readSellableProducts(db, customer, foundIds)).map((product) => [product.id, product]),
  );
  const products = ids.map((id) => (id === undefined ? undefined : productsById.get(id)));
  return lines.map(({ code }) => (code ? products.shift() : undefined));
}

/**
 * Checks the lines of a quick order. Each line of the response contains the product at today's price, the reason why it
 * cannot go into the cart, and suggestions. Nothing is stored; POST /carts/items adds valid lines. The number of
 * statements does not depend on the number of lines.
 * @throws Problem BadRequest for no lines, or for more than a cart can hold
 */
export async function checkQuickOrder(
  db: Database,
  viewer: Viewer,
  customer: ActingCustomer,
  lines: readonly QuickOrderInputLine[],
  { field, language }: { field: 'text' | 'file'; language: ProductLanguage | undefined },
): Promise<QuickOrder> {
  if (lines.length === 0) throw new Problem('BadRequest', { errors: [{ path: field, code: 'missing' }] });
  if (lines.length > LIMITS.orderLines) {
    rejectLength(field, 'entries', LIMITS.orderLines);
  }
  const products = await findLineProducts(db, customer, lines);
  const packagings = await findPackagings(db, lines);
  const suggested = await suggestCodes(db, lines, products, { packagings, language });
  const codes = [...suggested.values()].flat();
  const found = await findProducts(db, customer, codes);
  const productsByCode = new Map(
    found.flatMap((product) => (product ? [[toProductKey(product.productCode), product] as const] : [])),
  );
  return {
    lines: lines.map((line, index): QuickOrderLine => {
      const product = products[index];
      const { packages, problem } = resolveQuantity(line, product);
      return {
        line: line.line,
        text: line.text,
        code: findRejection(line, product, packagings.has(line)),
        asked: packages,
        typedQuantity: line.typedQuantity,
        content: line.amount.content,
        quantityProblem: problem,
        product: product ? toQuickOrderProduct(viewer, product, calculateQuantity(line, product)) : null,
        suggestions: (suggested.get(line) ?? []).flatMap((code) => {
          const suggestion = productsByCode.get(toProductKey(code));
          const isSold = suggestion && findCartError(suggestion) === null;
          return isSold ? [toQuickOrderProduct(viewer, suggestion, calculateQuantity(line, suggestion))] : [];
        }),
      };
    }),
  };
}
