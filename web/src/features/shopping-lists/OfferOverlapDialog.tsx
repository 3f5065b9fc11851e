import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { ProductCodeChip } from '../../ui/product/ProductCodeChip';
import type { ListOffer } from './use-list-offer';

/** Asks how many packages of products are meant that are in the list and in the cart. */
export function OfferOverlapDialog({ offer: { overlaps, answer } }: { offer: ListOffer }) {
  const { t } = useTexts('shopping-lists');
  const { quantity } = useFormats();
  // The products stay displayed while the dialog fades out.
  const [displayed, setDisplayed] = useState(overlaps);
  if (overlaps !== null && overlaps !== displayed) setDisplayed(overlaps);
  return (
    <ConfirmDialog
      opened={overlaps !== null}
      onClose={() => answer(null)}
      onConfirm={() => answer('list')}
      title={t('shopping-lists:overlap.title')}
      confirmLabel={t('shopping-lists:overlap.list')}
      extraButton={
        <Button variant="default" onClick={() => answer('both')}>
          {t('shopping-lists:overlap.both')}
        </Button>
      }
    >
      <Text>{t('shopping-lists:overlap.text')}</Text>
      <Stack gap={6} mt="sm">
        {displayed?.map(({ line: { productCode, hex, quantity: inCart }, listQuantity }) => (
          <Group key={toProductKey(productCode)} gap="sm">
            <ProductCodeChip code={productCode} hex={hex} />
            <Text size="sm">
              {t('shopping-lists:overlap.line', { list: quantity(listQuantity), cart: quantity(inCart) })}
            </Text>
          </Group>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
