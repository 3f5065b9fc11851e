import { Readable } from 'node:stream';
import {
  auditExportQuerySchema,
  auditListQuerySchema,
  auditPageSchema,
} from '@cromia/domain/audit/audit-log';
import { z } from 'zod';
import { viewerIn } from '../../platform/access.ts';
import { CSV_BEGINNING } from '../../platform/csv.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { exportAuditLog, readAuditLog } from '../audit/service.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/audit';
const config = { access: 'backoffice.audit' } as const;

/** Every change, who made it and when (contract, section 5). */
export function auditRoutes(app: App, { db, config: { timeZone } }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'The audit log',
        querystring: auditListQuerySchema,
        response: answers({ 200: auditPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readAuditLog(db, viewerIn(request), request.query, timeZone),
  );

  app.get(
    `${PATH}/export`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'The audit log as a table, newest first',
        description:
          'CSV in UTF-8 with semicolons; no cell is ever a formula. Every entry that passes the filters.',
        produces: ['text/csv'],
        querystring: auditExportQuerySchema,
        response: answers({ 200: z.unknown().meta({ type: 'string' }) }, ['Unauthorized', 'NotAllowed']),
      },
    },
    async (request, reply) => {
      const viewer = viewerIn(request);
      const table = Readable.from(
        (async function* () {
          yield CSV_BEGINNING;
          yield* exportAuditLog(db, viewer, request.query, timeZone);
        })(),
      );
      return reply
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(table);
    },
  );
}
