import { calculatePriceDeviation } from '@cromia/domain/catalogue/pricing';
import { List, Text } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import type { UnusualPrice } from './price-form';

/** Prices that the confirmation lists. */
const MAX_LISTED = 10;

interface UnusualPricesDialogProps {
  unusual: readonly UnusualPrice[];
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation of prices that are far off the stored ones. */
export function UnusualPricesDialog({ unusual, busy, onClose, onConfirm }: UnusualPricesDialogProps) {
  const { t } = useTexts('prices-desk');
  const { quantity, unitPrice } = useFormats();
  return (
    <ConfirmDialog
      opened={unusual.length > 0}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('prices-desk:confirmTitle')}
      confirmLabel={t('prices-desk:confirm')}
      busy={busy}
    >
      <Text mb="xs">{t('prices-desk:confirmText', { count: unusual.length })}</Text>
      <List size="sm" withPadding>
        {unusual.slice(0, MAX_LISTED).map(({ subject, um, was, is }) => (
          <List.Item key={subject}>
            {t('prices-desk:unusualPrice', {
              subject,
              was: unitPrice(was),
              is: `${unitPrice(is)} / ${um}`,
              percent: quantity(calculatePriceDeviation(was, is) ?? 0),
            })}
          </List.Item>
        ))}
      </List>
      {unusual.length > MAX_LISTED && (
        <Text size="sm">{t('prices-desk:more', { count: unusual.length - MAX_LISTED })}</Text>
      )}
    </ConfirmDialog>
  );
}
