import {
  auditExportQuerySchema,
  auditListQuerySchema,
  auditPageSchema,
} from '@cromia/domain/audit/audit-log';
import { chooseLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { CSV_TYPE } from '../../platform/files/csv.ts';
import { sendExport } from '../../platform/files/exports.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { exportAuditLog, readAuditLog } from './audit-log.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/audit';
const AUDIT = { access: 'backoffice.audit' } as const;

/** The audit log: every change, with its author and time (contract, section 5). */
export function auditRoutes(app: App, { db, config }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: AUDIT,
      schema: {
        tags: TAGS,
        summary: 'List the audit log',
        querystring: auditListQuerySchema,
        response: describeAnswers({ 200: auditPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readAuditLog(db, getViewer(request), request.query, config.timeZone),
  );

  app.get(
    `${PATH}/export`,
    {
      config: AUDIT,
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Export the audit log as CSV, newest first',
        description:
          'UTF-8 CSV separated by semicolons, with every entry that matches the filters; cells are ' +
          'never formulas. Codes are accompanied by their names in `language` (by default the ' +
          "caller's language), and `at` by the local time of the manufacturer.",
        produces: ['text/csv'],
        querystring: auditExportQuerySchema,
        response: describeAnswers({ 200: z.unknown().meta({ type: 'string' }) }, [
          'Unauthorized',
          'NotAllowed',
          'TooManyConcurrentRequests',
          'ServiceUnavailable',
        ]),
      },
    },
    (request, reply) => {
      const viewer = getViewer(request);
      const { language, ...filter } = request.query;
      const file = { by: { userId: viewer.userId, isDesk: true }, name: 'audit.csv', contentType: CSV_TYPE };
      return sendExport(request, reply, config, file, (closed) =>
        exportAuditLog(db, viewer, filter, {
          language: language ?? chooseLanguage({ userLanguage: viewer.language }),
          timeZone: config.timeZone,
          closed,
        }),
      );
    },
  );
}
