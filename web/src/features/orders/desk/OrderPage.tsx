import { countPackagesShipped, ORDER_STATUS_NAMES, type OrderToDecide } from '@cromia/domain/orders/order';
import type { OrderStatusChange } from '@cromia/domain/orders/order-change';
import { findQuantityStep } from '@cromia/domain/orders/quantity-step';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import {
  BackLink,
  ChangeHistory,
  DeskFeedback,
  DeskFrame,
  deskLayout,
  EntryHandling,
  FactList,
  ShortcutButton,
} from '../../desk';
import { LoadNotice } from '../../hazards';
import { DocumentButtons } from '../DocumentButtons';
import { OrderSheet } from '../detail/OrderSheet';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { DeliveryDateDialog } from './DeliveryDateDialog';
import { HistoryQuantities } from './HistoryQuantities';
import { EditableOrderLines, OrderLines } from './OrderLines';
import { fetchOrderPdf, orderQuery, useChangeDeliveryDate, useOrderTransition } from './order-queue-queries';
import {
  calculateTransitionAmount,
  findShipmentDoubt,
  findTransitions,
  type OrderTransition,
  toPartialQuantities,
  toRestCancellation,
} from './order-transition';
import { StatusChangeDialog } from './StatusChangeDialog';
import { useLead } from './use-lead';
import { useNextOrder } from './use-next-order';
import { useOrderFacts } from './use-order-facts';

interface OrderPageProps {
  id: string;
  /** State of the queue, for the link back. */
  queue: ListSearch;
}

/** One order of any customer, with its possible transitions (contract, section 5). */
export function OrderPage({ id, queue }: OrderPageProps) {
  const { t } = useTexts('orders', 'orders-desk');
  const order = useQuery(orderQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/orders" search={queue} />}>
      {t('orders-desk:back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={order}
      title={t('orders:orders.title')}
      back={back}
      notFound={t('orders-desk:notFound')}
    >
      {(data) => <OrderWithTransitions order={data} back={back} queue={queue} />}
    </DeskFrame>
  );
}

/** A transition to confirm. */
interface PendingTransition {
  transition: OrderTransition;
  /** Lines processed in part; undefined for a transition without quantities. */
  quantities: OrderStatusChange['quantities'];
  /** The order's lines when the dialog opened: what a colleague ships meanwhile is a conflict. */
  items: OrderToDecide['items'];
}

interface OrderWithTransitionsProps {
  order: OrderToDecide;
  back: ReactNode;
  queue: ListSearch;
}

function OrderWithTransitions({ order, back, queue }: OrderWithTransitionsProps) {
  const { t } = useTexts('orders', 'orders-desk');
  const formId = useId();
  const change = useOrderTransition(order.id);
  const submitTransition = useSubmitOnce(change);
  const [pendingTransition, setPendingTransition] = useState<PendingTransition | null>(null);
  const dateChange = useChangeDeliveryDate(order.id);
  const submitDate = useSubmitOnce(dateChange);
  const [isChangingDate, setIsChangingDate] = useState(false);
  const { status, orderCode } = order;
  const openNext = useNextOrder(queue, status);
  const transitions = findTransitions(order);
  const step = findQuantityStep(status);
  const mainTransition = transitions.find(({ needsReason }) => !needsReason);
  const documentButtons = (
    <DocumentButtons
      id={order.id}
      sheet={<OrderSheet order={order} customer={order} />}
      onPdf={() => fetchOrderPdf(order.id)}
    />
  );
  const statusName = t(`orders:orderStatus.${ORDER_STATUS_NAMES[status]}`);
  return (
    <PageFrame
      above={back}
      title={t('orders:orders.paper', { code: orderCode })}
      status={<OrderStatusBadge order={order} />}
      lead={useLead(order, 'orders:columns.deliveryDate', order.deliveryDate)}
      actions={
        transitions.length === 0
          ? undefined
          : transitions.map((transition) => (
              <TransitionButton
                key={transition.event}
                transition={transition}
                busy={change.isPending}
                {...(step !== undefined && transition === mainTransition ? { formId } : {})}
                onStart={() =>
                  setPendingTransition({ transition, quantities: undefined, items: order.items })
                }
              />
            ))
      }
    >
      {dateChange.submittedAt > change.submittedAt ? (
        <DeskFeedback
          change={dateChange}
          unsavedText={dateChange.variables?.reason}
          status={statusName}
          history={order.history}
          successMessage={t('orders-desk:date.done')}
        />
      ) : (
        <DeskFeedback
          change={change}
          unsavedText={change.variables?.reason}
          status={statusName}
          history={order.history}
          successMessage={
            status === 'C' && change.variables?.status === 'E'
              ? t('orders-desk:partShipped')
              : t('orders-desk:moved', { status: statusName })
          }
        />
      )}
      <div className={deskLayout.detail}>
        <FactList {...useOrderFacts(order, () => setIsChangingDate(true))} />
        {order.transport !== undefined && <LoadNotice transport={order.transport} />}
        {step === undefined || mainTransition === undefined ? (
          <OrderLines order={order} documentButtons={documentButtons} />
        ) : (
          <EditableOrderLines
            key={`${status} ${order.shippedWeight}`}
            order={order}
            step={step}
            formId={formId}
            documentButtons={documentButtons}
            onSubmit={(typed) =>
              setPendingTransition({
                transition: mainTransition,
                quantities: toPartialQuantities(order.items, step, typed),
                items: order.items,
              })
            }
          />
        )}
        <EntryHandling kind="orders" id={order.id} />
        <ChangeHistory
          entries={order.history}
          details={({ details }) => <HistoryQuantities quantities={details.quantities} />}
        />
      </div>
      {pendingTransition !== null && (
        <StatusChangeDialog
          transition={pendingTransition.transition}
          order={order}
          reduced={pendingTransition.quantities?.length}
          amount={calculateTransitionAmount(
            order,
            pendingTransition.transition,
            pendingTransition.quantities,
          )}
          doubt={findShipmentDoubt(order.items, step, pendingTransition.quantities)}
          busy={change.isPending}
          onClose={() => setPendingTransition(null)}
          onConfirm={({ reason, rest }, { opensNext }, shipment) =>
            submitTransition(
              pendingTransition.transition.event === 'cancelRest'
                ? { ...toRestCancellation(pendingTransition.items), reason }
                : {
                    status: pendingTransition.transition.to,
                    quantities: pendingTransition.quantities,
                    ...(pendingTransition.transition.to === 'E' && {
                      packagesShipped: countPackagesShipped(pendingTransition.items),
                    }),
                    rest,
                    reason,
                    ...(shipment === undefined
                      ? {}
                      : { shipment: { ...shipment, items: pendingTransition.items } }),
                  },
              {
                onSuccess: (moved) => (opensNext ? void openNext(moved) : undefined),
                onSettled: () => setPendingTransition(null),
              },
            )
          }
        />
      )}
      {isChangingDate && (
        <DeliveryDateDialog
          order={order}
          busy={dateChange.isPending}
          error={dateChange.error}
          onClose={() => setIsChangingDate(false)}
          onChange={(date) =>
            submitDate(date, {
              // The dialog shows errors of its fields, the page all others.
              onSettled: (_order, error) =>
                setIsChangingDate(error !== null && toApiProblem(error).errors.length > 0),
            })
          }
        />
      )}
    </PageFrame>
  );
}

interface TransitionButtonProps {
  transition: OrderTransition;
  busy: boolean;
  /** The form with the quantities of the transition. */
  formId?: string;
  onStart: () => void;
}

function TransitionButton({
  transition: { event, needsReason },
  busy,
  formId,
  onStart,
}: TransitionButtonProps) {
  const { t } = useTexts('orders-desk');
  const label = t(`orders-desk:events.${event}`);
  if (needsReason) {
    const dangerProps = { variant: 'default', c: 'danger', disabled: busy, onClick: onStart };
    return event === 'block' ? (
      <Button {...dangerProps}>{label}</Button>
    ) : (
      <ShortcutButton shortcut="R" {...dangerProps}>
        {label}
      </ShortcutButton>
    );
  }
  const buttonProps = formId === undefined ? { onClick: onStart } : { type: 'submit' as const, form: formId };
  return (
    <ShortcutButton shortcut="A" {...busyButtonProps(busy)} {...buttonProps}>
      {label}
    </ShortcutButton>
  );
}
