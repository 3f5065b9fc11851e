import type { HistoryEntry } from '@cromia/domain/decision';
import { type OfferedTerms, offeredTermsSchema } from '@cromia/domain/offers/offer-request';
import { z } from 'zod';
import type { OfferItemRow } from './offer-queries.ts';

/** The part of a history entry with the offered prices, keyed by line id. */
const entrySchema = z.object({ offered: z.record(z.string(), offeredTermsSchema) });

/** The current prices of an offer by line id, for its history; lines without a price are left out. */
export function toOfferedTerms(items: readonly OfferItemRow[]): Record<string, OfferedTerms> {
  return Object.fromEntries(
    items.flatMap(({ id, unitPrice, discountPct1, discountPct2, finalUnitPrice }) =>
      unitPrice === null || finalUnitPrice === null
        ? []
        : [
            [
              id,
              { unitPrice, discountPct1: discountPct1 ?? 0, discountPct2: discountPct2 ?? 0, finalUnitPrice },
            ],
          ],
    ),
  );
}

/** The last offered price of each line, from the history. */
export function findPreviousTerms(history: readonly HistoryEntry[]): Record<string, OfferedTerms> {
  const entries = history.flatMap(({ details }) => {
    const entry = entrySchema.safeParse(details);
    return entry.success ? [entry.data.offered] : [];
  });
  return Object.assign({}, ...entries);
}
