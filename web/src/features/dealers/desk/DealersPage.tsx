import type { Dealer } from '@cromia/domain/dealers/dealer-desk';
import { Button } from '@mantine/core';
import { IconMapPinOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { CellNote } from '../../desk';
import { DEALER_LIST } from './dealer-list';
import { dealersQuery } from './dealer-queries';

/** The dealers of the map, maintained by staff (contract, section 5). */
export function DealersPage() {
  const { t } = useTexts('dealers', 'dealers-desk');
  const list = useList(DEALER_LIST);
  const dealers = useQuery(dealersQuery(list.query));
  const columns = useColumns();
  return (
    <PageFrame
      title={t('dealers:title')}
      lead={t('dealers-desk:lead')}
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/backoffice/dealers/new" />}
        >
          {t('dealers-desk:new')}
        </Button>
      }
    >
      <PagedList
        list={list}
        page={dealers}
        label={t('dealers:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ businessName }) => businessName}
        link={({ id }, linkProps) => <Link {...linkProps} to="/backoffice/dealers/$id" params={{ id }} />}
        emptyContent={{
          icon: IconMapPinOff,
          none: t('dealers-desk:none'),
          noMatch: t('dealers-desk:noMatch'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<Dealer>[] {
  const { t } = useTexts('accounts', 'activation', 'dealers');
  return useMemo(
    () => [
      {
        id: 'businessName',
        header: t('dealers:filters.businessName'),
        cell: ({ businessName, street }) => (
          <>
            <RowLink>{businessName}</RowLink>
            <CellNote>{street}</CellNote>
          </>
        ),
        sortBy: ({ businessName }) => businessName,
        card: 'title',
      },
      {
        id: 'postalCode',
        card: 'brief',
        header: t('dealers:filters.postalCode'),
        cell: ({ postalCode }) => postalCode,
        sortBy: ({ postalCode }) => postalCode,
        width: '160px',
      },
      {
        id: 'city',
        card: 'brief',
        header: t('activation:fields.city'),
        cell: ({ city, province }) => (province === null ? city : `${city} (${province})`),
        sortBy: ({ city }) => city,
        width: '240px',
      },
      {
        id: 'kind',
        header: t('dealers:filters.kind'),
        cell: ({ forPrivate, forProfessional }) =>
          [
            ...(forPrivate ? [t('dealers:filters.priv')] : []),
            ...(forProfessional ? [t('dealers:filters.professional')] : []),
          ].join(', '),
        width: '240px',
      },
    ],
    [t],
  );
}
