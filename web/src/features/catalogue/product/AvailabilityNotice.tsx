import type { ProductVariant } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Stack } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { CustomerServiceLink } from '../../shell';
import { SentenceWithCode } from './SentenceWithCode';

interface AvailabilityNoticeProps {
  product: Pick<ProductVariant, 'id' | 'availability' | 'productCodeChange'>;
  onOpen: (code: ProductCode) => void;
}

/** The new code of a product whose code has changed, in the same packaging; null without one. */
export function findSuccessor({
  id,
  productCodeChange,
}: AvailabilityNoticeProps['product']): ProductCode | null {
  if (productCodeChange === null) return null;
  return { ...id, serial: productCodeChange.newSerial, color: productCodeChange.newColor };
}

/** Notice about a product that is no longer sold under its code: its successor, else customer service. */
export function AvailabilityNotice({ product, onOpen }: AvailabilityNoticeProps) {
  const { t } = useTexts('catalogue');
  const { availability } = product;
  if (availability === 'AVAILABLE' || availability === 'ON_REQUEST') return null;
  const successor = findSuccessor(product);
  if (successor !== null) {
    const code = formatProductCode(successor);
    return (
      <FeedbackAlert status="InfoSuccess" title={t('catalogue:detail.codeChangedTitle')}>
        <Stack gap="sm" align="flex-start">
          <div>
            <SentenceWithCode code={code}>{t('catalogue:detail.codeChanged', { code })}</SentenceWithCode>
          </div>
          <Button onClick={() => onOpen(successor)}>{t('catalogue:detail.openCode', { code })}</Button>
        </Stack>
      </FeedbackAlert>
    );
  }
  return (
    <FeedbackAlert status="WarningDismissable">
      <Stack gap="sm" align="flex-start">
        {t('catalogue:refusal.notAvailable')}
        <CustomerServiceLink variant="default" />
      </Stack>
    </FeedbackAlert>
  );
}
