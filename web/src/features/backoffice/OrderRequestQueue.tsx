import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ListTable } from '../../ui/list/ListTable';
import { PageFrame } from '../../ui/PageFrame';
import classes from './backoffice.module.css';
import { queueQuery, type StaffOrderRequest } from './order-requests-query';
import { QueueFilters } from './QueueFilters';
import { QUEUE, type QueueSearch } from './queue-list';
import { useQueueColumns } from './use-queue-columns';

/** Below this width the side navigation leaves no room for all columns. */
const FOLDED_BELOW = '(max-width: 84.99em)';
/** Below this width each row is a card. */
const CARDS_BELOW = '(max-width: 47.99em)';
const AT_ONCE = { getInitialValueInEffect: false };

interface OrderRequestQueueProps {
  search: QueueSearch;
  onSearch: (search: QueueSearch) => void;
}

/** The order requests of all customers, for those who decide on them (contract, section 5). */
export function OrderRequestQueue({ search, onSearch }: OrderRequestQueueProps) {
  const { t } = useTexts('backoffice', 'orders');
  const { date } = useFormats();
  const asCards = useMediaQuery(CARDS_BELOW, false, AT_ONCE);
  const narrow = useMediaQuery(FOLDED_BELOW, false, AT_ONCE);
  const columns = useQueueColumns(search, narrow && !asCards);
  const requests = useQuery(queueQuery(search));
  // On a card the way to the request is a button as wide as a finger; in the table it is the order code.
  const open = ({ id }: StaffOrderRequest) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/order-requests/$id" params={{ id }} search={search} />
      )}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('orders:title')} lead={t('backoffice:queue.lead')}>
      <QueueFilters search={search} onSearch={onSearch} />
      <div className={classes.queue}>
        <ListTable
          list={QUEUE}
          search={search}
          onSearch={onSearch}
          page={requests}
          label={t('orders:table')}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) =>
            t('orders:row', { code: request.customerOrderCode, date: date(request.createdOn) })
          }
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconClipboardCheck,
            none: t('backoffice:queue.empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
        />
      </div>
    </PageFrame>
  );
}
