import type { OfferProposal } from '@cromia/domain/messages/offer-proposal';
import type { OfferCorrection } from '@cromia/domain/offers/offer-decision';
import type { OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { DecisionOptions } from '../../desk';
import { PricingForm, usePricingForm } from './PricingForm';
import { applyProposal } from './ProposalActions';

interface CorrectionFormProps {
  offer: OfferRequestToDecide;
  /** The proposal that the correction takes over. */
  proposal?: OfferProposal | undefined;
  busy: boolean;
  /** The error of the last attempt; null without one. */
  error: Error | null;
  onSend: (correction: OfferCorrection, onSettled: () => void, options: DecisionOptions) => void;
  onCancel: () => void;
}

/** Form that corrects a sent offer, prefilled with its prices, or with those of a proposal. */
export function CorrectionForm({ offer, proposal, busy, error, onSend, onCancel }: CorrectionFormProps) {
  const { t } = useTexts();
  const corrected = useMemo(
    () => (proposal === undefined ? offer : applyProposal(offer, proposal)),
    [offer, proposal],
  );
  const pricing = usePricingForm(corrected);
  return (
    <PricingForm
      offer={corrected}
      pricing={pricing}
      busy={busy}
      error={error}
      onSend={({ items = [], expirationDate, reason }, onSettled, options) =>
        onSend(
          {
            ...{ version: offer.version, expirationDate, reason, seenMessages: offer.messageCount },
            items: items.map((item, index) => ({ ...item, quantity: corrected.items[index]?.quantity })),
            proposalId: proposal?.id,
          },
          onSettled,
          options,
        )
      }
      otherActions={
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      }
    />
  );
}
