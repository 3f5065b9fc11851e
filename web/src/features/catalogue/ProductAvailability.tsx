import { deriveProductStatus, type ProductSupplyState } from '@cromia/domain/catalogue/product';
import { AvailabilityBadge } from '../cart';

/** Whether a product is available, as a labelled badge. */
export function ProductAvailability({ product }: { product: ProductSupplyState }) {
  return <AvailabilityBadge availability={deriveProductStatus(product)} />;
}
