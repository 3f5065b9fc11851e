import { distanceKm, type Seller, widerPostalCode } from '@cromia/domain/dealers/dealer';
import type { Position } from './use-near-me';

/** A dealer with its distance, once the visitor's place is known. */
export interface ShownSeller extends Seller {
  /** As the crow flies, in kilometres. */
  distance: number | null;
}

/** The dealers as the list shows them: by town, or the nearest first. */
export function shownSellers(sellers: readonly Seller[], position: Position | null): ShownSeller[] {
  if (position === null) return sellers.map((seller) => ({ ...seller, distance: null }));
  return sellers
    .map((seller) => ({ ...seller, distance: distanceKm(position, seller) }))
    .sort((one, other) => one.distance - other.distance);
}

/** The two digits that stand in for a postal code where nobody is (section 5); undefined where somebody is. */
export function widenedTo(sellers: readonly Seller[], postalCode: string | undefined): string | undefined {
  if (postalCode === undefined || sellers.length === 0) return undefined;
  if (sellers.some((seller) => seller.postalCode.startsWith(postalCode))) return undefined;
  return widerPostalCode(postalCode);
}
