import {
  countPackagesShipped,
  ORDER_STATUS_NAMES,
  type OrderStatusChange,
  type OrderToDecide,
} from '@cromia/domain/orders/order';
import { findQuantityStep } from '@cromia/domain/orders/quantity-step';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import { usePrint } from '../../../ui/print/use-print';
import { BackLink, ChangeHistory, DeskFeedback, DeskFrame, deskLayout, FactList } from '../../desk';
import { DocumentButtons } from '../DocumentButtons';
import { OrderSheet } from '../detail/OrderSheet';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { DeliveryDateDialog } from './DeliveryDateDialog';
import { HistoryQuantities } from './HistoryQuantities';
import { EditableOrderLines, OrderLines } from './OrderLines';
import { fetchOrderPdf, orderQuery, useChangeDeliveryDate, useOrderTransition } from './order-queue-queries';
import {
  findTransitions,
  type OrderTransition,
  toPartialQuantities,
  toRestCancellation,
} from './order-transition';
import { StatusChangeDialog } from './StatusChangeDialog';
import { useNextOrder } from './use-next-order';
import { useOrderFacts } from './use-order-facts';

interface OrderPageProps {
  id: string;
  /** State of the queue, for the link back. */
  queue: ListSearch;
}

/** One order of any customer, with its possible transitions (contract, section 5). */
export function OrderPage({ id, queue }: OrderPageProps) {
  const { t } = useTexts('backoffice', 'orders');
  const order = useQuery(orderQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/orders" search={queue} />}>
      {t('backoffice:orders.back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={order}
      title={t('orders:orders.title')}
      back={back}
      notFound={t('backoffice:orders.notFound')}
    >
      {(data) => <OrderWithTransitions order={data} back={back} queue={queue} />}
    </DeskFrame>
  );
}

/** A transition to confirm. */
interface Asked {
  move: OrderTransition;
  /** Lines processed in part; undefined when the transition has no quantities. */
  quantities: OrderStatusChange['quantities'];
}

interface OrderWithTransitionsProps {
  order: OrderToDecide;
  back: ReactNode;
  queue: ListSearch;
}

function OrderWithTransitions({ order, back, queue }: OrderWithTransitionsProps) {
  const { t } = useTexts('backoffice', 'orders');
  const formId = useId();
  const change = useOrderTransition(order.id);
  const sendOnce = useSubmitOnce(change);
  const [asked, setAsked] = useState<Asked | null>(null);
  const dateChange = useChangeDeliveryDate(order.id);
  const sendDate = useSubmitOnce(dateChange);
  const [isDating, setIsDating] = useState(false);
  const [printed, print] = usePrint<OrderToDecide>();
  const { status, orderCode } = order;
  const openNext = useNextOrder(queue, status);
  const moves = findTransitions(order);
  const step = findQuantityStep(status);
  const onward = moves.find(({ needsReason }) => !needsReason);
  const paper = <DocumentButtons onPrint={() => print(order)} onPdf={() => fetchOrderPdf(order.id)} />;
  const standing = t(`orders:orderStatus.${ORDER_STATUS_NAMES[status]}`);
  return (
    <PageFrame
      above={back}
      title={t('orders:orders.paper', { code: orderCode })}
      status={<OrderStatusBadge status={status} />}
      actions={
        moves.length === 0
          ? undefined
          : moves.map((move) => (
              <MoveButton
                key={move.event}
                move={move}
                busy={change.isPending}
                {...(step !== undefined && move === onward ? { formId } : {})}
                onAsk={() => setAsked({ move, quantities: undefined })}
              />
            ))
      }
    >
      {dateChange.submittedAt > change.submittedAt ? (
        <DeskFeedback
          change={dateChange}
          unsavedText={dateChange.variables?.reason}
          status={standing}
          history={order.history}
          successMessage={t('backoffice:orders.date.done')}
        />
      ) : (
        <DeskFeedback
          change={change}
          unsavedText={change.variables?.reason}
          status={standing}
          history={order.history}
          successMessage={
            status === 'C' && change.variables?.status === 'E'
              ? t('backoffice:orders.partShipped')
              : t('backoffice:orders.moved', { status: standing })
          }
        />
      )}
      <div className={deskLayout.detail}>
        <FactList {...useOrderFacts(order, () => setIsDating(true))} />
        {step === undefined || onward === undefined ? (
          <OrderLines order={order} paper={paper} />
        ) : (
          <EditableOrderLines
            key={`${status} ${order.shippedWeight}`}
            order={order}
            step={step}
            formId={formId}
            paper={paper}
            onSubmit={(typed) =>
              setAsked({ move: onward, quantities: toPartialQuantities(order.items, step, typed) })
            }
          />
        )}
        <ChangeHistory
          entries={order.history}
          details={({ details }) => <HistoryQuantities quantities={details.quantities} />}
        />
      </div>
      {asked !== null && (
        <StatusChangeDialog
          move={asked.move}
          order={order}
          reduced={asked.quantities?.length}
          busy={change.isPending}
          onClose={() => setAsked(null)}
          onMove={({ reason, rest }, { opensNext }) =>
            sendOnce(
              asked.move.event === 'cancelRest'
                ? { ...toRestCancellation(order.items), reason }
                : {
                    status: asked.move.to,
                    quantities: asked.quantities,
                    ...(asked.move.to === 'E' && { packagesShipped: countPackagesShipped(order.items) }),
                    rest,
                    reason,
                  },
              {
                onSuccess: (moved) => (opensNext ? void openNext(moved) : undefined),
                onSettled: () => setAsked(null),
              },
            )
          }
        />
      )}
      {isDating && (
        <DeliveryDateDialog
          order={order}
          busy={dateChange.isPending}
          onClose={() => setIsDating(false)}
          onChange={(date) => sendDate(date, { onSettled: () => setIsDating(false) })}
        />
      )}
      {printed !== null && <OrderSheet order={printed} customer={printed} />}
    </PageFrame>
  );
}

interface MoveButtonProps {
  move: OrderTransition;
  busy: boolean;
  /** The form with the quantities of the transition. */
  formId?: string;
  onAsk: () => void;
}

function MoveButton({ move: { event, needsReason }, busy, formId, onAsk }: MoveButtonProps) {
  const { t } = useTexts('backoffice');
  const label = t(`backoffice:orders.events.${event}`);
  if (needsReason) {
    return (
      <Button variant="default" c="danger" disabled={busy} onClick={onAsk}>
        {label}
      </Button>
    );
  }
  const press = formId === undefined ? { onClick: onAsk } : { type: 'submit' as const, form: formId };
  return (
    <Button {...busyButtonProps(busy)} {...press}>
      {label}
    </Button>
  );
}
