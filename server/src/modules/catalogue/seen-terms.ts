import { may } from '@cromia/domain/accounts/access';
import type { Viewer } from '../../platform/access.ts';
import { batched } from '../../platform/batches.ts';
import type { Database } from '../../platform/database.ts';
import { shelf } from '../../platform/shelf.ts';
import { pricesFor, pricesOf } from './prices.ts';
import { listStandings, listVariantTerms, type TermsKey, type VariantTermsRow } from './queries.ts';

/** Colours kept at once as some customer sees them, in bytes: about eight thousand. */
const KEPT_BYTES = 4 * 1024 * 1024;

/** What one viewer sees of one packaging, as JSON. */
export interface Seen {
  readonly prices: string;
  readonly preferred: boolean;
}

/** What one viewer sees of the packagings of a colour. */
export interface SeenColor {
  /** Version of the serial's prepared answers. */
  readonly serialVersion: number;
  /** The state of the terms, as the database names it. */
  readonly standing: string;
  readonly packagings: ReadonlyMap<string, Seen>;
}

function seenBy(viewer: Viewer | null, rows: readonly VariantTermsRow[]): SeenColor | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const packagings = new Map(
    rows.map((row) => [
      row.pkg,
      { prices: JSON.stringify(pricesFor(viewer, pricesOf(row))), preferred: row.preferred },
    ]),
  );
  return { serialVersion: first.version, standing: first.standing, packagings };
}

function sizeOf({ packagings }: SeenColor): number {
  return [...packagings.values()].reduce((bytes, { prices }) => bytes + prices.length + 100, 250);
}

/**
 * What customers, and those who act for them, see of colours. It is kept with the state of the terms that it was made
 * of, and each call asks the database whether they are still in that state.
 */
export function seenTerms(db: Database) {
  const kept = shelf<SeenColor>(KEPT_BYTES, sizeOf);
  const standingOf = batched((keys: readonly TermsKey[]) => listStandings(db, keys));
  const termsOf = batched((keys: readonly TermsKey[]) => listVariantTerms(db, keys));

  /** What a viewer sees of a colour with the prices of a customer; undefined for a colour that does not exist. */
  return async (viewer: Viewer | null, key: TermsKey): Promise<SeenColor | undefined> => {
    const { customerId, productClass, serial, color } = key;
    // Whoever sees how a price is made sees other JSON than the customer.
    const eyes = may(viewer, 'catalogue.price-terms') ? 'terms' : 'price';
    const name = `${eyes} ${customerId} ${productClass}/${serial}/${color}`;
    const known = kept.get(name);
    if (known && (await standingOf(key)) === known.standing) return known;
    const seen = seenBy(viewer, await termsOf(key));
    if (seen) kept.put(name, seen);
    return seen;
  };
}
