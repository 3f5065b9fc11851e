import {
  auditExportQuerySchema,
  auditListQuerySchema,
  auditPageSchema,
} from '@cromia/domain/audit/audit-log';
import { chooseLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { getViewer } from '../../platform/access/access.ts';
import { CSV_TYPE } from '../../platform/files/csv.ts';
import { sendExport } from '../../platform/files/exports.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { describeAnswers } from '../../platform/openapi/openapi.ts';
import { exportAuditLog, readAuditLog } from '../audit/service.ts';

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
        summary: 'The audit log',
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
        summary: 'The audit log as a table, newest first',
        description:
          'CSV in UTF-8 with semicolons; no cell is ever a formula. Every entry that passes the filters. Beside the codes stand the words for them in `language`, by default the caller’s, and beside `at` the time of the manufacturer’s clock.',
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
