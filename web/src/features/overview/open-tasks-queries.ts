import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';

/** What waits for the user; for agents and commercial staff for the customer that they act for. */
export function openTasksQuery(customerCode: string | undefined) {
  return queryOptions({
    queryKey: ['open-tasks', customerCode],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/open-tasks', {
          params: { query: customerCode === undefined ? {} : { customerCode } },
          signal,
        }),
      ),
    // Others work on them meanwhile: a return to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** What waits at the desk, what has failed, and the key figures by week. */
export function deskOverviewQuery() {
  return queryOptions({
    queryKey: ['backoffice', 'overview'],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/backoffice/overview', { signal })),
    refetchOnWindowFocus: true,
  });
}
