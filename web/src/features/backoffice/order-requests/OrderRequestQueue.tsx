import type { StaffOrderRequest } from '@cromia/domain/orders/order-request';
import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { useQueueWidth } from '../use-queue-width';
import { OrderRequestFilters } from './OrderRequestFilters';
import { exportQueue, queueQuery } from './order-requests-query';
import { QUEUE, type QueueSearch } from './queue-list';
import { useRequestColumns } from './use-request-columns';

interface OrderRequestQueueProps {
  search: QueueSearch;
  onSearch: ChangeList<QueueSearch>;
}

/** The order requests of all customers, for those who decide on them (contract, section 5). */
export function OrderRequestQueue({ search, onSearch }: OrderRequestQueueProps) {
  const { t } = useTexts('backoffice', 'orders');
  const { date } = useFormats();
  const { asCards, folded } = useQueueWidth();
  const columns = useRequestColumns(search, folded);
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
      <OrderRequestFilters
        search={search}
        onSearch={onSearch}
        tools={<ExportMenu fetch={(format) => exportQueue(search, format)} />}
      />
      <div className={classes.queue}>
        <ListTable
          list={QUEUE}
          search={search}
          onSearch={onSearch}
          page={requests}
          label={t('orders:table')}
          count={(found) => t('orders:count', found)}
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
