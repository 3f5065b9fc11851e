import type { TimelineEvent } from '@cromia/domain/orders/timeline';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import type { ShopScope } from '../../acting';
import classes from './timeline.module.css';
import { timelineQuery } from './timeline-query';

/** Steps that stop an order. */
const STOPPED: readonly TimelineEvent[] = ['BLOCKED', 'CANCELLED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'];

interface OrderTimelineProps {
  scope: ShopScope;
  kind: 'orders' | 'order-requests';
  id: string;
}

/** The steps of an order so far, from its request on, each with its date. */
export function OrderTimeline({ scope, kind, id }: OrderTimelineProps) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const timeline = useQuery(timelineQuery(scope, kind, id));
  if (timeline.isError && timeline.data === undefined)
    return (
      <ErrorState
        error={timeline.error}
        onRetry={() => void timeline.refetch()}
        retrying={timeline.isFetching}
      />
    );
  return (
    <ol className={classes.timeline} aria-label={t('orders:timeline.title')}>
      {timeline.data?.steps.map(({ event, at }) => (
        // A repeated step has another date.
        <li key={`${event} ${at}`} data-stopped={STOPPED.includes(event) || undefined}>
          <span>{t(`orders:timeline.${event}`)}</span>
          {at !== null && <time dateTime={at}>{date(at)}</time>}
        </li>
      ))}
    </ol>
  );
}
