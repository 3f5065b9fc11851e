import { may } from '@cromia/domain/accounts/access';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Viewer } from '../../platform/access.ts';
import { batched } from '../../platform/batches.ts';
import type { Connection, Database } from '../../platform/database.ts';
import { type JsonPart, jsonPart } from '../../platform/json-parts.ts';
import { Problem } from '../../platform/problem.ts';
import { optionalActingCustomer } from '../customers/service.ts';
import { type ColorAnswers, colorAnswers, type PreparedVariant } from './color-answers.ts';
import { type ColorKey, listVersionsOf } from './queries.ts';
import { type Seen, seenTerms } from './seen-terms.ts';
import type { SerialAnswerSource } from './serial-answers.ts';

const NOTHING_SEEN: Seen = { prices: 'null', preferred: false };
const NO_PACKAGINGS: ReadonlyMap<string, Seen> = new Map();

/**
 * Whose prices a viewer asks for. A CUSTOMER who names no customer needs no look-up: the account says who they are.
 * @throws Problem NotFound as `optionalActingCustomer`
 */
async function buyerOf(
  db: Connection,
  viewer: Viewer | null,
  customerCode: string | undefined,
): Promise<string | null> {
  if (!may(viewer, 'catalogue.prices')) return null;
  if (viewer?.role === 'CUSTOMER' && customerCode === undefined) return viewer.customerId;
  return (await optionalActingCustomer(db, viewer, customerCode))?.id ?? null;
}

function productJson(
  shown: PreparedVariant,
  { variants }: ColorAnswers,
  seen: ReadonlyMap<string, Seen>,
): string {
  const rows = variants.map(
    ({ pkg, row }) => `${row},"pricesAndDiscounts":${(seen.get(pkg) ?? NOTHING_SEEN).prices}}`,
  );
  const { prices, preferred } = seen.get(shown.pkg) ?? NOTHING_SEEN;
  return `${shown.own},"preferred":${preferred},"pricesAndDiscounts":${prices},"variants":[${rows.join(',')}],`;
}

/**
 * The details of products (section 3; contract, "Prices by viewer"). What is the same for every viewer is prepared;
 * each call asks the database whether it is still true and, for a customer, for the prices of that moment. Removed
 * products are answered too, with their status.
 */
export function productDetails(db: Database, serials: SerialAnswerSource) {
  const colors = colorAnswers();
  const seenOf = seenTerms(db);
  const versionOf = batched((keys: readonly ColorKey[]) => listVersionsOf(db, keys));

  return {
    /**
     * The JSON of a product with its variants and the colours of its serial.
     * @throws Problem NotFound for a code that no product has, or a customer that the viewer does not act for
     */
    async of(
      viewer: Viewer | null,
      { pkg, ...key }: ProductCode,
      customerCode: string | undefined,
    ): Promise<JsonPart[]> {
      const customerId = await buyerOf(db, viewer, customerCode);
      const seen = customerId === null ? undefined : await seenOf(viewer, { ...key, customerId });
      const version = customerId === null ? await versionOf(key) : seen?.serialVersion;
      if (version === undefined) throw new Problem('NotFound');
      const color = await colors.of(db, key, version);
      const shown = color?.variants.find((variant) => variant.pkg === pkg);
      if (!color || !shown) throw new Problem('NotFound');
      const [serial] = await serials.of(db, [{ ...key, version: color.version }]);
      if (!serial) throw new Problem('NotFound');
      const own = Buffer.from(productJson(shown, color, seen?.packagings ?? NO_PACKAGINGS));
      return [jsonPart(own), serial.detailEnd];
    },
  };
}
