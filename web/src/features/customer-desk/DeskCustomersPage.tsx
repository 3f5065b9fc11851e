import { isAllowed } from '@cromia/domain/accounts/access';
import type { ListedCustomer } from '@cromia/domain/customers/customer-desk';
import { Button } from '@mantine/core';
import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { DataColumn } from '../../ui/table/columns';
import { RowLink } from '../../ui/table/RowLink';
import { ExportRowsMenu, Sender } from '../desk';
import { customersQuery } from './customer-desk-queries';
import { CUSTOMER_LIST } from './customer-lists';

/** All customers, for staff. */
export function DeskCustomersPage() {
  const { t } = useTexts('customers', 'customers-desk');
  const user = useUser();
  const list = useList(CUSTOMER_LIST);
  const customers = useQuery(customersQuery(list.query));
  const columns = useColumns();
  const { searchString: search, assignment } = list.query;
  return (
    <PageFrame
      title={t('customers:list.title')}
      lead={t('customers-desk:customers.lead')}
      actions={
        isAllowed(user, 'backoffice.customer-data') && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/backoffice/customers/new" />}
          >
            {t('customers-desk:customers.new')}
          </Button>
        )
      }
    >
      <PagedList
        list={list}
        page={customers}
        tools={<ExportRowsMenu kinds={['customers']} filter={{ search, assignment }} />}
        label={t('customers:list.title')}
        columns={columns}
        rowId={({ customerCode }) => customerCode}
        rowLabel={({ businessName }) => businessName}
        link={({ customerCode }, linkProps) => (
          <Link {...linkProps} to="/backoffice/customers/$code" params={{ code: customerCode }} />
        )}
        emptyContent={{
          icon: IconBuildingStore,
          none: t('customers-desk:customers.none'),
          noMatch: t('customers-desk:portfolios.noCustomerMatch'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<ListedCustomer>[] {
  const { t } = useTexts('customers', 'desk');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'businessName',
        header: t('customers:list.businessName'),
        cell: ({ businessName }) => <RowLink>{businessName}</RowLink>,
        sortBy: ({ businessName }) => businessName,
        card: 'title',
      },
      {
        id: 'customerCode',
        card: 'brief',
        header: t('customers:list.customerCode'),
        cell: ({ customerCode }) => customerCode,
        sortBy: ({ customerCode }) => customerCode,
      },
      {
        id: 'city',
        card: 'brief',
        header: t('customers:list.city'),
        cell: ({ city }) => city ?? '–',
      },
      {
        id: 'lastOrderedOn',
        card: 'amount',
        header: t('customers:list.lastOrder'),
        cell: ({ lastOrderedOn }) => date(lastOrderedOn),
      },
      {
        id: 'assignedTo',
        header: t('desk:handling.assignedTo'),
        cell: ({ assignedTo = null }) => (assignedTo === null ? '–' : <Sender username={assignedTo} />),
      },
    ],
    [t, date],
  );
}
