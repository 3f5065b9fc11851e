import { accountBalanceSchema } from '@cromia/domain/invoices/account-balance';
import {
  invoiceExportQuerySchema,
  invoiceListQuerySchema,
  invoiceNumberParamsSchema,
  invoicePageSchema,
} from '@cromia/domain/invoices/invoice';
import { LIMITS } from '@cromia/domain/limits';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import type { App } from '../../platform/http/app.ts';
import { fileResponse } from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { findDocumentLanguage } from '../shop-documents/index.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../stored-documents/index.ts';
import { readAccountBalance } from './account-balance.ts';
import { invoiceDeskRoutes } from './desk-routes.ts';
import { findInvoiceFile } from './find-invoice-file.ts';
import { invoiceIntegrationRoutes } from './integration-routes.ts';
import { defineInvoiceExport, defineInvoiceTable } from './invoice-table.ts';
import { readInvoices } from './invoices.ts';

/** The invoices and the account of a customer (contract, section 13). */
export function invoiceRoutes(app: App, deps: ModuleDependencies): void {
  invoiceDeskRoutes(app, deps);
  invoiceIntegrationRoutes(app, deps);
  const group = { tag: 'orders', access: 'invoices.list' } as const;

  const account = declareShopRoutes(app, deps, { ...group, path: '/account-balance' });
  account.get(
    '',
    {
      summary: 'Retrieve what the customer owes and has ordered, and what is left of its credit limit',
      heavyRead: true,
      response: accountBalanceSchema,
    },
    ({ customer }) => readAccountBalance(deps, deps.db, customer.id),
  );

  const invoices = declareShopRoutes(app, deps, { ...group, path: '/invoices' });
  invoices.get(
    '',
    {
      summary: 'List invoices and credit notes, with the sums of all that match',
      query: invoiceListQuerySchema,
      response: invoicePageSchema,
    },
    ({ customer, query }) => readInvoices(deps, customer.id, query),
  );

  invoices.get(
    '/export',
    {
      summary: 'Export invoices and credit notes as CSV or .xlsx',
      description:
        'Exports the filtered and sorted list, ignoring `page` and `size`. ' +
        `Workbooks over ${LIMITS.workbookRows} lines are rejected with ListTooLong.`,
      exposeHeadRoute: false,
      query: invoiceExportQuerySchema,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    async ({ viewer, customer, query, request, reply }) => {
      const language = await findDocumentLanguage(deps.db, viewer, customer, query.language);
      return sendList(request, reply, deps, defineInvoiceTable(language), {
        list: defineInvoiceExport(deps, customer.id, query),
        owner: { userId: viewer.userId, isDesk: false },
        format: query.format,
        language,
      });
    },
  );

  const declareFile = (type: DocumentType, what: string) =>
    invoices.get(
      `/:number/${type}`,
      {
        summary: `Download ${what} of an invoice`,
        heavyRead: true,
        params: invoiceNumberParamsSchema,
        produces: [DOCUMENT_TYPES[type]],
        response: fileResponse,
        conditional: true,
        errors: ['NotFound'],
      },
      async ({ customer, params, request, reply }) => {
        const { file, ...options } = await findInvoiceFile(deps, {
          ...params,
          type,
          customerId: customer.id,
        });
        return sendFile(request, reply, file, { ...options, maxAge: 0 });
      },
    );
  declareFile('pdf', 'the PDF');
  declareFile('xml', 'the FatturaPA or UBL file');
}
