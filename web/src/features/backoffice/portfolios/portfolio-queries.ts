import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { fileBody } from '../../../api/file-body';
import { DESK_REFRESH } from '../desk-calls';
import { PORTFOLIO, PORTFOLIOS, type PortfolioSearch, type PortfoliosSearch } from './portfolio-lists';

const ALL = ['backoffice', 'portfolios'];
const PATH = '/api/v1/backoffice/portfolios' as const;

/** One page of the agents and commercial users with the size of their portfolios. */
export function portfoliosQuery(search: PortfoliosSearch) {
  const query = PORTFOLIOS.query(search);
  return queryOptions({
    queryKey: [...ALL, 'managers', query],
    queryFn: ({ signal }) => answer(api.GET(PATH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** One page of the customers of a portfolio. */
export function portfolioCustomersQuery(username: string, search: PortfolioSearch) {
  const query = PORTFOLIO.query(search);
  return queryOptions({
    queryKey: [...ALL, 'customers', username, query],
    queryFn: ({ signal }) =>
      answer(api.GET(`${PATH}/{username}/customers`, { params: { path: { username }, query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** Customers to give to a manager, with those who manage them already. */
export function assignableQuery(searchString: string) {
  return queryOptions({
    queryKey: [...ALL, 'assignable', searchString],
    queryFn: ({ signal }) =>
      answer(api.GET(`${PATH}/customers`, { params: { query: { searchString } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Gives customers to a manager. */
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

/** Takes customers from a manager. */
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
  /** Tells what would change and changes nothing. */
  dryRun: boolean;
}

/** Gives and takes customers by a file. */
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
