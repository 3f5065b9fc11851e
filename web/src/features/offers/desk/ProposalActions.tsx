import { calculateRowWeight } from '@cromia/domain/catalogue/pricing';
import { type OfferProposal, takeOverProposal } from '@cromia/domain/messages/offer-proposal';
import type { OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { RejectDialog } from '../../desk';
import { useDeclineProposal } from './offer-queue-queries';

/** A sent offer with the terms of a proposal, as the correction form begins with them. */
export function applyProposal(offer: OfferRequestToDecide, proposal: OfferProposal): OfferRequestToDecide {
  const terms = takeOverProposal(offer.items, proposal);
  return {
    ...offer,
    items: offer.items.map((item, index) => {
      const taken = terms[index];
      return taken === undefined
        ? item
        : { ...item, ...taken, rowWeight: calculateRowWeight(taken.quantity, item.plo) };
    }),
  };
}

interface ProposalActionsProps {
  offerId: string;
  proposal: OfferProposal;
  onTakeOver: () => void;
}

/** What staff do with an open proposal: take it over into a correction of the offer, or decline it with a text. */
export function ProposalActions({ offerId, proposal, onTakeOver }: ProposalActionsProps) {
  const { t } = useTexts('negotiation');
  const notify = useNotify();
  const [isDeclining, setDeclining] = useState(false);
  const decline = useDeclineProposal(offerId);
  const declineOnce = useSubmitOnce(decline);
  return (
    <>
      <Group gap="xs" mt={4}>
        <Button size="xs" onClick={onTakeOver} {...busyButtonProps(decline.isPending)}>
          {t('negotiation:propose.takeOver')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setDeclining(true)}>
          {t('negotiation:propose.decline')}
        </Button>
      </Group>
      {decline.isError && !decline.isPending && (
        <FeedbackAlert status="Fail">
          <ProblemText error={decline.error} />
        </FeedbackAlert>
      )}
      <RejectDialog
        opened={isDeclining}
        title={t('negotiation:propose.declineTitle')}
        label={t('negotiation:propose.decline')}
        onClose={() => setDeclining(false)}
        busy={decline.isPending}
        onReject={(text) =>
          declineOnce(
            { proposalId: proposal.id, text },
            {
              onSuccess: () => notify(t('negotiation:propose.declined')),
              onSettled: () => setDeclining(false),
            },
          )
        }
      >
        {t('negotiation:propose.declineText')}
      </RejectDialog>
    </>
  );
}
