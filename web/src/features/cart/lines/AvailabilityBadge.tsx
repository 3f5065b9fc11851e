import type { ProductStatus } from '@cromia/domain/catalogue/product';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import type { StatusTone } from '../../../ui/theme';

/** Section 4: green for available, warning for on request, info for a changed code, red for all others. */
const TONES: Record<ProductStatus, StatusTone> = {
  AVAILABLE: 'success',
  ON_REQUEST: 'warning',
  CODECHANGE: 'acting',
  REMOVED: 'danger',
  UNAVAILABLE: 'danger',
};

/** Whether a product is available, as a badge. */
export function AvailabilityBadge({ availability }: { availability: ProductStatus }) {
  const { t } = useTexts('cart');
  return (
    <StatusBadge tone={TONES[availability]} implied={availability === 'AVAILABLE'}>
      {t(`cart:availability.${availability}`)}
    </StatusBadge>
  );
}
