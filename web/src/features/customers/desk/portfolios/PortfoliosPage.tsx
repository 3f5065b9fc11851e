import type { Portfolio } from '@cromia/domain/customers/portfolios/portfolio';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button } from '@mantine/core';
import { IconFileUpload, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { RowLink } from '../../../../ui/table/RowLink';
import { CellNote } from '../../../desk';
import { ImportPortfoliosDialog } from './ImportPortfoliosDialog';
import { PORTFOLIO_LIST } from './portfolio-lists';
import { portfoliosQuery } from './portfolio-queries';

/** Agents and commercial users with their portfolios (contract, section 5). */
export function PortfoliosPage() {
  const { t } = useTexts('customers-desk');
  const [isImporting, setImporting] = useState(false);
  const list = useList(PORTFOLIO_LIST);
  const managers = useQuery(portfoliosQuery(list.query));
  const columns = useColumns();
  return (
    <PageFrame
      title={t('customers-desk:portfolios.title')}
      lead={t('customers-desk:portfolios.lead')}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileUpload size={16} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          {t('customers-desk:portfolios.import.open')}
        </Button>
      }
    >
      <PagedList
        list={list}
        page={managers}
        label={t('customers-desk:portfolios.title')}
        columns={columns}
        rowId={({ username }) => username}
        rowLabel={({ firstname, lastname }) => `${firstname} ${lastname}`}
        link={({ username }, linkProps) => (
          <Link {...linkProps} to="/backoffice/portfolios/$username" params={{ username }} />
        )}
        emptyContent={{
          icon: IconUsers,
          none: t('customers-desk:portfolios.none'),
          noMatch: t('customers-desk:portfolios.noMatch'),
        }}
      />
      {isImporting && <ImportPortfoliosDialog onClose={() => setImporting(false)} />}
    </PageFrame>
  );
}

function useColumns(): DataColumn<Portfolio>[] {
  const { t } = useTexts('customers-desk');
  const { quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'lastname',
        header: t('customers-desk:portfolios.fields.name'),
        cell: ({ username, firstname, lastname, isDisabled }) => (
          <>
            <RowLink>
              {lastname} {firstname}
            </RowLink>
            <CellNote>{formatEmail(username)}</CellNote>
            {isDisabled && <StatusBadge tone="danger">{t('customers-desk:portfolios.disabled')}</StatusBadge>}
          </>
        ),
        sortBy: ({ lastname }) => lastname,
        card: 'title',
      },
      {
        id: 'role',
        card: 'brief',
        header: t('customers-desk:portfolios.fields.role'),
        cell: ({ role }) => t(`customers-desk:portfolios.roles.${role}`),
        sortBy: ({ role }) => role,
        width: '220px',
      },
      {
        id: 'customers',
        card: 'amount',
        header: t('customers-desk:portfolios.fields.customers'),
        cell: ({ customers }) => quantity(customers),
        sortBy: ({ customers }) => customers,
        align: 'right',
        width: '160px',
      },
    ],
    [t, quantity],
  );
}
