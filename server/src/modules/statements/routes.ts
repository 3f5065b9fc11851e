import { LIMITS } from '@cromia/domain/limits';
import {
  statementExportQuerySchema,
  statementQuerySchema,
  statementSchema,
} from '@cromia/domain/statements/statement';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { fileResponse } from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { findDocumentLanguage } from '../shop-documents/index.ts';
import { listStatementRows, readStatement } from './read-statement.ts';
import { defineStatementTable } from './statement-table.ts';

/** What a customer bought in a year. */
export function statementRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const statements = declareShopRoutes(app, deps, {
    tag: 'statements',
    path: '/statements',
    access: 'statements.read',
  });

  statements.get(
    '',
    {
      summary: 'Retrieve what a customer bought in a year, by month, serial and colour',
      description:
        'Orders by the date of their request, without cancelled ones, at the ordered quantities; EUR excl. VAT after all ' +
        "discounts. Months are those of the manufacturer's time zone.",
      heavyRead: true,
      query: statementQuerySchema,
      response: statementSchema,
    },
    ({ customer, query }) => readStatement(deps, customer, query.year),
  );

  statements.get(
    '/export',
    {
      exposeHeadRoute: false,
      summary: 'Export a statement as CSV or .xlsx, a line for each month, serial and colour',
      description: `A workbook is limited to ${LIMITS.workbookRows} rows; a longer one is rejected with ListTooLong.`,
      query: statementExportQuerySchema,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    async ({ viewer, customer, query: { format, year, ...query }, request, reply }) => {
      const language = await findDocumentLanguage(db, viewer, customer, query.language);
      const { list, ofYear } = listStatementRows(deps, customer, year);
      const table = defineStatementTable(ofYear, language);
      const owner = { userId: viewer.userId, isDesk: false };
      return sendList(request, reply, deps, table, { list, owner, format, language });
    },
  );
}
