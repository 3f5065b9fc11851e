import { Anchor, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { ListTable } from '../../../ui/list/ListTable';
import { PageFrame } from '../../../ui/PageFrame';
import { CustomerRequestStatus } from '../../activation';
import classes from '../backoffice.module.css';
import { Sender } from '../Sender';
import { CustomerRequestFilters } from './CustomerRequestFilters';
import { CUSTOMER_REQUESTS, type CustomerRequestSearch } from './customer-request-list';
import { customerRequestsQuery, type QueuedRequest } from './customer-requests-query';

/** Below this width each row is a card. */
const CARDS_BELOW = '(max-width: 47.99em)';

interface CustomerRequestQueueProps {
  search: CustomerRequestSearch;
  onSearch: (search: CustomerRequestSearch) => void;
}

/** Who asks to become a customer, for those who decide (contract, section 5). */
export function CustomerRequestQueue({ search, onSearch }: CustomerRequestQueueProps) {
  const { t } = useTexts('activation', 'backoffice', 'orders');
  const asCards = useMediaQuery(CARDS_BELOW, false, { getInitialValueInEffect: false });
  const columns = useColumns(search);
  const requests = useQuery(customerRequestsQuery(search));
  // On a card the way to the request is a button as wide as a finger; in the table it is the company's name.
  const open = ({ id }: QueuedRequest) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/customer-requests/$id" params={{ id }} search={search} />
      )}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('backoffice:customerRequests.title')} lead={t('backoffice:customerRequests.lead')}>
      <CustomerRequestFilters search={search} onSearch={onSearch} />
      <div className={classes.queue}>
        <ListTable
          list={CUSTOMER_REQUESTS}
          search={search}
          onSearch={onSearch}
          page={requests}
          label={t('backoffice:customerRequests.title')}
          count={(found) => t('common:table.results', found)}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) => nameOf(request)}
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconUserPlus,
            none: t('backoffice:customerRequests.empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
        />
      </div>
    </PageFrame>
  );
}

/** The company that asks, or the customer that somebody asks to belong to. */
function nameOf({ businessName, customerBusinessName, requester }: QueuedRequest): string {
  return businessName ?? customerBusinessName ?? requester;
}

function useColumns(search: CustomerRequestSearch): DataColumn<QueuedRequest>[] {
  const { t } = useTexts('activation', 'backoffice');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'createdOn',
        header: t('backoffice:customerRequests.fields.createdOn'),
        cell: (request) => <span className={classes.unbroken}>{date(request.createdOn)}</span>,
        sortBy: (request) => request.createdOn,
      },
      {
        id: 'businessName',
        header: t('backoffice:customerRequests.fields.businessName'),
        cell: (request) => (
          <Anchor
            inherit
            fw={550}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/backoffice/customer-requests/$id"
                params={{ id: request.id }}
                search={search}
              />
            )}
          >
            {nameOf(request)}
          </Anchor>
        ),
        sortBy: nameOf,
        card: 'title',
      },
      {
        id: 'vatNumber',
        header: t('backoffice:customerRequests.fields.vatNumber'),
        cell: ({ vatNumber, customerCode }) =>
          vatNumber ?? (customerCode ? `${t('activation:fields.customerCode')} ${customerCode}` : '–'),
        sortBy: (request) => request.vatNumber,
      },
      {
        id: 'kind',
        header: t('backoffice:customerRequests.fields.kind'),
        cell: (request) => t(`backoffice:customerRequests.kinds.${request.kind}`),
        sortBy: (request) => request.kind,
      },
      {
        id: 'requester',
        header: t('backoffice:queue.sentBy'),
        cell: (request) => <Sender username={request.requester} />,
      },
      {
        id: 'status',
        header: t('backoffice:customerRequests.fields.status'),
        cell: (request) => <CustomerRequestStatus status={request.status} />,
        sortBy: (request) => request.status,
      },
    ],
    [t, date, search],
  );
}
