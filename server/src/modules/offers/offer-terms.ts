import type { ErrorCode } from '@cromia/domain/errors';
import { getOfferStatusToday } from '@cromia/domain/offers/offer-request';
import type { Connection } from '../../platform/database/connection.ts';
import { findOfferRequest, listOfferItems } from './offer-queries.ts';

/** What ordering an offer would order today. */
export interface OfferTerms {
  /** Why it can no longer be ordered. */
  error: ErrorCode | null;
  /** EUR; null without prices. */
  total: number | null;
  /** Percent. */
  overallDiscount: number;
  isOutOfStock: boolean;
  /** By product id. */
  prices: ReadonlyMap<number, { finalUnitPrice: number | null; rowTotal: number | null }>;
}

/** Reads the current terms of a customer's offer. @returns undefined for a deleted offer */
export async function readOfferTerms(
  db: Connection,
  { id, customerId, today }: { id: string; customerId: string; today: string },
): Promise<OfferTerms | undefined> {
  const offer = await findOfferRequest(db, id, customerId);
  if (!offer) return undefined;
  const items = await listOfferItems(db, id);
  return {
    error: getOfferStatusToday(offer, today) === 'ACCEPTED' ? null : 'OfferNotAccepted',
    total: offer.total,
    overallDiscount: offer.overallDiscount,
    isOutOfStock: offer.isOutOfStock,
    prices: new Map(items.map((item) => [item.productId, item])),
  };
}
