import type { JobName } from '@cromia/domain/operating/jobs';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { DESK_REFETCH_OPTIONS, deskPageQuery } from '../../desk';
import type { FAILED_MAIL_LIST } from './operating-lists';

const JOBS = ['backoffice', 'jobs'];
const MAILS = ['backoffice', 'failed-mails'];
/** Polling interval while a job runs. */
const RUNNING_REFRESH_MS = 2_000;

/** The jobs with their last run and the next. */
export function jobsQuery() {
  return queryOptions({
    queryKey: JOBS,
    queryFn: ({ signal }) => unwrapResponse(api.GET('/api/v1/backoffice/jobs', { signal })),
    ...DESK_REFETCH_OPTIONS,
    refetchInterval: ({ state: { data } }) =>
      data?.jobs.some(({ outcome }) => outcome === 'RUNNING' || outcome === 'WAITING')
        ? RUNNING_REFRESH_MS
        : DESK_REFETCH_OPTIONS.refetchInterval,
  });
}

/** Runs a job now. */
export function useRunJob() {
  const queryClient = useQueryClient();
  return useMutation<void, Error, JobName>({
    mutationFn: async (name) => {
      await unwrapResponse(api.POST('/api/v1/backoffice/jobs/{name}/run', { params: { path: { name } } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: JOBS }),
  });
}

/** One page of the mails that could not be sent. */
export function failedMailsQuery(query: ListQueryOf<typeof FAILED_MAIL_LIST>) {
  return deskPageQuery([...MAILS, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/failed-mails', { params: { query }, signal })),
  );
}

/** Sends one failed mail again, or all of them (null). */
export function useResendMails() {
  const queryClient = useQueryClient();
  return useMutation<{ mails: number }, Error, string | null>({
    mutationFn: (id) =>
      id === null
        ? unwrapResponse(api.POST('/api/v1/backoffice/failed-mails/resend'))
        : unwrapResponse(
            api.POST('/api/v1/backoffice/failed-mails/{id}/resend', { params: { path: { id } } }),
          ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: MAILS }),
  });
}
