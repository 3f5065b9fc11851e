import { deriveProductStatus, type SoldProduct } from '@cromia/domain/catalogue/product';
import { AvailabilityBadge } from '../cart';

/** Whether a product is available, as a labelled badge. */
export function ProductAvailability({ product }: { product: SoldProduct }) {
  return <AvailabilityBadge availability={deriveProductStatus(product)} />;
}
