import { join } from 'node:path';
import { quickOrderSchema, quickOrderTextSchema } from '@cromia/domain/cart/quick-order';
import { parseTextLines } from '@cromia/domain/cart/quick-order/delimited-text';
import { LIMITS } from '@cromia/domain/limits';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { describeUploadBody, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { getResponseLanguage } from '../../platform/http/response-language.ts';
import { createOwnerLimiter } from '../../platform/limits/limiter.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { checkQuickOrder } from './quick-order.ts';
import { readQuickOrderFile } from './quick-order-files.ts';

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
      description:
        'Accepts blanks, tabs, commas, semicolons and lower case, and pasted tables with a header. A number alone or ' +
        'with a word for packages is packages; kg and l are converted if they are a multiple of the content of a ' +
        'package. Nothing is saved.',
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
        'The words of the header decide which columns hold the code, its parts, the quantity and its unit, in ' +
        'the seven languages and with the heads of the exports. Without a header, each row holds a code, in one ' +
        `cell or three, and one number. At most ${LIMITS.orderLines} lines and ` +
        `${LIMITS.quickOrderFile / 1_048_576} MB. Nothing is saved.`,
      consumes: ['multipart/form-data'],
      body: describeUploadBody(),
      response: quickOrderSchema,
      errors: ['TooManyConcurrentRequests', 'ServiceUnavailable'],
    },
    ({ viewer, customer, request }) => {
      const folder = join(config.dataDir, 'uploads');
      return withUpload(request, { folder, maxBytes: LIMITS.quickOrderFile }, (upload) =>
        limitUser(viewer.userId, async () => {
          const lines = await readQuickOrderFile(upload, folder);
          const language = getResponseLanguage(request);
          return checkQuickOrder(db, viewer, customer, lines, { field: 'file', language });
        }),
      );
    },
  );
}
