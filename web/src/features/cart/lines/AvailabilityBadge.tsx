import type { ProductStatus } from '@cromia/domain/catalogue/product';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import type { Tone } from '../../../ui/theme';

/** Section 4: available green, on request a warning, a changed code an information, the rest red. */
const TONES: Record<ProductStatus, Tone> = {
  AVAILABLE: 'success',
  ON_REQUEST: 'warning',
  CODECHANGE: 'acting',
  REMOVED: 'danger',
  UNAVAILABLE: 'danger',
};

/** Whether a product can be had, in words. */
export function AvailabilityBadge({ availability }: { availability: ProductStatus }) {
  const { t } = useTexts('cart');
  return <StatusBadge tone={TONES[availability]}>{t(`cart:availability.${availability}`)}</StatusBadge>;
}
