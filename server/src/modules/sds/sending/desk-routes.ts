import type { ErrorCode } from '@cromia/domain/errors';
import { idField } from '@cromia/domain/fields';
import {
  sdsDeliveryExportSchema,
  sdsDeliveryListSchema,
  sdsDeliveryPageSchema,
  sdsDeliverySchema,
} from '@cromia/domain/sds/sending';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import { CSV_TYPE } from '../../../platform/files/csv.ts';
import { sendExport } from '../../../platform/files/exports.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { exportDeliveries, readDeliveries, retryDelivery } from './deliveries.ts';

const TAGS = ['backoffice'];
const DELIVERIES = '/api/v1/backoffice/sds-deliveries';
const params = z.object({ id: idField() });
const REFUSALS: ErrorCode[] = ['Unauthorized', 'NotAllowed'];
const DESK = { access: 'sds.deliveries' } as const;

/** The proof of delivery of safety data sheets, for staff and SDS employees. */
export function sdsDeliveryDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  app.get(
    DELIVERIES,
    {
      config: DESK,
      schema: {
        tags: TAGS,
        summary: 'List deliveries of safety data sheets',
        querystring: sdsDeliveryListSchema,
        response: describeAnswers({ 200: sdsDeliveryPageSchema }, REFUSALS),
      },
    },
    ({ query }) => readDeliveries(db, query, { userId: null, timeZone: config.timeZone }),
  );

  app.get(
    `${DELIVERIES}/export`,
    {
      config: DESK,
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Export deliveries of safety data sheets as CSV, oldest first',
        description: 'UTF-8 CSV separated by semicolons; cells are never formulas.',
        produces: ['text/csv'],
        querystring: sdsDeliveryExportSchema,
        response: describeAnswers({ 200: z.unknown().meta({ type: 'string' }) }, [
          ...REFUSALS,
          'TooManyConcurrentRequests',
          'ServiceUnavailable',
        ]),
      },
    },
    (request, reply) => {
      const { userId } = getViewer(request);
      const file = { by: { userId, isDesk: true }, name: 'sds-deliveries.csv', contentType: CSV_TYPE };
      return sendExport(request, reply, config, file, (closed) =>
        exportDeliveries(db, request.query, { timeZone: config.timeZone, closed }),
      );
    },
  );

  app.post(
    `${DELIVERIES}/:id/retry`,
    {
      config: DESK,
      schema: {
        tags: TAGS,
        summary: 'Retry a failed delivery immediately',
        description: 'The same mail is sent, so no recipient gets it twice.',
        params,
        response: describeAnswers({ 200: sdsDeliverySchema }, [...REFUSALS, 'NotFound', 'Conflict']),
      },
    },
    (request) => retryDelivery(deps, request.params.id, null),
  );
}
