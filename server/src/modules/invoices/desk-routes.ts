import { customerCodeField } from '@cromia/domain/fields';
import { accountBalanceSchema } from '@cromia/domain/invoices/account-balance';
import {
  invoiceListQuerySchema,
  invoiceNumberParamsSchema,
  invoicePageSchema,
} from '@cromia/domain/invoices/invoice';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import type { App } from '../../platform/http/app.ts';
import { Problem } from '../../platform/problem.ts';
import { declareDeskRoutes, fileResponse } from '../../platform/routes/declare-routes.ts';
import { findCustomerByCode } from '../customers/index.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../stored-documents/index.ts';
import { readAccountBalance } from './account-balance.ts';
import { findInvoiceFile } from './find-invoice-file.ts';
import { readInvoices } from './invoices.ts';

const codeParams = z.object({ code: customerCodeField() });

/** The account and the invoices of a customer, for staff. */
export function invoiceDeskRoutes(app: App, deps: ModuleDependencies): void {
  const desk = declareDeskRoutes(app, deps, {
    path: '/customers/:code',
    access: 'backoffice.customers',
    errors: ['NotFound'],
  });
  const findId = async (code: string) => {
    const customer = await findCustomerByCode(deps.db, code);
    if (!customer) throw new Problem('NotFound');
    return customer.id;
  };

  desk.get(
    '/account-balance',
    {
      summary: 'Retrieve what a customer owes and has ordered, and what is left of its credit limit',
      heavyRead: true,
      params: codeParams,
      response: accountBalanceSchema,
    },
    async ({ params }) => readAccountBalance(deps, deps.db, await findId(params.code)),
  );

  desk.get(
    '/invoices',
    {
      summary: 'List the invoices and credit notes of a customer, with the sums of all that match',
      heavyRead: true,
      params: codeParams,
      query: invoiceListQuerySchema,
      response: invoicePageSchema,
    },
    async ({ params, query }) => readInvoices(deps, await findId(params.code), query),
  );

  const declareFile = (type: DocumentType, what: string) =>
    desk.get(
      `/invoices/:number/${type}`,
      {
        summary: `Download ${what} of an invoice of a customer`,
        heavyRead: true,
        params: codeParams.extend(invoiceNumberParamsSchema.shape),
        produces: [DOCUMENT_TYPES[type]],
        response: fileResponse,
        conditional: true,
      },
      async ({ params: { code, number }, request, reply }) => {
        const customerId = await findId(code);
        const { file, ...options } = await findInvoiceFile(deps, { number, type, customerId });
        return sendFile(request, reply, file, { ...options, maxAge: 0 });
      },
    );
  declareFile('pdf', 'the PDF');
  declareFile('xml', 'the FatturaPA or UBL file');
}
