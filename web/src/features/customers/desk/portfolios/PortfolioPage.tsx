import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { PagedList } from '../../../../ui/list/PagedList';
import { SelectionBar } from '../../../../ui/list/SelectionBar';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { BackLink, CustomerLink } from '../../../desk';
import { AssignCustomersDialog } from './AssignCustomersDialog';
import { PORTFOLIO_CUSTOMER_LIST } from './portfolio-lists';
import { portfolioCustomersQuery } from './portfolio-queries';
import { UnassignDialog } from './UnassignDialog';

/** The customers of an agent or commercial user, to assign and remove (contract, section 5). */
export function PortfolioPage({ username }: { username: string }) {
  const { t } = useTexts('customers-desk');
  const [selected, setSelected] = useState<string[]>([]);
  // The selection contains only visible rows, so another page clears it.
  const list = useList(PORTFOLIO_CUSTOMER_LIST, () => setSelected([]));
  const customers = useQuery(portfolioCustomersQuery(username, list.query));
  const [dialog, setDialog] = useState<'assign' | 'unassign' | null>(null);
  const columns = useColumns();
  const isUnknownManager =
    customers.isError && ['NotFound', 'BadRequest'].includes(toApiProblem(customers.error).code);
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/portfolios" />}>
      {t('customers-desk:portfolios.back')}
    </BackLink>
  );
  if (isUnknownManager) {
    return (
      <PageFrame title={t('customers-desk:portfolios.one')} above={back}>
        <EmptyState icon={IconUsers}>{t('customers-desk:portfolios.notFound')}</EmptyState>
      </PageFrame>
    );
  }
  const assignButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('assign')}>
      {t('customers-desk:portfolios.assign.open')}
    </Button>
  );
  return (
    <PageFrame
      title={t('customers-desk:portfolios.one')}
      lead={formatEmail(username)}
      above={back}
      actions={assignButton}
    >
      <PagedList
        list={list}
        page={customers}
        label={t('customers-desk:portfolios.one')}
        columns={columns}
        rowId={({ customerCode }) => customerCode}
        rowLabel={({ businessName }) => businessName}
        selection={{ ids: selected, onChange: setSelected }}
        emptyContent={{
          icon: IconUsers,
          none: t('customers-desk:portfolios.empty'),
          noMatch: t('customers-desk:portfolios.noCustomerMatch'),
        }}
      />
      <SelectionBar count={selected.length} onClear={() => setSelected([])}>
        <Button variant="light" color="danger" onClick={() => setDialog('unassign')}>
          {t('customers-desk:portfolios.unassign.open')}
        </Button>
      </SelectionBar>
      {dialog === 'assign' && <AssignCustomersDialog username={username} onClose={() => setDialog(null)} />}
      {dialog === 'unassign' && (
        <UnassignDialog
          username={username}
          customerCodes={selected}
          onClose={() => setDialog(null)}
          onDone={() => setSelected([])}
        />
      )}
    </PageFrame>
  );
}

function useColumns(): DataColumn<CustomerSummary>[] {
  const { t } = useTexts('customers');
  return useMemo(
    () => [
      {
        id: 'businessName',
        header: t('customers:list.businessName'),
        cell: (customer) => <CustomerLink {...customer} />,
        sortBy: ({ businessName }) => businessName,
        card: 'title',
      },
      {
        id: 'customerCode',
        card: 'brief',
        header: t('customers:list.customerCode'),
        cell: ({ customerCode }) => customerCode,
        sortBy: ({ customerCode }) => customerCode,
        width: '200px',
      },
    ],
    [t],
  );
}
