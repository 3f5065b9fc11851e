import type { Job, JobOutcome } from '@cromia/domain/operating/jobs';
import { Button } from '@mantine/core';
import { IconClockPlay, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { useNotify } from '../../../ui/feedback/use-notify';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { CellNote } from '../../desk';
import { jobsQuery, useRunJob } from './operating-queries';

const TONES = {
  WAITING: 'gray',
  RUNNING: 'accent',
  DONE: 'success',
  FAILED: 'danger',
} as const satisfies Record<JobOutcome, string>;

/** The portal's scheduled jobs, which can also be run by hand (contract, section 10). */
export function JobsPage() {
  const { t } = useTexts('operating');
  const jobs = useQuery(jobsQuery());
  const columns = useColumns();
  return (
    <PageFrame title={t('operating:jobs.title')} lead={t('operating:jobs.lead')}>
      {jobs.isError ? (
        <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} retrying={jobs.isFetching} />
      ) : (
        <DataTable
          label={t('operating:jobs.title')}
          columns={columns}
          rows={jobs.data?.jobs}
          rowId={({ name }) => name}
          rowLabel={({ name }) => t(`operating:jobs.names.${name}`)}
          actions={(job) => <RunButton job={job} />}
          empty={<EmptyState icon={IconClockPlay}>{t('operating:jobs.none')}</EmptyState>}
        />
      )}
    </PageFrame>
  );
}

function useColumns(): DataColumn<Job>[] {
  const { t } = useTexts('operating');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('operating:jobs.name'),
        cell: ({ name }) => t(`operating:jobs.names.${name}`),
        card: 'title',
      },
      {
        id: 'lastRun',
        card: 'brief',
        cardLabel: true,
        header: t('operating:jobs.lastRun'),
        cell: ({ lastRunOn }) => (lastRunOn === null ? t('operating:jobs.never') : moment(lastRunOn)),
      },
      {
        id: 'duration',
        header: t('operating:jobs.duration'),
        cell: ({ durationMs }) =>
          durationMs === null ? '–' : quantity(Math.round(durationMs / 10) / 100, 's'),
        align: 'right',
      },
      {
        id: 'outcome',
        card: 'badge',
        header: t('operating:jobs.outcome'),
        cell: ({ outcome, reason }) =>
          outcome === null ? (
            '–'
          ) : (
            <>
              <StatusBadge tone={TONES[outcome]}>{t(`operating:jobs.outcomes.${outcome}`)}</StatusBadge>
              {reason !== null && <CellNote>{reason}</CellNote>}
            </>
          ),
      },
      {
        id: 'nextRun',
        header: t('operating:jobs.nextRun'),
        cell: ({ nextRunOn }) => moment(nextRunOn),
      },
    ],
    [t, moment, quantity],
  );
}

function RunButton({ job: { name, outcome } }: { job: Job }) {
  const { t } = useTexts('operating');
  const notify = useNotify();
  const run = useRunJob();
  const job = t(`operating:jobs.names.${name}`);
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlay size={16} aria-hidden />}
      disabled={run.isPending || outcome === 'WAITING' || outcome === 'RUNNING'}
      aria-label={t('operating:jobs.runNamed', { job })}
      onClick={() =>
        run.mutate(name, {
          onSuccess: () => notify(t('operating:jobs.started', { job })),
          onError: (error) => notify(t(`errors:${toApiProblem(error).code}`)),
        })
      }
    >
      {t('operating:jobs.run')}
    </Button>
  );
}
