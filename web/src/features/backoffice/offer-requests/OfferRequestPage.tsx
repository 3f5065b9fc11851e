import type { OfferDecision, OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useSendOnce } from '../../../ui/form/use-send-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import { usePrint } from '../../../ui/use-print';
import { OfferSheet, OfferStanding } from '../../offers';
import { PaperButtons } from '../../orders';
import classes from '../backoffice.module.css';
import { DeskFeedback } from '../DeskFeedback';
import { BackLink, DeskFrame } from '../DeskFrame';
import { FactList } from '../FactList';
import { History } from '../History';
import { RejectDialog } from '../RejectDialog';
import { KeptPrices } from './KeptPrices';
import { offerPdf, offerRequestQuery, useOfferDecision } from './offer-queue-query';
import { PricedLines } from './PricedLines';
import { PricingForm, usePricing } from './PricingForm';
import { useOfferFacts } from './use-offer-facts';

interface OfferRequestPageProps {
  id: string;
  /** The queue to go back to, as it was. */
  queue: ListSearch;
}

/** One offer request of any customer, to be priced or as it was decided (contract, section 5). */
export function OfferRequestPage({ id, queue }: OfferRequestPageProps) {
  const { t } = useTexts('backoffice', 'offers');
  const offer = useQuery(offerRequestQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/offer-requests" search={queue} />}>
      {t('backoffice:offers.back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={offer}
      title={t('offers:detail.title')}
      back={back}
      notFound={t('backoffice:offers.notFound')}
    >
      {(data) => <Shown offer={data} back={back} />}
    </DeskFrame>
  );
}

function Shown({ offer, back }: { offer: OfferRequestToDecide; back: ReactNode }) {
  const { t } = useTexts('backoffice', 'offers');
  const decision = useOfferDecision(offer.id);
  const sendOnce = useSendOnce(decision);
  const [rejecting, setRejecting] = useState(false);
  const [printed, print] = usePrint<OfferRequestToDecide>();
  const pricing = usePricing(offer);
  const isOpen = offer.status === 'PENDING';
  const wasTyping = pricing.form.formState.isDirty && !decision.isSuccess;
  const send = (made: OfferDecision, onSettled: () => void) => sendOnce(made, { onSettled });
  return (
    <PageFrame
      above={back}
      title={t('backoffice:offers.one', { customer: offer.businessName })}
      status={
        <span>
          <OfferStanding offer={offer} />
        </span>
      }
    >
      <DeskFeedback
        change={decision}
        written={decision.variables?.reason}
        standing={t(`offers:status.${offer.status}`)}
        history={offer.history}
        done={t(offer.status === 'REJECTED' ? 'backoffice:decision.rejected' : 'backoffice:pricing.sent')}
      />
      <div className={classes.detail}>
        <FactList {...useOfferFacts(offer)} />
        {isOpen ? (
          <PricingForm
            offer={offer}
            pricing={pricing}
            busy={decision.isPending}
            onSend={send}
            reject={
              <Button variant="default" c="danger" onClick={() => setRejecting(true)}>
                {t('backoffice:decision.reject')}
              </Button>
            }
          />
        ) : (
          <PricedLines
            offer={offer}
            paper={<PaperButtons onPrint={() => print(offer)} onPdf={() => offerPdf(offer.id)} />}
          />
        )}
        {!isOpen && wasTyping && (
          <KeptPrices
            offer={offer}
            typed={pricing.form.getValues('items')}
            onDismiss={() => pricing.form.reset()}
          />
        )}
        <History entries={offer.history} />
      </div>
      <RejectDialog
        opened={rejecting}
        title={t('backoffice:decision.rejectRequestTitle')}
        text={t('backoffice:decision.rejectRequestText')}
        onClose={() => setRejecting(false)}
        busy={decision.isPending}
        onReject={(reason) =>
          sendOnce({ decision: 'REJECTED', reason }, { onSettled: () => setRejecting(false) })
        }
      />
      {printed !== null && <OfferSheet offer={printed} customer={printed} />}
    </PageFrame>
  );
}
