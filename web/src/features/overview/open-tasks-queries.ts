import type { OpenTask } from '@cromia/domain/overview/open-tasks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';

/** The user's open tasks; for agents and commercial staff those of the portfolio, or of one customer. */
export function openTasksQuery(customerCode: string | undefined) {
  return queryOptions({
    queryKey: ['open-tasks', customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/open-tasks', {
          params: { query: customerCode === undefined ? {} : { customerCode } },
          signal,
        }),
      ),
    // Colleagues may have completed tasks meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** How often the desk counts its tasks again, as its lists refetch. */
const DESK_REFETCH_MS = 30_000;

/** The open tasks of the desk, which the navigation counts on all its pages. */
export function useDeskTasks(): readonly OpenTask[] {
  const tasks = useQuery({ ...openTasksQuery(undefined), refetchInterval: DESK_REFETCH_MS });
  return tasks.data?.tasks ?? [];
}

/** Open tasks of the back office, failures, and the key figures by week. */
export function deskOverviewQuery() {
  return queryOptions({
    queryKey: ['backoffice', 'overview'],
    queryFn: ({ signal }) => unwrapResponse(api.GET('/api/v1/backoffice/overview', { signal })),
    refetchOnWindowFocus: true,
  });
}
