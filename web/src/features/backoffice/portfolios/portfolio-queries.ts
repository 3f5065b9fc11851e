import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { fileBody } from '../../../api/file-body';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskPage } from '../desk-calls';
import type { PORTFOLIO, PORTFOLIOS } from './portfolio-lists';

const ALL = ['backoffice', 'portfolios'];
const PATH = '/api/v1/backoffice/portfolios' as const;

/** One page of the agents and commercial users with the size of their portfolios. */
export function portfoliosQuery(query: QueryOf<typeof PORTFOLIOS>) {
  return deskPage([...ALL, 'managers', query], (signal) =>
    answer(api.GET(PATH, { params: { query }, signal })),
  );
}

/** One page of the customers of a portfolio. */
export function portfolioCustomersQuery(username: string, query: QueryOf<typeof PORTFOLIO>) {
  return deskPage([...ALL, 'customers', username, query], (signal) =>
    answer(api.GET(`${PATH}/{username}/customers`, { params: { path: { username }, query }, signal })),
  );
}

/** Customers that can be assigned to a manager, with their current managers. */
export function assignableQuery(searchString: string) {
  return queryOptions({
    queryKey: [...ALL, 'assignable', searchString],
    queryFn: ({ signal }) =>
      answer(api.GET(`${PATH}/customers`, { params: { query: { searchString } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Assigns customers to a manager. */
export function useAssign(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (customerCodes: string[]) =>
      answer(
        api.POST(`${PATH}/{username}/customers`, { params: { path: { username } }, body: { customerCodes } }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  });
}

/** Removes customers from a manager. */
export function useUnassign(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (customerCodes: string[]) =>
      answer(
        api.DELETE(`${PATH}/{username}/customers`, {
          params: { path: { username }, query: { customerCodes: customerCodes.join(',') } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  });
}

interface PortfolioFile {
  file: File;
  /** Reports the changes without making them. */
  dryRun: boolean;
}

/** Assigns and removes customers by a file. */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, dryRun }: PortfolioFile) => {
      const form = await fileBody(file);
      return answer(
        api.POST(`${PATH}/import`, {
          params: { query: { dryRun: dryRun ? 'true' : 'false' } },
          body: { file: '' },
          bodySerializer: () => form,
        }),
      );
    },
    onSuccess: (_outcome, { dryRun }) =>
      dryRun ? undefined : queryClient.invalidateQueries({ queryKey: ALL }),
  });
}
