import type { OfferCorrection } from '@cromia/domain/offers/offer-decision';
import type { OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import type { DecisionOptions } from '../../desk';
import { PricingForm, usePricingForm } from './PricingForm';

interface CorrectionFormProps {
  offer: OfferRequestToDecide;
  busy: boolean;
  /** The error of the last attempt; null without one. */
  error: Error | null;
  onSend: (correction: OfferCorrection, onSettled: () => void, options: DecisionOptions) => void;
  onCancel: () => void;
}

/** Form that corrects a sent offer, prefilled with its prices. */
export function CorrectionForm({ offer, busy, error, onSend, onCancel }: CorrectionFormProps) {
  const { t } = useTexts();
  const pricing = usePricingForm(offer);
  return (
    <PricingForm
      offer={offer}
      pricing={pricing}
      busy={busy}
      error={error}
      onSend={({ items = [], expirationDate, reason }, onSettled, options) =>
        onSend({ version: offer.version, items, expirationDate, reason }, onSettled, options)
      }
      otherActions={
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      }
    />
  );
}
