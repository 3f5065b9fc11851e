import type { TableFormat } from '@cromia/domain/lists/export';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { INVOICE_LIST } from './invoice-list';

type InvoiceListQuery = ListQueryOf<typeof INVOICE_LIST>;
type FileType = 'pdf' | 'xml';

/** One page of a customer's invoices, with the sums of all that match. */
export function invoicesQuery({ prefix, customerCode, query }: ShopScope, listQuery: InvoiceListQuery) {
  return queryOptions({
    queryKey: ['invoices', prefix, customerCode, listQuery],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/invoices', {
          params: { path: { prefix }, query: { ...query, ...listQuery } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** What a customer owes and has ordered, and what is left of its credit limit. */
export function accountBalanceQuery({ prefix, customerCode, query }: ShopScope) {
  return queryOptions({
    queryKey: ['account-balance', prefix, customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/account-balance', { params: { path: { prefix }, query }, signal }),
      ),
    // Every order and payment changes it.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The PDF or the FatturaPA or UBL file of an invoice. */
export function fetchInvoiceFile({ prefix, query }: ShopScope, number: string, type: FileType) {
  const params = { path: { prefix, number }, query };
  const name = `${number}.${type}`;
  return type === 'pdf'
    ? unwrapFileResponse(
        api.GET('/api/v1/public/{prefix}/invoices/{number}/pdf', { params, parseAs: 'blob' }),
        name,
      )
    : unwrapFileResponse(
        api.GET('/api/v1/public/{prefix}/invoices/{number}/xml', { params, parseAs: 'blob' }),
        name,
      );
}

/** Exports the filtered and sorted invoices. */
export function exportInvoices(
  { prefix, query }: ShopScope,
  listQuery: InvoiceListQuery,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/invoices/export', {
      params: { path: { prefix }, query: { ...query, ...listQuery, format } },
      parseAs: 'blob',
    }),
    `invoices.${format}`,
  );
}

const DESK_PATH = '/api/v1/backoffice/customers/{code}' as const;

/** The same page for staff. */
export function deskInvoicesQuery(code: string, query: InvoiceListQuery) {
  return queryOptions({
    queryKey: ['backoffice', 'invoices', code, query],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${DESK_PATH}/invoices`, { params: { path: { code }, query }, signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** The account of a customer, for staff. */
export function deskAccountBalanceQuery(code: string) {
  return queryOptions({
    queryKey: ['backoffice', 'account-balance', code],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${DESK_PATH}/account-balance`, { params: { path: { code } }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** A file of an invoice of a customer, for staff. */
export function fetchDeskInvoiceFile(code: string, number: string, type: FileType) {
  const params = { path: { code, number } };
  const name = `${number}.${type}`;
  return type === 'pdf'
    ? unwrapFileResponse(api.GET(`${DESK_PATH}/invoices/{number}/pdf`, { params, parseAs: 'blob' }), name)
    : unwrapFileResponse(api.GET(`${DESK_PATH}/invoices/{number}/xml`, { params, parseAs: 'blob' }), name);
}
