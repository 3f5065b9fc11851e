import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { ShopOverview } from '@cromia/domain/overview/shop-overview';
import { Skeleton } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { TableSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import type { ShopScope } from '../../acting';
import { OverviewSection } from '../OverviewSection';
import { openTasksQuery } from '../open-tasks-queries';
import { TaskTileList, type TaskTileListProps } from '../TaskTileList';
import { ExpiringOffers, WaitingDocuments } from './DocumentList';
import { portfolioOverviewQuery, shopOverviewQuery } from './shop-overview-queries';

interface OverviewProps extends Pick<TaskTileListProps, 'tiles'> {
  /** Further sections. */
  children: ReactNode;
}

/** The first page of a customer: what waits, offers that expire soon, and the last orders. */
export function CustomerOverviewPage({ scope, ...props }: OverviewProps & { scope: ShopScope }) {
  const overview = useQuery(shopOverviewQuery(scope));
  return <ShopOverviewPage {...props} overview={overview} customerCode={scope.query.customerCode} />;
}

/** The first page of an agent or commercial user: what waits for all customers of the portfolio. */
export function PortfolioOverviewPage({ prefix, ...props }: OverviewProps & { prefix: RolePrefix }) {
  const overview = useQuery(portfolioOverviewQuery(prefix));
  return <ShopOverviewPage {...props} overview={overview} isPortfolio />;
}

interface ShopOverviewPageProps extends OverviewProps {
  overview: UseQueryResult<ShopOverview>;
  /** The customer whose open tasks are counted, for a manager who acts for it. */
  customerCode?: string | undefined;
  isPortfolio?: boolean;
}

function ShopOverviewPage(props: ShopOverviewPageProps) {
  const { overview, customerCode, isPortfolio = false, tiles, children } = props;
  const { t } = useTexts('overview');
  const tasks = useQuery(openTasksQuery(customerCode));
  const failed = [overview, tasks].find(({ isError, data }) => isError && data === undefined);
  const isLoading = failed === undefined && (overview.data === undefined || tasks.data === undefined);
  return (
    <PageFrame title={t('overview:overview')}>
      <OverviewSection title={t('overview:title')}>
        {failed !== undefined ? (
          <ErrorState
            error={failed.error}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        ) : overview.data === undefined || tasks.data === undefined ? (
          <>
            <Skeleton height={160} radius="md" />
            <TableSkeleton />
          </>
        ) : (
          <>
            <WaitingDocuments documents={overview.data.waiting} isPortfolio={isPortfolio} />
            <TaskTileList tasks={tasks.data.tasks} tiles={tiles} />
          </>
        )}
      </OverviewSection>
      {overview.data !== undefined && overview.data.expiringOffers.length > 0 && (
        <OverviewSection title={t('overview:expiringOffers')}>
          <ExpiringOffers offers={overview.data.expiringOffers} isPortfolio={isPortfolio} />
        </OverviewSection>
      )}
      {/* What waits is above them, in any number: they would jump down when it comes. */}
      <div hidden={isLoading}>{children}</div>
    </PageFrame>
  );
}
