import { calculateEarliestDeliveryDate } from '@cromia/domain/checkout/order';
import { findNextWorkingDay } from '@cromia/domain/dates';
import type { Connection } from '../../platform/database/connection.ts';
import { readClosedDays } from '../closures/index.ts';

interface Delivery {
  /** The day that the author asked for. */
  asked: string;
  products: readonly { inStock: boolean }[];
  today: string;
  /** An offer's day is kept until it has passed (section 4). */
  isOffer: boolean;
}

/** The requested delivery date, moved to the first possible working day if it has passed or is too near. */
export async function findPossibleDelivery(
  db: Connection,
  { asked, products, today, isOffer }: Delivery,
): Promise<string> {
  const earliest = calculateEarliestDeliveryDate(today, products);
  if (asked >= (isOffer ? today : earliest)) return asked;
  return findNextWorkingDay(earliest, new Set(await readClosedDays(db, today)));
}
