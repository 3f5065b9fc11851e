import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers, toRolePrefix } from '@cromia/domain/accounts/roles';
import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { StockWatch } from '@cromia/domain/stock-watches/stock-watch';
import { Anchor, Box, Text, Title } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { RowIconButton } from '../../ui/list/RowIconButton';
import { AvailableAgain } from '../../ui/product/AvailableAgain';
import { ProductName } from '../../ui/product/ProductName';
import type { DataColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { NavItemLink } from '../shell';
import { stockWatchesQuery, useStopWatching } from './stock-watch-queries';

/** The page of a product, in the search by its code. */
function toProductPath({ id }: StockWatch): string {
  const { serial, color } = id;
  return `/products-search?${new URLSearchParams({ serial, color, open: formatProductCode(id) })}`;
}

function useColumns(isManager: boolean): DataColumn<StockWatch>[] {
  const { t } = useTexts('stock-watches');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('stock-watches:columns.product'),
        cell: (watch) => (
          <ProductName
            product={{ ...watch, productCode: watch.id, description: watch.shortDescription }}
            mark={<AvailableAgain product={watch} />}
          />
        ),
        card: 'title',
      },
      ...(isManager
        ? [
            {
              id: 'customer',
              header: t('stock-watches:columns.customer'),
              cell: ({ businessName, customerCode }: StockWatch) => `${businessName} · ${customerCode}`,
              card: 'brief' as const,
            },
          ]
        : []),
      {
        id: 'createdOn',
        header: t('stock-watches:columns.createdOn'),
        cell: ({ createdOn }) => <span style={{ whiteSpace: 'nowrap' }}>{date(createdOn)}</span>,
        align: 'right',
        card: 'brief',
        cardLabel: true,
      },
      {
        id: 'open',
        header: t('stock-watches:columns.open'),
        cell: (watch) => (
          <Anchor
            component={NavItemLink}
            path={toProductPath(watch)}
            size="sm"
            c="inherit"
            aria-label={t('stock-watches:openProduct', { product: formatProductCode(watch.id) })}
          >
            {t('common:actions.open')}
          </Anchor>
        ),
        align: 'right',
      },
    ],
    [t, date, isManager],
  );
}

/** The products that the user waits for, each with the button to stop it; nothing if there are none. */
export default function WatchedProducts({ user }: { user: User }) {
  const { t } = useTexts('stock-watches');
  const prefix = toRolePrefix(user.role);
  const { data, error, refetch, isFetching } = useQuery(stockWatchesQuery(prefix));
  const stop = useStopWatching(prefix);
  const columns = useColumns(actsForCustomers(user.role));
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined || data.watches.length === 0) return null;
  return (
    <Box component="section" my={32} aria-labelledby="watched-products">
      <Title order={2} size="h3" id="watched-products">
        {t('stock-watches:title')}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {t('stock-watches:lead')}
      </Text>
      <DataTable
        label={t('stock-watches:title')}
        columns={columns}
        rows={data.watches}
        rowId={({ id }) => toProductKey(id)}
        rowLabel={({ id }) => formatProductCode(id)}
        actions={({ id }) => (
          <RowIconButton
            icon={IconBellOff}
            label={t('stock-watches:stopOf', { product: formatProductCode(id) })}
            loading={stop.isPending}
            onClick={() => stop.mutate(id)}
          >
            {t('stock-watches:stop')}
          </RowIconButton>
        )}
      />
      {stop.error !== null && (
        <Text size="sm" c="danger" role="alert">
          <ProblemText error={stop.error} />
        </Text>
      )}
    </Box>
  );
}
