import { changedMixingSchema, serialMixingSchema } from '@cromia/domain/catalogue/mixing';
import { mixedSerialPageSchema, mixingListQuerySchema } from '@cromia/domain/catalogue/mixing-list';
import { serialParamsSchema } from '@cromia/domain/catalogue/search';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { readMixedSerials, readMixing, setMixing } from './mixed-serials.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/serials/:productClass/:serial/mixing';

/** Routes to maintain how the products of a serial are mixed with hardener and thinner (contract, section 6). */
export function mixingDeskRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    '/api/v1/backoffice/mixing',
    {
      config: { access: 'backoffice.mixing', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'List the serials that have a hardener or thinner',
        querystring: mixingListQuerySchema,
        response: describeAnswers({ 200: mixedSerialPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readMixedSerials(db, request.query),
  );

  app.get(
    PATH,
    {
      config: { access: 'backoffice.mixing' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve the hardener and thinner of a serial',
        params: serialParamsSchema,
        response: describeAnswers({ 200: serialMixingSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    ({ params }) => readMixing(db, params),
  );

  app.put(
    PATH,
    {
      config: { access: 'backoffice.mixing' },
      schema: {
        tags: TAGS,
        summary: 'Set the hardener and thinner of a serial',
        params: serialParamsSchema,
        body: changedMixingSchema,
        response: describeAnswers({ 200: serialMixingSchema }, [
          'BadRequest',
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => setMixing(db, getViewer(request), request.params, request.body.mixing),
  );
}
