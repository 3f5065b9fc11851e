import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { useUnusualQuantityQuestion } from './unusual-quantity-question';

/** Dialog that confirms unusually large quantities. */
export default function UnusualDialog() {
  const { t } = useTexts('cart');
  const { quantity: formatQuantity } = useFormats();
  const question = useUnusualQuantityQuestion();
  const [previousFocus] = useState(() => document.activeElement);
  // The dialog is mounted only while it is open, so it restores the focus itself.
  useEffect(
    () => () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    },
    [previousFocus],
  );
  return (
    <ConfirmDialog
      opened={question !== null}
      onClose={() => question?.settle(false)}
      onConfirm={() => question?.settle(true)}
      title={t('cart:unusual.title')}
      confirmLabel={t('cart:unusual.confirm')}
      cancelLabel={t('cart:unusual.correct')}
      focusesCancel
    >
      <Text>{t('cart:unusual.text')}</Text>
      <Stack gap={6} mt="sm">
        {question?.items.map(({ productCode, quantity }) => (
          <Group key={toProductKey(productCode)} gap="sm">
            <ProductCodeChip code={productCode} />
            <Text fw={600}>{formatQuantity(quantity)}</Text>
          </Group>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
