import {
  auditExportQuerySchema,
  auditListQuerySchema,
  auditPageSchema,
} from '@cromia/domain/audit/audit-log';
import { chooseLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { CSV_TYPE } from '../../platform/files/csv.ts';
import { sendExport } from '../../platform/files/exports.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes } from '../../platform/routes/declare-routes.ts';
import { exportAuditLog, readAuditLog } from './audit-log.ts';

/** The audit log: every change, with its author and time (contract, section 5). */
export function auditRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const { timeZone } = config;
  const audit = declareDeskRoutes(app, deps, { path: '/audit', access: 'backoffice.audit' });

  audit.get(
    '',
    { summary: 'List the audit log', query: auditListQuerySchema, response: auditPageSchema },
    ({ viewer, query }) => readAuditLog(db, viewer, query, timeZone),
  );

  audit.get(
    '/export',
    {
      summary: 'Export the audit log as CSV, newest first',
      description:
        'UTF-8 CSV separated by semicolons, with every entry that matches the filters; cells are ' +
        'never formulas. Codes are accompanied by their names in `language` (by default the ' +
        "caller's language), and `at` by the local time of the manufacturer.",
      exposeHeadRoute: false,
      produces: ['text/csv'],
      query: auditExportQuerySchema,
      response: z.unknown().meta({ type: 'string' }),
      errors: ['TooManyConcurrentRequests', 'ServiceUnavailable'],
    },
    ({ viewer, query: { language: requested, ...filter }, request, reply }) => {
      const language = requested ?? chooseLanguage({ userLanguage: viewer.language });
      const file = {
        owner: { userId: viewer.userId, isDesk: true },
        name: 'audit.csv',
        contentType: CSV_TYPE,
      };
      return sendExport(request, reply, config, file, (closed) =>
        exportAuditLog(db, viewer, filter, { language, timeZone, closed }),
      );
    },
  );
}
