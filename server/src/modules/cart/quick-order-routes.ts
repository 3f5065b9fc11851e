import { join } from 'node:path';
import {
  parseTableLines,
  parseTextLines,
  quickOrderSchema,
  quickOrderTextSchema,
} from '@cromia/domain/cart/quick-order';
import { LIMITS } from '@cromia/domain/limits';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { describeUploadBody, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { getResponseLanguage } from '../../platform/http/response-language.ts';
import { createOwnerLimiter } from '../../platform/limits/limiter.ts';
import { readTable } from '../../platform/tables/table-files.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { checkQuickOrder } from './quick-order.ts';

/** One more row than the header and the limit, so that a list that is too long is rejected instead of cut off. */
const MAX_ROWS = LIMITS.orderLines + 2;

/**
 * Routes to order by codes that are typed, pasted or read from a file. They only check the lines; POST /carts/items
 * adds them.
 */
export function quickOrderRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const limitUser = createOwnerLimiter({ concurrency: 1, maxQueued: 0 });
  const quickOrder = declareShopRoutes(app, deps, {
    tag: 'cart',
    path: '/carts/quick-order',
    access: 'cart.change',
  });

  quickOrder.post(
    '/check',
    {
      summary: 'Check order lines entered as text: `serial-color-pkg quantity`',
      description: 'Accepts blanks, tabs, commas, semicolons and lower case. Nothing is saved.',
      bodyLimit: LIMITS.orderLinesBytes,
      body: quickOrderTextSchema,
      response: quickOrderSchema,
      errors: ['TooManyConcurrentRequests'],
    },
    ({ viewer, customer, body, request }) =>
      limitUser(viewer.userId, () =>
        checkQuickOrder(db, viewer, customer, parseTextLines(body.text), {
          field: 'text',
          language: getResponseLanguage(request),
        }),
      ),
  );

  quickOrder.post(
    '/upload',
    {
      summary: 'Check the order lines of a CSV or .xlsx file',
      description:
        'The product code is in one column or three, and the quantity in a later column; other ' +
        `cells are ignored. At most ${LIMITS.orderLines} lines and ` +
        `${LIMITS.quickOrderFile / 1_048_576} MB. Nothing is saved.`,
      consumes: ['multipart/form-data'],
      body: describeUploadBody(),
      response: quickOrderSchema,
      errors: ['TooManyConcurrentRequests', 'ServiceUnavailable'],
    },
    ({ viewer, customer, request }) => {
      const folder = join(config.dataDir, 'uploads');
      return withUpload(request, { folder, maxBytes: LIMITS.quickOrderFile }, async (upload) => {
        const lines = parseTableLines(await readTable(upload, folder, MAX_ROWS, viewer.userId));
        const language = getResponseLanguage(request);
        return checkQuickOrder(db, viewer, customer, lines, { field: 'file', language });
      });
    },
  );
}
