import { deriveProductStatus, type ProductAvailabilityState } from '@cromia/domain/catalogue/product';
import { AvailabilityBadge } from '../cart';

/** Whether a product is available, as a labelled badge. */
export function ProductAvailability({ product }: { product: ProductAvailabilityState }) {
  return <AvailabilityBadge availability={deriveProductStatus(product)} />;
}
