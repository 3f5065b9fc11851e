import { customerCodeField } from '@cromia/domain/fields';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { documentQueryShape } from '@cromia/domain/lists/export';
import { mailRecipientsQuerySchema, mailRecipientsSchema } from '@cromia/domain/orders/mail-recipients';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { sendAttachment } from '../../platform/files/send-attachment.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type declareDeskRoutes,
  type declarePreparedRoutes,
  fileResponse,
  idParams,
} from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { canSeePriceTerms } from '../catalogue/index.ts';
import {
  type ActingCustomer,
  type declarePortfolioRoutes,
  type declareShopRoutes,
  findCustomerByCode,
  listIssuedCustomers,
} from '../customers/index.ts';
import { findDocumentLanguage } from './document-language.ts';
import {
  type DocumentKindDefinition,
  type DocumentListDefinition,
  defineDocumentsExport,
  type ExportQuery,
  type PageQuery,
  readDocumentPage,
  readDocumentsToPrint,
} from './document-lists.ts';
import type { DocumentsTableKind } from './document-tables.ts';
import { readMailRecipients } from './mail-recipients.ts';
import { composeBundlePdf, composeDocumentPdf } from './printing/document-pdf.ts';
import type { DocumentOwner } from './shop-document.ts';

const NAMES: Record<DocumentsTableKind, string> = {
  orders: 'order',
  orderRequests: 'order request',
  offerRequests: 'offer request',
};
const EXPORT_DESCRIPTION =
  'Exports the filtered and sorted list, ignoring `page` and `size`. ' +
  `Workbooks over ${LIMITS.workbookRows} lines are rejected with ListTooLong.`;
const CUSTOMERS_EXPORT_DESCRIPTION = `${EXPORT_DESCRIPTION} Each line includes its customer.`;
const PDF_TYPE = 'application/pdf';

/** A listed document with its lines, and its total in EUR; null where the reader may not see it or there is none. */
interface Listed {
  total: number | null;
  items: readonly unknown[];
}

type Caller<Extra> = Extra & { viewer: Viewer };
type ShopCaller = Caller<{ customer: ActingCustomer }>;

/** The differences between the lists of one customer, of a portfolio and of all customers. */
interface ListAudience<Extra, Row> {
  isDesk: boolean;
  /** Whether the list is of several customers, so that its export names the customer in each line. */
  hasCustomers: boolean;
  summaries: { list: string; export: string };
  exportDescription: string;
  getOwner: (caller: Caller<Extra>, row: Row) => DocumentOwner;
  findExportLanguage: (caller: Caller<Extra>, requested?: UiLanguage) => UiLanguage | Promise<UiLanguage>;
}

/** The differences between the routes of the shop and of the back office. */
interface Audience<Extra, Row> extends ListAudience<Extra, Row> {
  detailSummary: string;
  pdfQuery: z.ZodType<Pick<ExportQuery, 'language'>>;
  findPdfLanguage: (
    caller: Caller<Extra>,
    customer: { id: string },
    requested?: UiLanguage,
  ) => Promise<UiLanguage>;
}

/** Declares a list, its export and its print. */
function declareDocumentList<Extra extends object, Query extends PageQuery, Row extends Listed>(
  routes: ReturnType<typeof declarePreparedRoutes<Extra>>,
  deps: ModuleDependencies,
  documents: DocumentListDefinition<Caller<Extra>, Query, Row>,
  options: ListAudience<Extra, Row>,
): void {
  const { isDesk, hasCustomers, summaries, exportDescription, ...audience } = options;
  const { kind, list, toDocument } = documents;
  declarePrint(routes, deps, documents, options);

  routes.get('', { summary: summaries.list, query: documents.query, response: documents.page }, (call) =>
    readDocumentPage(deps.db, list(call, call.query), call.query),
  );

  routes.get(
    '/export',
    {
      summary: summaries.export,
      description: exportDescription,
      exposeHeadRoute: false,
      query: documents.exportQuery,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    async (call) => {
      const { viewer, query, request, reply } = call;
      const language = await audience.findExportLanguage(call, query.language);
      const { table, list: fullList } = defineDocumentsExport(deps, list(call, query), {
        kind,
        language,
        withCustomer: hasCustomers,
        withTerms: canSeePriceTerms(viewer),
        // As in the list: a PDF of a pending request omits its total, also for staff.
        toDocument: (row) => ({ ...toDocument(row, audience.getOwner(call, row)), total: row.total }),
      });
      const by = { userId: viewer.userId, isDesk };
      return sendList(request, reply, deps, table, {
        list: fullList,
        owner: by,
        format: query.format,
        language,
      });
    },
  );
}

/** Declares the print of a list, or of some of its documents, as one PDF. */
function declarePrint<Extra extends object, Query extends PageQuery, Row extends Listed>(
  routes: ReturnType<typeof declarePreparedRoutes<Extra>>,
  deps: ModuleDependencies,
  { kind, printQuery, list, toDocument }: DocumentListDefinition<Caller<Extra>, Query, Row>,
  { getOwner, findExportLanguage }: ListAudience<Extra, Row>,
): void {
  routes.get(
    '/pdf',
    {
      summary: `Download several ${NAMES[kind]}s as one PDF`,
      description:
        'Prints the documents in `ids`, or the filtered and sorted list, ignoring `page` and `size`; at most ' +
        `${LIMITS.printedDocuments} documents with ${LIMITS.printedLines} lines in all.`,
      heavyRead: true,
      exposeHeadRoute: false,
      produces: [PDF_TYPE],
      query: printQuery,
      response: fileResponse,
      errors: ['NotFound', 'TooMuchToPrint'],
    },
    async (call) => {
      const { query, reply } = call;
      const rows = await readDocumentsToPrint(deps.db, list(call, query), query.ids);
      if (rows.length === 0) throw new Problem('NotFound');
      const documents = rows.map((row) => toDocument(row, getOwner(call, row)));
      const customers = await listIssuedCustomers(
        deps.db,
        documents.map(({ customer }) => customer.customerCode),
      );
      const language = await findExportLanguage(call, query.language);
      const { name, pdf } = await composeBundlePdf(deps, documents, { kind, language, customers });
      return sendAttachment(reply, pdf, { name, contentType: PDF_TYPE, language });
    },
  );
}

/** Declares a list, its export, and the documents themselves, also as PDF. */
function declareDocuments<
  Extra extends object,
  Query extends PageQuery,
  Row extends Listed,
  Detail extends Row,
>(
  routes: ReturnType<typeof declarePreparedRoutes<Extra>>,
  deps: ModuleDependencies,
  documents: DocumentKindDefinition<Caller<Extra>, Query, Row, Detail>,
  { detailSummary, pdfQuery, ...audience }: Audience<Extra, Row>,
): void {
  const { kind, read, toDocument } = documents;
  declareDocumentList(routes, deps, documents, audience);

  routes.get(
    '/:id',
    {
      summary: detailSummary,
      heavyRead: true,
      params: idParams,
      response: documents.detail,
      errors: ['NotFound'],
    },
    (call) => read(call, call.params.id),
  );

  routes.get(
    '/:id/pdf',
    {
      summary: `Download an ${NAMES[kind]} as PDF`,
      heavyRead: true,
      exposeHeadRoute: false,
      produces: [PDF_TYPE],
      params: idParams,
      query: pdfQuery,
      response: fileResponse,
      errors: ['NotFound'],
    },
    async (call) => {
      const row = await read(call, call.params.id);
      const owner = audience.getOwner(call, row);
      const customer = await findCustomerByCode(deps.db, owner.customerCode);
      if (!customer) throw new Problem('NotFound');
      const language = await audience.findPdfLanguage(call, customer, call.query.language);
      const { name, pdf } = await composeDocumentPdf(deps, toDocument(row, owner), {
        language,
        customer,
      });
      return sendAttachment(call.reply, pdf, { name, contentType: PDF_TYPE, language });
    },
  );
}

/**
 * Declares the list of a customer's documents, its export, and the documents themselves, also as PDF. Files are in the
 * customer's language by default.
 */
export function declareCustomerDocuments<Query extends PageQuery, Row extends Listed, Detail extends Row>(
  routes: ReturnType<typeof declareShopRoutes>,
  deps: ModuleDependencies,
  documents: DocumentKindDefinition<ShopCaller, Query, Row, Detail>,
): void {
  const name = NAMES[documents.kind];
  const findLanguage = ({ viewer, customer }: ShopCaller, requested?: UiLanguage) =>
    findDocumentLanguage(deps.db, viewer, customer, requested);
  declareDocuments(routes, deps, documents, {
    isDesk: false,
    hasCustomers: false,
    summaries: { list: `List ${name}s`, export: `Export the lines of ${name}s as CSV or .xlsx` },
    detailSummary: `Retrieve an ${name}`,
    exportDescription: EXPORT_DESCRIPTION,
    pdfQuery: z.object({ customerCode: customerCodeField().optional(), ...documentQueryShape }),
    getOwner: ({ customer }) => customer,
    findExportLanguage: findLanguage,
    findPdfLanguage: (caller, _customer, requested) => findLanguage(caller, requested),
  });
}

const getRowOwner = (_caller: object, row: DocumentOwner): DocumentOwner => row;
const findCallerLanguage = ({ viewer }: Caller<object>, requested?: UiLanguage): UiLanguage =>
  requested ?? chooseLanguage({ userLanguage: viewer.language });

/**
 * Declares the list of the documents of all customers in a portfolio, and its export, in the caller's language by
 * default. The documents themselves are read for their customer.
 */
export function declarePortfolioDocuments<Query extends PageQuery, Row extends DocumentOwner & Listed>(
  routes: ReturnType<typeof declarePortfolioRoutes>,
  deps: ModuleDependencies,
  documents: DocumentListDefinition<Caller<object>, Query, Row>,
): void {
  const name = NAMES[documents.kind];
  declareDocumentList(routes, deps, documents, {
    isDesk: false,
    hasCustomers: true,
    summaries: {
      list: `List ${name}s of all customers in the portfolio`,
      export: `Export the lines of ${name}s of all customers in the portfolio as CSV or .xlsx`,
    },
    exportDescription: CUSTOMERS_EXPORT_DESCRIPTION,
    getOwner: getRowOwner,
    findExportLanguage: findCallerLanguage,
  });
}

/**
 * Same as `declareCustomerDocuments`, for the documents of all customers. A PDF is in the customer's language by
 * default. An export is in the caller's language by default and contains the customer in each line.
 */
export function declareDeskDocuments<
  Query extends PageQuery,
  Row extends DocumentOwner & Listed,
  Detail extends Row,
>(
  routes: ReturnType<typeof declareDeskRoutes>,
  deps: ModuleDependencies,
  {
    detailSummary,
    ...documents
  }: DocumentKindDefinition<Caller<object>, Query, Row, Detail> & { detailSummary: string },
): void {
  const name = NAMES[documents.kind];
  routes.get(
    '/mail-recipients',
    {
      summary: `List the users who are mailed about a decision on ${name}s`,
      description: 'Unknown ids are left out.',
      exposeHeadRoute: false,
      query: mailRecipientsQuerySchema,
      response: mailRecipientsSchema,
    },
    ({ query }) => readMailRecipients(deps.db, documents.kind, query.ids),
  );
  declareDocuments(routes, deps, documents, {
    isDesk: true,
    hasCustomers: true,
    summaries: {
      list: `List ${name}s of all customers`,
      export: `Export the lines of all ${name}s as CSV or .xlsx`,
    },
    detailSummary,
    exportDescription: CUSTOMERS_EXPORT_DESCRIPTION,
    pdfQuery: z.object(documentQueryShape),
    getOwner: getRowOwner,
    findExportLanguage: findCallerLanguage,
    findPdfLanguage: ({ viewer }, customer, requested) =>
      findDocumentLanguage(deps.db, viewer, customer, requested),
  });
}
