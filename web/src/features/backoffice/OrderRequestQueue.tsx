import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DataTable } from '../../ui/data-table/DataTable';
import { rememberPageSize } from '../../ui/data-table/page-size';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageFrame } from '../../ui/PageFrame';
import classes from './backoffice.module.css';
import { queueQuery, type StaffOrderRequest } from './order-requests-query';
import { QueueFilterPanel } from './QueueFilterPanel';
import {
  filtersOf,
  isFiltered,
  QUEUE_LIST,
  type QueueSearch,
  sizeText,
  sortOf,
  sortText,
} from './queue-search';
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
  const resize = (size: number) => {
    rememberPageSize(QUEUE_LIST, size);
    onSearch({ ...search, size: sizeText(size), page: undefined });
  };
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
  const data = requests.data;
  const filters = filtersOf(search);
  return (
    <PageFrame title={t('orders:title')} lead={t('backoffice:queue.lead')}>
      <QueueFilterPanel
        filters={filters}
        onFilter={(next) => onSearch({ ...search, ...next, page: undefined })}
      />
      <div className={classes.queue}>
        {requests.isError && data === undefined ? (
          <ErrorState
            error={requests.error}
            onRetry={() => void requests.refetch()}
            retrying={requests.isFetching}
          />
        ) : (
          <DataTable
            label={t('orders:table')}
            columns={columns}
            rows={data?.content}
            rowId={(request) => request.id}
            rowLabel={(request) =>
              t('orders:row', { code: request.customerOrderCode, date: date(request.createdOn) })
            }
            sort={sortOf(search)}
            onSort={(sort) => onSearch({ ...search, sort: sortText(sort), page: undefined })}
            {...(asCards ? { actions: open } : {})}
            empty={
              <NothingQueued filtered={isFiltered(filters)} onClear={() => onSearch({ sort: search.sort })} />
            }
            {...(data === undefined
              ? {}
              : {
                  pager: {
                    page: data.number,
                    size: data.size,
                    totalElements: data.totalElements,
                    totalPages: data.totalPages,
                    onPage: (page: number) => onSearch({ ...search, page: page + 1 }),
                    onSize: resize,
                  },
                })}
          />
        )}
      </div>
    </PageFrame>
  );
}

function NothingQueued({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTexts('backoffice', 'orders');
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('common:table.clearFilters')}
    </Button>
  );
  return (
    <EmptyState icon={IconClipboardCheck} action={filtered ? clear : undefined}>
      {t(filtered ? 'orders:filters.noMatch' : 'backoffice:queue.empty')}
    </EmptyState>
  );
}
