import type { DeskOverview } from '@cromia/domain/overview/desk-overview';
import type { OpenTask } from '@cromia/domain/overview/open-tasks';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageFrame } from '../../ui/PageFrame';
import { type FirstStep, FirstSteps } from './FirstSteps';
import { OverviewSection } from './OverviewSection';
import { deskOverviewQuery } from './open-tasks-queries';
import { TaskTileList, type TaskTileListProps } from './TaskTileList';

const WeekFigures = lazy(() => import('./WeekFigures'));

interface OverviewPageProps extends Pick<TaskTileListProps, 'tiles'> {
  firstSteps: readonly FirstStep[];
  /** The latest changes. */
  changes: ReactNode;
}

/** The start page of the back office: open tasks, failures, the latest changes and the key figures. */
export function OverviewPage({ tiles, firstSteps, changes }: OverviewPageProps) {
  const { t } = useTexts('overview');
  const user = useUser();
  const overview = useQuery(deskOverviewQuery());
  return (
    <PageFrame title={t('overview:overview')} lead={t('overview:lead')}>
      {user !== null && <FirstSteps user={user} steps={firstSteps} />}
      {overview.isError && (
        <ErrorState
          error={overview.error}
          onRetry={() => void overview.refetch()}
          retrying={overview.isFetching}
        />
      )}
      <OverviewSection title={t('overview:title')}>
        {overview.isPending && <Skeleton height={76} radius="md" />}
        {overview.data && <TaskTileList tasks={listTasks(overview.data)} tiles={tiles} />}
      </OverviewSection>
      {overview.isPending && <FiguresSkeleton />}
      {overview.data && (
        <Suspense fallback={<FiguresSkeleton />}>
          <WeekFigures weeks={overview.data.weeks} />
        </Suspense>
      )}
      <OverviewSection title={t('overview:changes')}>{changes}</OverviewSection>
    </PageFrame>
  );
}

/** As high as the figures: two rows on a desktop, three on a tablet, six on a phone. */
function FiguresSkeleton() {
  return <Skeleton h={{ base: 1500, sm: 800, lg: 560 }} radius="md" />;
}

function listTasks({ queues, failed }: DeskOverview): OpenTask[] {
  const failures = [
    { queue: 'failedMails', ...failed.mails },
    { queue: 'failedImports', ...failed.imports },
    { queue: 'failedWebhooks', ...failed.webhooks },
  ] as const;
  return [...queues, ...failures.filter(({ count }) => count > 0)].map(({ queue, count, isCut, oldest }) => ({
    kind: queue,
    count,
    isCut,
    since: oldest,
  }));
}
