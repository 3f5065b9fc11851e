import { filterCodeField, idField, upperPatternTextField } from '@cromia/domain/fields';
import { TDS_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { tdsDeskRoutes } from './desk-routes.ts';
import { createTdsDocumentReader, readTdsLanguages } from './tds-reader.ts';

const TAGS = ['tds'];

const languagesSchema = z.array(
  z.object({
    id: z.guid(),
    language: z.enum(TDS_LANGUAGES),
    product: z.string().describe('Serial and colour, or serial and line, as used in the file name'),
  }),
);

/** Technical data sheets: available languages, and the sheets for logged-in users (section 7). */
export function tdsRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const documents = createTdsDocumentReader(deps, app.log);
  tdsDeskRoutes(app, deps);

  app.get(
    '/api/tds/versions/last/available-languages',
    {
      config: { access: 'tds.languages' },
      schema: {
        tags: TAGS,
        summary: 'List the languages of the technical data sheet of a product, each with its latest version',
        querystring: z.object({
          serial: upperPatternTextField(/^[0-9A-Z]+$/, LIMITS.serial),
          color: filterCodeField(LIMITS.color),
        }),
        response: describeAnswers({ 200: languagesSchema }, ['missingTds']),
      },
    },
    ({ query }) => readTdsLanguages(db, query),
  );

  app.get(
    '/api/tds/pdf/version/:id',
    {
      config: { access: 'tds.download' },
      schema: {
        tags: TAGS,
        summary: 'Download a technical data sheet as PDF',
        description:
          'Content-Disposition names the file `TDS-{first 4}-{next up to 9}-{LANG}.pdf`. Supports ' +
          'single-range requests (206).',
        produces: ['application/pdf'],
        params: z.object({ id: idField() }),
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          'Unauthorized',
          'missingTds',
          'TdsError',
          'RangeNotSatisfiable',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const { name, pdf } = await documents.read(db, request.params.id);
      return sendFile(request, reply, pdf, { name, contentType: 'application/pdf', maxAge: 300 });
    },
  );
}
