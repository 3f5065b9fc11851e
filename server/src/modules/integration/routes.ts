import { callingKeySchema } from '@cromia/domain/integration/key';
import { callingKeyIn } from '../../platform/access.ts';
import type { App } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';

const TAGS = ['integration'];
const PATH = '/api/v1/integration';

/** What the manufacturer's ERP calls, with a key that staff made (contract, section 5). */
export function integrationRoutes(app: App): void {
  app.get(
    `${PATH}/key`,
    {
      config: { access: 'integration.call' },
      schema: {
        tags: TAGS,
        summary: 'The key that calls: to try a connection',
        response: answers({ 200: callingKeySchema }),
      },
    },
    (request) => ({ name: callingKeyIn(request).name }),
  );
}
