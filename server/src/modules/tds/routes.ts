import { filterCodeField, upperPatternTextField } from '@cromia/domain/fields';
import { TDS_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendPdf } from '../../platform/files/send-file.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, fileResponse, idParams } from '../../platform/routes/declare-routes.ts';
import { tdsDeskRoutes } from './desk-routes.ts';
import { createTdsDocumentReader, readTdsLanguages } from './tds-reader.ts';

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
  const tds = declareRoutes(app, deps, { tag: 'tds', path: '/api/tds' });
  tdsDeskRoutes(app, deps, documents);

  tds.get(
    '/versions/last/available-languages',
    {
      access: 'tds.languages',
      summary: 'List the languages of the technical data sheet of a product, each with its latest version',
      query: z.object({
        serial: upperPatternTextField(/^[0-9A-Z]+$/, LIMITS.serial),
        color: filterCodeField(LIMITS.color),
      }),
      response: languagesSchema,
      errors: ['missingTds'],
    },
    ({ query }) => readTdsLanguages(db, query),
  );

  tds.get(
    '/pdf/version/:id',
    {
      access: 'tds.download',
      summary: 'Download a technical data sheet as PDF',
      description:
        'Content-Disposition names the file `TDS-{first 4}-{next up to 9}-{LANG}.pdf`. Supports ' +
        'single-range requests (206).',
      produces: ['application/pdf'],
      conditional: true,
      params: idParams,
      response: fileResponse,
      errors: ['missingTds', 'TdsError', 'RangeNotSatisfiable'],
    },
    async ({ params, request, reply }) =>
      sendPdf(request, reply, await documents.read(db, params.id), { maxAge: 300 }),
  );
}
