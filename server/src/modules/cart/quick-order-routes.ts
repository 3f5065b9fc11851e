import { join } from 'node:path';
import {
  parseTableLines,
  parseTextLines,
  quickOrderSchema,
  quickOrderTextSchema,
} from '@cromia/domain/cart/quick-order';
import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { describeUploadBody, withUpload } from '../../platform/files/uploads.ts';
import { getAnswerLanguage } from '../../platform/http/answer-language.ts';
import type { App } from '../../platform/http/app.ts';
import { createOwnerLimiter } from '../../platform/limits/limiter.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { readTable } from '../../platform/tables/table-files.ts';
import { resolveActingCustomer } from '../customers/index.ts';
import { checkQuickOrder } from './quick-order.ts';

const TAGS = ['cart'];
const PATH = '/api/v1/public/:prefix/carts/quick-order';
const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;
/** One row more than the header and the limit, so that a list that is too long is refused instead of cut off. */
const ROWS_READ = LIMITS.orderLines + 2;

const params = z.object({ prefix: z.string() });
const querystring = z.object({ customerCode: customerCodeField().optional() });

/**
 * Routes to order by codes that are typed, pasted or read from a file. They only check the lines; POST /carts/items
 * adds them.
 */
export function quickOrderRoutes(app: App, { db, config }: ModuleDependencies): void {
  const limitUser = createOwnerLimiter({ concurrency: 1, waiting: 0 });
  app.post(
    `${PATH}/check`,
    {
      config: { access: 'cart.change' },
      schema: {
        tags: TAGS,
        summary: 'Check order lines entered as text: `serial-color-pkg quantity`',
        description: 'Accepts blanks, tabs, commas, semicolons and lower case. Nothing is saved.',
        params,
        querystring,
        body: quickOrderTextSchema,
        response: describeAnswers({ 200: quickOrderSchema }, [...ALWAYS, 'TooManyConcurrentRequests']),
      },
    },
    (request) => {
      const viewer = getViewer(request);
      return limitUser(viewer.userId, async () => {
        const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
        const language = getAnswerLanguage(request);
        const lines = parseTextLines(request.body.text);
        return checkQuickOrder(db, viewer, customer, lines, { field: 'text', language });
      });
    },
  );

  app.post(
    `${PATH}/upload`,
    {
      config: { access: 'cart.change' },
      schema: {
        tags: TAGS,
        summary: 'Check the order lines of a CSV or .xlsx file',
        description:
          'The product code is in one column or three, and the quantity in a later column; other ' +
          `cells are ignored. At most ${LIMITS.orderLines} lines and ` +
          `${LIMITS.quickOrderFile / 1_048_576} MB. Nothing is saved.`,
        consumes: ['multipart/form-data'],
        params,
        querystring,
        body: describeUploadBody(),
        response: describeAnswers({ 200: quickOrderSchema }, [
          ...ALWAYS,
          'TooManyConcurrentRequests',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      const folder = join(config.dataDir, 'uploads');
      return withUpload(request, { folder, maxBytes: LIMITS.quickOrderFile }, async (upload) => {
        const lines = parseTableLines(await readTable(upload, folder, ROWS_READ, viewer.userId));
        const language = getAnswerLanguage(request);
        return checkQuickOrder(db, viewer, customer, lines, { field: 'file', language });
      });
    },
  );
}
