import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../../api/client';
import { toFileBody } from '../../../../api/file-body';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { deskPageQuery } from '../../../desk';
import type { PORTFOLIO_CUSTOMER_LIST, PORTFOLIO_LIST } from './portfolio-lists';

const BASE_KEY = ['backoffice', 'portfolios'];
const PATH = '/api/v1/backoffice/portfolios' as const;

/** A page of agents and commercial users with the size of their portfolios. */
export function portfoliosQuery(query: ListQueryOf<typeof PORTFOLIO_LIST>) {
  return deskPageQuery([...BASE_KEY, 'managers', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** A page of the customers in a portfolio. */
export function portfolioCustomersQuery(
  username: string,
  query: ListQueryOf<typeof PORTFOLIO_CUSTOMER_LIST>,
) {
  return deskPageQuery([...BASE_KEY, 'customers', username, query], (signal) =>
    unwrapResponse(
      api.GET(`${PATH}/{username}/customers`, { params: { path: { username }, query }, signal }),
    ),
  );
}

/** Customers that match the text and can be assigned to a manager, with their current managers. */
export function assignableCustomersQuery(searchString: string) {
  return queryOptions({
    queryKey: [...BASE_KEY, 'assignable', searchString],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${PATH}/customers`, { params: { query: { searchString } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Assigns customers to a manager. */
export function useAssignCustomers(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (customerCodes: string[]) =>
      unwrapResponse(
        api.POST(`${PATH}/{username}/customers`, { params: { path: { username } }, body: { customerCodes } }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: BASE_KEY }),
  });
}

/** Removes customers from a manager. */
export function useUnassignCustomers(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (customerCodes: string[]) =>
      unwrapResponse(
        api.DELETE(`${PATH}/{username}/customers`, {
          params: { path: { username }, query: { customerCodes: customerCodes.join(',') } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: BASE_KEY }),
  });
}

interface PortfolioFile {
  file: File;
  /** Whether to report the changes without applying them. */
  dryRun: boolean;
}

/** Assigns and removes customers with a file. */
export function useImportPortfolios() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, dryRun }: PortfolioFile) => {
      const form = await toFileBody(file);
      return unwrapResponse(
        api.POST(`${PATH}/import`, {
          params: { query: { dryRun } },
          body: { file: '' },
          bodySerializer: () => form,
        }),
      );
    },
    onSuccess: (_outcome, { dryRun }) =>
      dryRun ? undefined : queryClient.invalidateQueries({ queryKey: BASE_KEY }),
  });
}
