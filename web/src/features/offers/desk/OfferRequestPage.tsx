import type { OfferProposal } from '@cromia/domain/messages/offer-proposal';
import type { OfferDecision } from '@cromia/domain/offers/offer-decision';
import { getDisplayedOfferStatus, type OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import { PrintedInstead } from '../../../ui/print/PrintedInstead';
import {
  BackLink,
  ChangeHistory,
  type DecisionOptions,
  DeskFeedback,
  DeskFrame,
  deskLayout,
  EntryHandling,
  FactList,
  MailRecipients,
  RejectDialog,
  ShortcutButton,
} from '../../desk';
import { HoldButton, RequestConversation } from '../../messages';
import { DocumentButtons } from '../../orders';
import { VersionsButton } from '../negotiation/NegotiationButtons';
import { OfferSheet } from '../OfferSheet';
import { OfferStatusCell } from '../OfferStatusCell';
import { CorrectionForm } from './CorrectionForm';
import {
  fetchOfferPdf,
  offerRequestQuery,
  useCorrectOffer,
  useDecideOffer,
  useHoldOffer,
  useWithdrawOffer,
} from './offer-queue-queries';
import { PricedLines } from './PricedLines';
import { PricingForm, usePricingForm } from './PricingForm';
import { ProposalActions } from './ProposalActions';
import { UnsavedPrices } from './UnsavedPrices';
import { useNextOffer } from './use-next-offer';
import { useOfferFacts } from './use-offer-facts';

interface OfferRequestPageProps {
  id: string;
  /** State of the queue, for the link back. */
  queue: ListSearch;
}

/** One offer request of any customer: a pricing form, or the decided offer (contract, section 5). */
export function OfferRequestPage({ id, queue }: OfferRequestPageProps) {
  const { t } = useTexts('desk', 'offers', 'offers-desk');
  const offer = useQuery(offerRequestQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/offer-requests" search={queue} />}>
      {t('offers-desk:back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={offer}
      title={t('offers:detail.title')}
      back={back}
      notFound={t('offers-desk:notFound')}
    >
      {(data) => <OfferWithPricing offer={data} back={back} queue={queue} />}
    </DeskFrame>
  );
}

interface OfferWithPricingProps {
  offer: OfferRequestToDecide;
  back: ReactNode;
  queue: ListSearch;
}

function OfferWithPricing({ offer, back, queue }: OfferWithPricingProps) {
  const { t } = useTexts('desk', 'offers', 'offers-desk');
  const decision = useDecideOffer(offer.id);
  const submitDecision = useSubmitOnce(decision);
  const correction = useCorrectOffer(offer.id);
  const submitCorrection = useSubmitOnce(correction);
  const withdrawal = useWithdrawOffer(offer.id);
  const submitWithdrawal = useSubmitOnce(withdrawal);
  const [isRejecting, setIsRejecting] = useState(false);
  const hold = useHoldOffer(offer.id);
  const [hasCorrectionStarted, setHasCorrectionStarted] = useState(false);
  /** The proposal that the correction takes over. */
  const [proposal, setProposal] = useState<OfferProposal>();
  /** Feedback on changes submitted up to this time is hidden, since a correction has begun. */
  const [hiddenUntil, setHiddenUntil] = useState(0);
  const pricing = usePricingForm(offer);
  const isOpen = offer.status === 'PENDING';
  const isSent = offer.status === 'ACCEPTED';
  const isCorrecting = isSent && hasCorrectionStarted;
  const latestChange = [decision, correction, withdrawal].reduce((latest, change) =>
    change.submittedAt > latest.submittedAt ? change : latest,
  );
  const rejected = latestChange === withdrawal ? 'offers-desk:withdrawn' : 'desk:decision.rejected';
  const sent = latestChange === correction ? 'offers-desk:pricing.corrected' : 'offers-desk:pricing.sent';
  const done = offer.status === 'REJECTED' ? rejected : sent;
  const hasUnsentPrices = pricing.form.formState.isDirty && !decision.isSuccess;
  const openNext = useNextOffer(queue);
  const startCorrection = (taken?: OfferProposal) => {
    setProposal(taken);
    setHiddenUntil(latestChange.submittedAt);
    setHasCorrectionStarted(true);
    // The form is above the messages.
    if (taken !== undefined) window.scrollTo({ top: 0 });
  };
  const openNextIfChosen = (sent: OfferRequestToDecide, { opensNext }: DecisionOptions) => {
    if (opensNext) void openNext(sent);
  };
  const send = (newDecision: OfferDecision, onSettled: () => void, options: DecisionOptions) =>
    submitDecision(
      { ...newDecision, seenMessages: offer.messageCount },
      { onSuccess: (sent) => openNextIfChosen(sent, options), onSettled },
    );
  return (
    <PageFrame
      above={back}
      title={t('offers-desk:one', { number: offer.number, customer: offer.businessName })}
      status={
        <span>
          <OfferStatusCell offer={offer} atDesk />
        </span>
      }
      actions={
        isOpen ? (
          <HoldButton
            hold={hold}
            seenMessages={offer.messageCount}
            recipients={<MailRecipients kind="offer-requests" id={offer.id} />}
          />
        ) : isSent && !isCorrecting ? (
          <>
            <Button variant="default" c="danger" onClick={() => setIsRejecting(true)}>
              {t('offers-desk:withdraw')}
            </Button>
            <Button variant="default" onClick={() => startCorrection()}>
              {t('offers-desk:correct')}
            </Button>
          </>
        ) : undefined
      }
    >
      {latestChange.submittedAt > hiddenUntil && (
        <DeskFeedback
          change={latestChange}
          unsavedText={latestChange.variables?.reason}
          status={t(`offers:deskStatus.${getDisplayedOfferStatus(offer)}`)}
          history={offer.history}
          successMessage={t(done)}
        />
      )}
      <div className={deskLayout.detail}>
        <FactList {...useOfferFacts(offer)} />
        {isOpen ? (
          <PricingForm
            offer={offer}
            pricing={pricing}
            busy={decision.isPending}
            error={decision.error}
            onSend={send}
            otherActions={
              <ShortcutButton shortcut="R" variant="default" c="danger" onClick={() => setIsRejecting(true)}>
                {t('desk:decision.reject')}
              </ShortcutButton>
            }
          />
        ) : isCorrecting ? (
          <CorrectionForm
            key={proposal?.id ?? 'correction'}
            offer={offer}
            proposal={proposal}
            busy={correction.isPending}
            error={correction.error}
            onSend={(newCorrection, onSettled, options) =>
              submitCorrection(newCorrection, {
                onSuccess: (sent) => {
                  setHasCorrectionStarted(false);
                  openNextIfChosen(sent, options);
                },
                onSettled,
              })
            }
            onCancel={() => setHasCorrectionStarted(false)}
          />
        ) : (
          <PricedLines
            offer={offer}
            documentButtons={
              <>
                <VersionsButton scope={null} offer={offer} />
                <DocumentButtons
                  id={offer.id}
                  sheet={<OfferSheet offer={offer} customer={offer} />}
                  onPdf={() => fetchOfferPdf(offer.id)}
                />
              </>
            }
          />
        )}
        {(isOpen || isCorrecting) && (
          <PrintedInstead>
            <OfferSheet offer={offer} customer={offer} />
          </PrintedInstead>
        )}
        {!isOpen && hasUnsentPrices && (
          <UnsavedPrices
            offer={offer}
            typed={pricing.form.getValues('items')}
            onDismiss={() => pricing.form.reset()}
          />
        )}
        <RequestConversation
          place={{ kind: 'offer-requests', id: offer.id, scope: null, messageCount: offer.messageCount }}
          canWrite
          proposalActions={(open) =>
            isSent &&
            !isCorrecting && (
              <ProposalActions offerId={offer.id} proposal={open} onTakeOver={() => startCorrection(open)} />
            )
          }
        />
        <EntryHandling kind="offer-requests" id={offer.id} />
        <ChangeHistory entries={offer.history} />
      </div>
      <RejectDialog
        opened={isRejecting}
        title={t(isSent ? 'offers-desk:withdrawTitle' : 'desk:decision.rejectRequestTitle')}
        {...(isSent ? { label: t('offers-desk:withdraw') } : {})}
        onClose={() => setIsRejecting(false)}
        busy={decision.isPending || withdrawal.isPending}
        hasNext={!isSent}
        onReject={(reason, options) => {
          const onSettled = () => setIsRejecting(false);
          if (isSent) submitWithdrawal({ version: offer.version, reason }, { onSettled });
          else send({ decision: 'REJECTED', reason }, onSettled, options);
        }}
      >
        <MailRecipients kind="offer-requests" id={offer.id} />
      </RejectDialog>
    </PageFrame>
  );
}
