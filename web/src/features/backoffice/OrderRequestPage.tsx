import { Anchor } from '@mantine/core';
import { IconArrowLeft, IconClipboardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { asProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageFrame } from '../../ui/PageFrame';
import { DetailSkeleton } from '../../ui/Skeletons';
import { RequestStatus } from '../orders';
import classes from './backoffice.module.css';
import { OrderRequestDetail } from './OrderRequestDetail';
import { OrderRequestSheet } from './OrderRequestSheet';
import { orderRequestQuery, type StaffOrderRequest } from './order-requests-query';
import type { QueueSearch } from './queue-list';

interface OrderRequestPageProps {
  id: string;
  /** The queue to go back to, as it was. */
  queue: QueueSearch;
}

/** One order request of any customer, with everything that was sent (contract, section 5). */
export function OrderRequestPage({ id, queue }: OrderRequestPageProps) {
  const { t } = useTexts('backoffice', 'orders');
  const request = useQuery(orderRequestQuery(id));
  const back = <BackToQueue queue={queue} />;
  if (request.data !== undefined) return <Shown request={request.data} back={back} />;
  const unknown = request.isError && asProblem(request.error).code === 'NotFound';
  return (
    <PageFrame title={t('orders:detail.title')} above={back}>
      {unknown && <EmptyState icon={IconClipboardOff}>{t('backoffice:detail.notFound')}</EmptyState>}
      {request.isError && !unknown && (
        <ErrorState
          error={request.error}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      )}
      {request.isPending && <DetailSkeleton />}
    </PageFrame>
  );
}

function BackToQueue({ queue }: { queue: QueueSearch }) {
  const { t } = useTexts('backoffice');
  return (
    <Anchor
      size="sm"
      className={classes.back}
      renderRoot={(props) => <Link {...props} to="/backoffice/order-requests" search={queue} />}
    >
      <IconArrowLeft size={16} aria-hidden />
      {t('backoffice:detail.back')}
    </Anchor>
  );
}

function Shown({ request, back }: { request: StaffOrderRequest; back: ReactNode }) {
  const { t } = useTexts('backoffice');
  const [printing, setPrinting] = useState(false);
  const print = () => {
    // The sheet must be in the document before the printer asks for it.
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  return (
    <PageFrame
      above={back}
      title={
        <span className={classes.title}>
          {t('backoffice:detail.title', { code: request.customerOrderCode })}
          <RequestStatus status={request.status} />
        </span>
      }
    >
      <OrderRequestDetail request={request} onPrint={print} />
      {printing && <OrderRequestSheet request={request} />}
    </PageFrame>
  );
}
