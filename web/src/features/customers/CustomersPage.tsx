import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { ManagedCustomer } from '@cromia/domain/customers/portfolio';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Tabs, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { PageFrame } from '../../ui/PageFrame';
import type { DataColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { savePageSize } from '../../ui/table/page-size';
import { useActingCustomer } from '../acting';
import { type PortfolioQuery, portfolioQuery } from './customer-queries';
import { CUSTOMERS_PAGE_SIZE_KEY, CUSTOMERS_TABS, type CustomersTab } from './customers-search';

interface PortfolioProps {
  prefix: RolePrefix;
  query: PortfolioQuery;
  onQueryChange: (query: PortfolioQuery) => void;
  onPick: (customer: CustomerSummary) => void;
  /** Link to customer service, for a manager without customers. */
  customerService: ReactNode;
}

interface CustomersPageProps extends PortfolioProps {
  tab: CustomersTab;
  onTabChange: (tab: CustomersTab) => void;
  /** Code of the acting customer if it is no longer in the portfolio. */
  removedCustomerCode: string | undefined;
  onDismiss: () => void;
  actions: ReactNode;
  /** The requests for new customers. */
  requests: ReactNode;
}

/** The customers of an agent or commercial user, and the requests for new ones (section 2, /profile-agent). */
export function CustomersPage(props: CustomersPageProps) {
  const { tab, onTabChange, removedCustomerCode, onDismiss, actions, requests, ...portfolio } = props;
  const { t } = useTexts('customers');
  return (
    <PageFrame title={t('customers:list.title')} lead={t('customers:list.lead')} actions={actions}>
      {removedCustomerCode !== undefined && (
        <FeedbackAlert status="WarningDismissable" onDismiss={onDismiss}>
          {t('customers:list.gone', { code: removedCustomerCode })}
        </FeedbackAlert>
      )}
      <Tabs
        value={tab}
        onChange={(chosen) =>
          onTabChange(CUSTOMERS_TABS.find((candidate) => candidate === chosen) ?? 'customers')
        }
        keepMounted={false}
      >
        <Tabs.List mb="lg" mt={removedCustomerCode === undefined ? 0 : 'lg'}>
          {CUSTOMERS_TABS.map((candidate) => (
            <Tabs.Tab key={candidate} value={candidate}>
              {t(`customers:tabs.${candidate}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="customers">
          <Portfolio {...portfolio} />
        </Tabs.Panel>
        <Tabs.Panel value="requests">{requests}</Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}

/** The customers, with a search and a button to act for each. */
function Portfolio({ prefix, query, onQueryChange, onPick, customerService }: PortfolioProps) {
  const { t } = useTexts('customers');
  const { date } = useFormats();
  const acting = useActingCustomer();
  const customers = useQuery(portfolioQuery(prefix, query));
  const [searchText, setSearchText] = useState(query.search);
  const search = useDebouncedCallback(
    (text: string) => onQueryChange({ ...query, search: text.trim(), page: 0 }),
    LIMITS.debounceMs,
  );
  const changeSearchText = (text: string) => {
    setSearchText(text);
    search(text);
  };
  const columns = useMemo(
    (): DataColumn<ManagedCustomer>[] => [
      {
        id: 'businessName',
        header: t('customers:list.businessName'),
        cell: (row) => row.businessName,
        card: 'title',
      },
      {
        id: 'customerCode',
        header: t('customers:list.customerCode'),
        cell: (row) => row.customerCode,
        width: '160px',
      },
      { id: 'city', header: t('customers:list.city'), cell: (row) => row.city ?? '–', width: '200px' },
      {
        id: 'lastOrderedOn',
        header: t('customers:list.lastOrder'),
        cell: (row) => date(row.lastOrderedOn),
        width: '160px',
      },
    ],
    [t, date],
  );
  const changePageSize = (size: number) => {
    savePageSize(CUSTOMERS_PAGE_SIZE_KEY, size);
    onQueryChange({ ...query, size, page: 0 });
  };
  const emptyState =
    query.search === '' ? (
      <EmptyState icon={IconUsers} action={customerService}>
        {t('customers:list.none')}
      </EmptyState>
    ) : (
      <EmptyState
        icon={IconUsers}
        action={
          <Button variant="default" onClick={() => changeSearchText('')}>
            {t('customers:list.showAll')}
          </Button>
        }
      >
        {t('customers:list.noMatch', { search: query.search })}
      </EmptyState>
    );
  return (
    <>
      <TextInput
        value={searchText}
        onChange={(event) => changeSearchText(event.currentTarget.value)}
        type="search"
        maxLength={LIMITS.searchText}
        label={t('customers:list.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        maw={420}
        mb="md"
      />
      {customers.isError ? (
        <ErrorState
          error={customers.error}
          onRetry={() => void customers.refetch()}
          retrying={customers.isFetching}
        />
      ) : (
        <DataTable
          label={t('customers:list.title')}
          columns={columns}
          rows={customers.data?.content}
          // The rows match the typed text only once the search for it has run.
          isStale={customers.isPlaceholderData || searchText.trim() !== query.search}
          rowId={(row) => row.customerCode}
          rowLabel={(row) => row.businessName}
          empty={emptyState}
          actions={(row) =>
            row.customerCode === acting?.customerCode ? (
              <StatusBadge tone="acting">{t('customers:list.current')}</StatusBadge>
            ) : (
              <Button
                variant="default"
                onClick={() => onPick(row)}
                aria-label={t('customers:list.pickNamed', { customer: row.businessName })}
              >
                {t('customers:list.pick')}
              </Button>
            )
          }
          {...(customers.data === undefined
            ? {}
            : {
                pager: {
                  page: customers.data.number,
                  size: customers.data.size,
                  totalElements: customers.data.totalElements,
                  totalPages: customers.data.totalPages,
                  onPage: (page: number) => onQueryChange({ ...query, page }),
                  onSize: changePageSize,
                },
              })}
        />
      )}
    </>
  );
}
