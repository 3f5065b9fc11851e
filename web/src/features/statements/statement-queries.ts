import type { TableFormat } from '@cromia/domain/lists/export';
import type { Statement } from '@cromia/domain/statements/statement';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ShopScope } from '../acting';

const toYearQuery = (year: number | undefined) => (year === undefined ? {} : { year });

/** What the customer bought in a year; the current one if undefined. */
export function statementQuery({ prefix, customerCode, query }: ShopScope, year: number | undefined) {
  return queryOptions({
    queryKey: ['statements', prefix, customerCode, year ?? null],
    queryFn: ({ signal }): Promise<Statement> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/statements', {
          params: { path: { prefix }, query: { ...query, ...toYearQuery(year) } },
          signal,
        }),
      ),
    // The displayed year stays visible while another one loads.
    placeholderData: keepPreviousData,
  });
}

/** Exports what the customer bought in a year, by month, serial and colour. */
export function exportStatement({ prefix, query }: ShopScope, year: number, format: TableFormat) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/statements/export', {
      params: { path: { prefix }, query: { ...query, year, format } },
      parseAs: 'blob',
    }),
    `statement-${year}.${format}`,
  );
}
