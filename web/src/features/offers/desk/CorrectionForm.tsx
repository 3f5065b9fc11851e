import type { OfferCorrection, OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import type { DecisionOptions } from '../../desk';
import { PricingForm, usePricingForm } from './PricingForm';

interface CorrectionFormProps {
  offer: OfferRequestToDecide;
  busy: boolean;
  onSend: (correction: OfferCorrection, done: () => void, how: DecisionOptions) => void;
  onCancel: () => void;
}

/** Corrects a sent offer; its prices start with the sent ones. */
export function CorrectionForm({ offer, busy, onSend, onCancel }: CorrectionFormProps) {
  const { t } = useTexts();
  const pricing = usePricingForm(offer);
  return (
    <PricingForm
      offer={offer}
      pricing={pricing}
      busy={busy}
      onSend={({ items = [], expirationDate, reason }, done, how) =>
        onSend({ version: offer.version, items, expirationDate, reason }, done, how)
      }
      instead={
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      }
    />
  );
}
