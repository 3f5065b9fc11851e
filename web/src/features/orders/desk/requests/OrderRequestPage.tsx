import type { OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../../ui/list/list-search';
import { PageFrame } from '../../../../ui/PageFrame';
import {
  BackLink,
  DeskFeedback,
  DeskFrame,
  MailRecipients,
  RejectDialog,
  ShortcutButton,
} from '../../../desk';
import { DocumentButtons } from '../../DocumentButtons';
import { RequestStatus } from '../../requests/RequestStatus';
import { OrderLink } from '../OrderLink';
import { useLead } from '../use-lead';
import { AcceptDialog } from './AcceptDialog';
import { OrderRequestDetail } from './OrderRequestDetail';
import { OrderRequestSheet } from './OrderRequestSheet';
import { fetchOrderRequestPdf, orderRequestQuery, useDecideOrderRequest } from './order-requests-queries';
import { useNextOrderRequest } from './use-next-order-request';

interface OrderRequestPageProps {
  id: string;
  /** State of the queue, for the link back. */
  queue: ListSearch;
}

/** One order request of any customer, with all its data and the decision (contract, section 5). */
export function OrderRequestPage({ id, queue }: OrderRequestPageProps) {
  const { t } = useTexts('desk', 'orders');
  const request = useQuery(orderRequestQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/order-requests" search={queue} />}>
      {t('desk:detail.back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={request}
      title={t('orders:detail.title')}
      back={back}
      notFound={t('desk:detail.notFound')}
    >
      {(data) => <OrderRequestWithDecision key={data.id} request={data} back={back} queue={queue} />}
    </DeskFrame>
  );
}

interface OrderRequestWithDecisionProps {
  request: OrderRequestToDecide;
  back: ReactNode;
  queue: ListSearch;
}

function OrderRequestWithDecision({ request, back, queue }: OrderRequestWithDecisionProps) {
  const { t } = useTexts('desk', 'orders');
  const decision = useDecideOrderRequest(request.id);
  const submitDecision = useSubmitOnce(decision);
  const [isRejecting, setIsRejecting] = useState(false);
  const [isAccepting, setIsAccepting] = useState(false);
  const openNext = useNextOrderRequest(queue);
  return (
    <PageFrame
      above={back}
      title={t('desk:detail.title', { code: request.number })}
      status={<RequestStatus status={request.status} />}
      lead={useLead(request, 'orders:columns.deliveryDateRequested', request.deliveryDateRequested)}
      actions={
        request.status === 'PENDING' ? (
          <>
            <ShortcutButton shortcut="R" variant="default" c="danger" onClick={() => setIsRejecting(true)}>
              {t('desk:decision.reject')}
            </ShortcutButton>
            <ShortcutButton
              shortcut="A"
              {...busyButtonProps(decision.isPending)}
              onClick={() => setIsAccepting(true)}
            >
              {t('desk:decision.accept')}
            </ShortcutButton>
          </>
        ) : undefined
      }
    >
      <DeskFeedback
        change={decision}
        unsavedText={decision.variables?.reason}
        status={t(`orders:status.${request.status}`)}
        history={request.history}
        successMessage={<AcceptanceNotice request={request} />}
      />
      <OrderRequestDetail
        request={request}
        documentButtons={
          <DocumentButtons
            id={request.id}
            sheet={<OrderRequestSheet request={request} />}
            onPdf={() => fetchOrderRequestPdf(request.id)}
          />
        }
      />
      <RejectDialog
        opened={isRejecting}
        title={t('desk:decision.rejectRequestTitle')}
        onClose={() => setIsRejecting(false)}
        busy={decision.isPending}
        hasNext
        onReject={(reason, { opensNext }) =>
          submitDecision(
            { decision: 'REJECTED', reason },
            {
              onSuccess: (rejected) => (opensNext ? void openNext(rejected) : undefined),
              onSettled: () => setIsRejecting(false),
            },
          )
        }
      >
        <MailRecipients kind="order-requests" id={request.id} />
      </RejectDialog>
      {isAccepting && (
        <AcceptDialog
          request={request}
          busy={decision.isPending}
          onClose={() => setIsAccepting(false)}
          onAccept={({ opensNext }) =>
            submitDecision(
              { decision: 'ACCEPTED' },
              {
                onSuccess: (accepted) => (opensNext ? void openNext(accepted) : undefined),
                onSettled: () => setIsAccepting(false),
              },
            )
          }
        />
      )}
    </PageFrame>
  );
}

/** The result of the decision; an accepted request links to its order. */
function AcceptanceNotice({ request: { orderId, orderCode } }: { request: OrderRequestToDecide }) {
  const { t } = useTexts('desk', 'orders');
  if (orderId === null || orderCode === null) return t('desk:decision.rejected');
  return (
    <>
      {t('desk:decision.orderMade')} {t('orders:detail.orderCode')}:{' '}
      <OrderLink id={orderId} code={orderCode} />
    </>
  );
}
