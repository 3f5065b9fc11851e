import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsLanguage } from '@cromia/domain/languages';
import {
  batchSearchSchema,
  batchSuggestSchema,
  documentSearchSchema,
  productSearchSchema,
  siteSearchSchema,
} from '@cromia/domain/sds/search';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { omitUndefined } from '../../ui/list/omit-undefined';
import {
  BATCH_SEARCH,
  type BatchSearch,
  CUSTOMER_SEARCH,
  type CustomerSearch,
  DOCUMENT_SEARCH,
  type DocumentSearch,
  NEWEST_FIRST_SORT,
  PRODUCT_SEARCH,
  type ProductSearch,
  SITE_SEARCH,
  type SiteSearch,
} from './search/sds-searches';

const PATH = '/api/v1/public/{prefix}/sds' as const;
const SDS_KEY = ['sds'];
/** A product has fewer sheets in force: one for each site and recipe. */
const PRODUCT_SHEETS = 50;

/** One page of the sheets of a site's batches; disabled while a term is missing. */
export function siteSearchQuery(prefix: RolePrefix, search: SiteSearch) {
  const terms = siteSearchSchema.safeParse(search).data;
  const query = terms && { sort: NEWEST_FIRST_SORT, ...SITE_SEARCH.query(search), year: terms.year };
  return queryOptions({
    queryKey: [...SDS_KEY, 'site', prefix, query],
    queryFn: query
      ? ({ signal }) =>
          unwrapResponse(api.GET(`${PATH}/findSdsByFilters`, { params: { path: { prefix }, query }, signal }))
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

/**
 * One page of the sheets of a customer's batches.
 * @param isOwn whether the user is the customer, who sends no code
 */
export function customerSearchQuery(prefix: RolePrefix, search: CustomerSearch, isOwn: boolean) {
  const { year, customerCode } = search;
  const isComplete = year !== undefined && (isOwn || customerCode !== undefined);
  const query = isComplete ? { sort: NEWEST_FIRST_SORT, ...CUSTOMER_SEARCH.query(search), year } : undefined;
  return queryOptions({
    queryKey: [...SDS_KEY, 'customer', prefix, query],
    queryFn: query
      ? ({ signal }) =>
          unwrapResponse(api.GET(`${PATH}/findSdsByFilters`, { params: { path: { prefix }, query }, signal }))
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** One page of the sheets of a batch. */
export function batchSearchQuery(prefix: RolePrefix, search: BatchSearch) {
  const terms = batchSearchSchema.safeParse(search).data;
  const query = terms && { sort: NEWEST_FIRST_SORT, ...BATCH_SEARCH.query(search), batch: terms.batch };
  return queryOptions({
    queryKey: [...SDS_KEY, 'batch', prefix, query],
    queryFn: query
      ? ({ signal }) =>
          unwrapResponse(api.GET(`${PATH}/findSdsByBatch`, { params: { path: { prefix }, query }, signal }))
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** One page of the sheets of an order's products. */
export function documentSearchQuery(prefix: RolePrefix, search: DocumentSearch) {
  const terms = documentSearchSchema.safeParse(search).data;
  const query = terms && {
    sort: NEWEST_FIRST_SORT,
    ...DOCUMENT_SEARCH.query(search),
    orderCode: terms.orderCode,
  };
  return queryOptions({
    queryKey: [...SDS_KEY, 'document', prefix, query],
    queryFn: query
      ? ({ signal }) =>
          unwrapResponse(api.GET(`${PATH}/findSdsByOrder`, { params: { path: { prefix }, query }, signal }))
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** One page of the sheets of a product, in every version. */
export function productSearchQuery(prefix: RolePrefix, search: ProductSearch) {
  const terms = productSearchSchema.safeParse(search).data;
  const query = terms && { sort: NEWEST_FIRST_SORT, ...PRODUCT_SEARCH.query(search), product: terms.product };
  return queryOptions({
    queryKey: [...SDS_KEY, 'product', prefix, query],
    queryFn: query
      ? ({ signal }) =>
          unwrapResponse(api.GET(`${PATH}/findSdsByProduct`, { params: { path: { prefix }, query }, signal }))
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** The sheets in force of a serial's colour that the viewer may read. */
export function serialSheetsQuery(
  prefix: RolePrefix,
  { serial, color, customerCode }: { serial: string; color: string; customerCode: string | undefined },
) {
  const query = {
    serial,
    color,
    sort: 'version,desc' as const,
    size: PRODUCT_SHEETS,
    ...omitUndefined({ customerCode }),
  };
  return queryOptions({
    queryKey: [...SDS_KEY, 'serial', prefix, query],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${PATH}/findSdsBySerial`, { params: { path: { prefix }, query }, signal })),
  });
}

/** Finds the first 20 batches whose codes begin with the typed text (section 5). */
export async function findBatches(prefix: RolePrefix, searchString: string, signal: AbortSignal) {
  // Input that is no prefix of a batch code is reported at the field and not sent.
  if (!batchSuggestSchema.safeParse({ searchString }).success) return [];
  return unwrapResponse(
    api.GET(`${PATH}/autocompleteBatch`, { params: { path: { prefix }, query: { searchString } }, signal }),
  );
}

/** A sheet as calls identify it: a line of a search, and the version. */
export interface SheetChoice {
  id: string;
  version: number;
  /** The customer of the search, to whom the delivery is attributed. */
  customerCode: string | undefined;
  /** The order of the search, to which the delivery is attributed. */
  orderCode?: string | undefined;
}

function toSheetQuery({ id, version, customerCode }: SheetChoice) {
  return { id, version, ...(customerCode === undefined ? {} : { customerCode }) };
}

const toOrderQuery = ({ orderCode }: SheetChoice) => (orderCode === undefined ? {} : { orderCode });

/** The languages of a sheet, each with the version that is delivered. */
export function sheetLanguagesQuery(prefix: RolePrefix, sheet: SheetChoice) {
  return queryOptions({
    queryKey: [...SDS_KEY, 'languages', prefix, toSheetQuery(sheet)],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET(`${PATH}/languages`, { params: { path: { prefix }, query: toSheetQuery(sheet) }, signal }),
      ),
  });
}

/** A sheet as a PDF. */
export function fetchSheet(prefix: RolePrefix, sheet: SheetChoice, language: SdsLanguage): Promise<Blob> {
  return unwrapResponse(
    api.GET(`${PATH}/download`, {
      params: { path: { prefix }, query: { ...toSheetQuery(sheet), ...toOrderQuery(sheet), language } },
      parseAs: 'blob',
    }),
  );
}

/** The addresses registered for the sheets of a customer, or of an order's customer; empty if neither is known. */
export function recipientsQuery(
  prefix: RolePrefix,
  source: Partial<Pick<SheetChoice, 'customerCode' | 'orderCode'>>,
) {
  const query = omitUndefined(source);
  return queryOptions({
    queryKey: [...SDS_KEY, 'recipients', prefix, query],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${PATH}/recipients`, { params: { path: { prefix }, query }, signal })),
  });
}

interface Sending {
  emails: string[];
  language: SdsLanguage;
}

/** Sends one sheet by mail. @param key idempotency key: a retry with it sends nothing twice */
export function sendSheet(prefix: RolePrefix, sheet: SheetChoice, sending: Sending, key: string) {
  const { customerCode, ...line } = toSheetQuery(sheet);
  return unwrapResponse(
    api.POST(`${PATH}/send`, {
      params: {
        path: { prefix },
        query: customerCode === undefined ? {} : { customerCode },
        header: { 'idempotency-key': key },
      },
      body: { ...line, ...toOrderQuery(sheet), ...sending },
    }),
  );
}

/** Sends every sheet of an order by mail, as `sendSheet` does with one. */
export function sendOrderSheets(
  prefix: RolePrefix,
  order: { orderCode: string; customerCode: string | undefined },
  { emails, language }: Sending,
  key: string,
) {
  const { orderCode, customerCode } = order;
  return unwrapResponse(
    api.POST(`${PATH}/sendAllByOrder`, {
      params: {
        path: { prefix },
        query: customerCode === undefined ? {} : { customerCode },
        header: { 'idempotency-key': key },
      },
      body: { emails, language, orderCode, isUsaOrCa: false },
    }),
  );
}
