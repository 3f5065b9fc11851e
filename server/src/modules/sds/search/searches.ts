import { isAllowed } from '@cromia/domain/accounts/access';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { getBatchFormatOn, parseBatchPrefix } from '@cromia/domain/sds/batch';
import {
  parseSearchedProduct,
  type SdsFiltersQuery,
  type SdsLine,
  type SdsPageQuery,
  type SerialSearch,
} from '@cromia/domain/sds/search';
import { isInternalRecipe, type Sds } from '@cromia/domain/sds/sheet';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { Problem, rejectFields } from '../../../platform/problem.ts';
import { findSheetOfDocument } from '../document-queries.ts';
import { resolveScope, type SdsScope } from '../scope.ts';
import {
  type BatchSuggestion,
  findOrder,
  isLineAmong,
  listRecipients,
  type OrderRow,
  type SdsLineQuery,
  type SdsLineRow,
  selectLines,
  selectLinesByBatch,
  selectLinesByCustomer,
  selectLinesByOrder,
  selectLinesByProduct,
  selectLinesBySerial,
  selectLinesBySite,
  suggestBatches,
} from '../sds-queries.ts';
import { findLaterVersion, findSheet, listSheets, type SdsSheetRow } from '../sheet-queries.ts';

/** The maximum number of sheets sent for one order. */
const ORDER_SHEETS_MAX = 200;

function toResponse({ date, ...row }: SdsLineRow): Sds {
  return {
    ...row,
    isOldSds: row.batch !== null && getBatchFormatOn(date) === 'old',
    isInternal: isInternalRecipe(row.recipe),
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    date,
  };
}

function readLines(
  db: Connection,
  lines: SdsLineQuery,
  query: SdsPageQuery,
  today: string,
): Promise<LimitedPage<Sds>> {
  return readPage(db, selectLines(db, lines, query.sort, today), query, toResponse);
}

/**
 * The site search, or the customer search when the query has no site (sections 2 and 5).
 * @throws Problem NotAllowed for a site search by a customer; CustomerCodeRequired for a customer search without a
 * customer
 */
export async function searchByFilters(
  db: Connection,
  viewer: Viewer,
  query: SdsFiltersQuery,
  today: string,
): Promise<LimitedPage<Sds>> {
  const { site, serial, color, year, customerCode } = query;
  // Section 5: year choices end with the current year.
  const currentYear = Number(today.slice(0, 4));
  if (year > currentYear) rejectFields('BadRequest', ['year'], { of: 'value', max: currentYear });
  const scope = await resolveScope(db, viewer, customerCode);
  if (site !== undefined && serial !== undefined && color !== undefined) {
    if (!isAllowed(viewer, 'sds.search.site')) throw new Problem('NotAllowed');
    return readLines(db, selectLinesBySite(scope, { site, serial, color, year }), query, today);
  }
  if (scope.customerId === null) throw new Problem('CustomerCodeRequired');
  return readLines(db, selectLinesByCustomer(scope, year), query, today);
}

type WithCustomerCode<T> = T & { customerCode?: string | undefined };

/** The batch search, for old and new batch codes. */
export async function searchByBatch(
  db: Connection,
  viewer: Viewer,
  query: WithCustomerCode<SdsPageQuery & { batch: string }>,
  today: string,
): Promise<LimitedPage<Sds>> {
  const scope = await resolveScope(db, viewer, query.customerCode);
  return readLines(db, selectLinesByBatch(scope, query.batch), query, today);
}

/** The product search of the SDS desk: every version of the product's sheets. */
export async function searchByProduct(
  db: Connection,
  viewer: Viewer,
  query: WithCustomerCode<SdsPageQuery & { product: string }>,
  today: string,
): Promise<LimitedPage<Sds>> {
  const scope = await resolveScope(db, viewer, query.customerCode);
  const code = parseSearchedProduct(query.product);
  // A serial without a colour may also be a word of a product name.
  const words = code?.color === undefined ? query.product : null;
  return readLines(db, selectLinesByProduct(scope, { code, words }), query, today);
}

/** The serial search: the sheets in force of a serial or colour that the viewer may read. */
export async function searchBySerial(
  db: Connection,
  viewer: Viewer,
  query: SdsPageQuery & SerialSearch,
  today: string,
): Promise<LimitedPage<Sds>> {
  const scope = await resolveScope(db, viewer, query.customerCode);
  return readLines(db, selectLinesBySerial(scope, query, today), query, today);
}

/** @throws Problem NotFound for an order that the scope may not see, as for an unknown one */
async function readOrder(db: Connection, scope: SdsScope, orderCode: string): Promise<OrderRow> {
  const order = await findOrder(db, scope, orderCode);
  if (!order) throw new Problem('NotFound');
  return order;
}

/** The document search: the sheets of an order. @throws Problem NotFound, also for another customer's order */
export async function searchByOrder(
  db: Connection,
  viewer: Viewer,
  query: WithCustomerCode<SdsPageQuery & { orderCode: string }>,
  today: string,
): Promise<LimitedPage<Sds>> {
  const scope = await resolveScope(db, viewer, query.customerCode);
  const { id } = await readOrder(db, scope, query.orderCode);
  return readLines(db, selectLinesByOrder(scope, id, today), query, today);
}

/**
 * The email addresses that a customer, or the customer of an order, has registered for safety data sheets; none when
 * the request names neither.
 * @throws Problem NotFound for a customer or an order that the viewer may not see
 */
export async function readRecipients(
  db: Connection,
  viewer: Viewer,
  { customerCode, orderCode }: WithCustomerCode<{ orderCode?: string | undefined }>,
): Promise<{ emails: string[] }> {
  const scope = await resolveScope(db, viewer, customerCode);
  const customerId =
    orderCode === undefined ? scope.customerId : (await readOrder(db, scope, orderCode)).customerId;
  return { emails: customerId === null ? [] : await listRecipients(db, customerId) };
}

/** The sheets of an order for sending. */
interface OrderSheets {
  /** The order's own spelling, which may differ from the search text. */
  orderCode: string;
  /** Each sheet that may be sent, once, with the customer of the order. */
  sheets: SdsSheetRow[];
  /**
   * Sheets of internal recipes in the order's batches, which are never sent (section 5); empty for viewers who may not
   * see them.
   */
  internal: SdsSheetRow[];
}

/**
 * All sheets of an order that its customer may see.
 * @throws Problem NotFound, also for another customer's order; SdsSendError for more sheets than can be sent at once
 */
export async function listOrderSheets(
  db: Connection,
  viewer: Viewer,
  { orderCode: typedCode, customerCode }: { orderCode: string; customerCode?: string | undefined },
  today: string,
): Promise<OrderSheets> {
  const scope = await resolveScope(db, viewer, customerCode);
  const { id, customerId, orderCode } = await readOrder(db, scope, typedCode);
  const list = async (visibleScope: SdsScope): Promise<SdsSheetRow[]> => {
    const sheets = await listSheets(db, selectLinesByOrder(visibleScope, id, today), ORDER_SHEETS_MAX + 1);
    // A truncated list would look complete.
    if (sheets.length > ORDER_SHEETS_MAX) throw new Problem('SdsSendError');
    return sheets.map((sheet) => ({ ...sheet, customerId }));
  };
  const sheets = await list({ ...scope, seesInternal: false });
  const visibleSheets = scope.seesInternal ? await list(scope) : [];
  return {
    orderCode,
    sheets,
    internal: visibleSheets.filter(({ batch, recipe }) => batch !== null && isInternalRecipe(recipe)),
  };
}

/** The first batches whose code starts with the search text, up to the limit. */
export async function suggestVisibleBatches(
  db: Connection,
  viewer: Viewer,
  { searchString, customerCode }: { searchString: string; customerCode?: string | undefined },
): Promise<BatchSuggestion[]> {
  const scope = await resolveScope(db, viewer, customerCode);
  const prefix = parseBatchPrefix(searchString);
  return prefix === null ? [] : suggestBatches(db, scope, prefix, LIMITS.batchSuggestions);
}

async function readVersion(
  db: Connection,
  scope: SdsScope,
  { id, version }: Pick<SdsLine, 'id' | 'version'>,
  today: string,
): Promise<SdsSheetRow> {
  const sheet = await findSheet(db, scope, id);
  if (!sheet) throw new Problem('NotFound');
  const sheetOfCustomer = { ...sheet, customerId: sheet.customerId ?? scope.customerId };
  if (version === undefined || version === sheet.version) return sheetOfCustomer;
  const later = await findLaterVersion(db, sheet, version, today);
  if (!later) throw new Problem('NotFound');
  return { ...sheetOfCustomer, ...later };
}

/** A sheet to deliver, and the order it is delivered for. */
interface FoundSheet {
  sheet: SdsSheetRow;
  /** The order's own spelling, which may differ from the search text. */
  orderCode: string | null;
}

/**
 * The sheet of a line, or a later version of it. With an order code, the sheet is for that order's customer.
 * @throws Problem NotFound for a line or an order that the viewer may not see, as for an unknown one, and for a line
 * that does not belong to the order
 */
export async function readSheet(
  db: Connection,
  viewer: Viewer,
  { orderCode, customerCode, ...line }: SdsLine & { orderCode?: string | undefined },
  today: string,
): Promise<FoundSheet> {
  const scope = await resolveScope(db, viewer, customerCode);
  if (orderCode === undefined) return { sheet: await readVersion(db, scope, line, today), orderCode: null };
  const order = await readOrder(db, scope, orderCode);
  if (!(await isLineAmong(db, selectLinesByOrder(scope, order.id, today), line.id)))
    throw new Problem('NotFound');
  const sheet = await readVersion(db, scope, line, today);
  return { sheet: { ...sheet, customerId: order.customerId }, orderCode: order.orderCode };
}

/** A version by id, for signed links. @throws Problem NotFound */
export async function readDocumentSheet(db: Connection, documentId: string): Promise<SdsSheetRow> {
  const sheet = await findSheetOfDocument(db, documentId);
  if (!sheet) throw new Problem('NotFound');
  return sheet;
}
