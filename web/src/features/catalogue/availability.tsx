import {
  type ProductStatus,
  productStatus,
  type SoldProduct,
  supplyOf,
} from '@cromia/domain/catalogue/product';
import { AvailabilityBadge } from '../cart';

/** The status to show: what is supplied on request only is never called available (sections 3 and 4). */
export function shownAvailability({ status, tsc, inStock }: SoldProduct): ProductStatus {
  const availability = productStatus(status, inStock);
  return availability === 'AVAILABLE' && supplyOf(tsc) !== 'AVAILABLE' ? 'ON_REQUEST' : availability;
}

/** Whether a product can be had, as a labelled badge. */
export function ProductAvailability({ product }: { product: SoldProduct }) {
  return <AvailabilityBadge availability={shownAvailability(product)} />;
}
