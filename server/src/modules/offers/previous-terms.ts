import type { HistoryEntry } from '@cromia/domain/decision';
import { type OfferedTerms, offeredTermsSchema } from '@cromia/domain/offers/offer-request';
import { z } from 'zod';
import type { OfferItemRow } from './offer-queries.ts';

/** What an entry of the history says of the prices that an offer had: by line. */
const entrySchema = z.object({ offered: z.record(z.string(), offeredTermsSchema) });

/** The prices of an offer by line, as its history keeps them when it is requested anew; none where none were made. */
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

/** The prices that lines were last offered at, by line, from the history. */
export function findPreviousTerms(history: readonly HistoryEntry[]): Record<string, OfferedTerms> {
  const entries = history.flatMap(({ details }) => {
    const entry = entrySchema.safeParse(details);
    return entry.success ? [entry.data.offered] : [];
  });
  return Object.assign({}, ...entries);
}
