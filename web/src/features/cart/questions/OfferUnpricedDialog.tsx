import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import type { OfferQuestion } from '../use-start-checkout';

interface OfferUnpricedDialogProps {
  /** Null closes the dialog. */
  question: OfferQuestion | null;
  /** Null cancels the offer request. */
  onAnswer: (includesUnpriced: boolean | null) => void;
}

/** Asks whether lines without a price, which are not selected by default, join the offer request. */
export function OfferUnpricedDialog({ question, onAnswer }: OfferUnpricedDialogProps) {
  const { t } = useTexts('cart');
  // The lines stay displayed while the dialog fades out.
  const [displayed, setDisplayed] = useState(question);
  if (question !== null && question !== displayed) setDisplayed(question);
  return (
    <ConfirmDialog
      opened={question !== null}
      onClose={() => onAnswer(null)}
      onConfirm={() => onAnswer(true)}
      title={t('cart:offerUnpriced.title')}
      confirmLabel={t('cart:offerUnpriced.include')}
      cancelLabel={t('common:actions.back')}
      extraButton={
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('cart:offerUnpriced.leaveOut')}
        </Button>
      }
    >
      <Text>{t('cart:offerUnpriced.text')}</Text>
      <Group gap={6} mt="sm">
        {displayed?.unpriced.map(({ productCode, hex }) => (
          <ProductCodeChip key={toProductKey(productCode)} code={productCode} hex={hex} />
        ))}
      </Group>
    </ConfirmDialog>
  );
}
