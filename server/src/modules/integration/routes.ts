import { eventFeedSchema, eventQuerySchema } from '@cromia/domain/integration/event';
import {
  IMPORT_KINDS,
  IMPORT_SCOPES,
  type ImportKind,
  importQuerySchema,
  importResponseSchema,
} from '@cromia/domain/integration/import';
import { IMPORT_FORMS } from '@cromia/domain/integration/import-forms';
import { currentKeySchema } from '@cromia/domain/integration/key';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getCallingKey } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { allowUploadTime } from '../../platform/limits/body-timeout.ts';
import { reserveImport, runReservedUpload } from '../../platform/limits/upload-lock.ts';
import { describeBody } from '../../platform/openapi/describe-responses.ts';
import { Problem } from '../../platform/problem.ts';
import { declareRoutes } from '../../platform/routes/declare-routes.ts';
import { exportDeskRoutes, importDeskRoutes, keyDeskRoutes } from './desk-routes.ts';
import { readEvents } from './events/event-feed.ts';
import { IMPORT_EXAMPLES } from './import-examples.ts';
import { importRows } from './imports/import-rows.ts';
import { readBodyRows } from './imports/input-rows.ts';
import { readBackRoutes } from './read-back/read-back-routes.ts';

const GROUP = {
  tag: 'integration',
  path: '/api/v1/integration',
  access: 'integration.call',
  strictQuery: true,
} as const;

/** Media types of an invoice in XML; its own declaration states its encoding. */
const XML_TYPES = ['application/xml', 'text/xml'];

const SUMMARIES: Record<ImportKind, string> = {
  products: 'Import products with their serials and colours; status E marks products no longer sold',
  texts: 'Import texts of serials and colours by language',
  prices: 'Import list prices and terms agreed with individual customers',
  stock: 'Import stock availability',
  customers: 'Import customers with their terms and addresses',
  synonyms: 'Import synonyms of the product search',
  hazards: 'Import hazard labels and transport data of serials, with exceptions of colours',
  orders: 'Import complete orders, including those not placed in the portal; their items are replaced',
  shipments:
    "Import shipments; they move the shipped quantities and statuses of their orders by the desk's rules",
  invoices: 'Import invoices and credit notes with what was paid, as rows or as one FatturaPA or UBL file',
  'order-statuses': 'Import order statuses; customers are notified as for changes in the back office',
};

/** Routes that the manufacturer's ERP calls, with a key created by staff (contract, section 5). */
export function integrationRoutes(app: App, deps: ModuleDependencies): void {
  importDeskRoutes(app, deps);
  exportDeskRoutes(app, deps);
  keyDeskRoutes(app, deps);
  const integration = declareRoutes(app, deps, GROUP);

  integration.get(
    '/key',
    {
      summary: 'Retrieve the calling key with its scopes, for example to test a connection',
      response: currentKeySchema,
    },
    ({ request }) => {
      const { name, scopes } = getCallingKey(request);
      return { name, scopes };
    },
  );

  integration.get(
    '/events',
    {
      access: 'integration.events',
      summary: 'List events after a cursor, oldest first',
      description:
        'Call again with `next` immediately while `hasMore` is true, then about every minute. Events are ' +
        `retained for ${LIMITS.eventRetentionDays} days; an older cursor returns 410. Texts are in all languages.`,
      heavyRead: true,
      query: eventQuerySchema,
      response: eventFeedSchema,
      errors: ['CursorExpired'],
    },
    ({ query }) => readEvents(deps.db, query),
  );

  readBackRoutes(integration, deps);

  // Registered in a separate scope, so that only these routes accept CSV bodies.
  app.register(async (scope) => {
    const bodyLimit = LIMITS.importBytes;
    scope.addContentTypeParser(
      'text/csv',
      { parseAs: 'buffer', bodyLimit },
      (request, body: Buffer, done) => {
        const content = toUtf8(body, request.headers['content-type']);
        done(content === undefined ? new Problem('UnknownEncoding') : null, content);
      },
    );
    scope.addContentTypeParser(XML_TYPES, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    const imports = declareRoutes(scope, deps, GROUP);
    for (const kind of IMPORT_KINDS) declareImport(imports, deps, kind);
  });
}

/** Converts a body from the charset that its content type declares. @returns undefined for an unknown one */
function toUtf8(body: Buffer, contentType = ''): Buffer | undefined {
  const [, charset = ''] = /;\s*charset="?([\w-]+)"?/i.exec(contentType) ?? [];
  if (charset === '' || /^utf-?(?:8|16)/i.test(charset)) return body;
  try {
    return Buffer.from(new TextDecoder(charset, { fatal: true }).decode(body));
  } catch {
    // The charset has no decoder, or the body is in another one.
    return undefined;
  }
}

/**
 * Describes the rows in the OpenAPI document only. The import validates rows one by one, to report all errors of each
 * row.
 */
function describeRowsBody(kind: ImportKind) {
  const rows = z.array(IMPORT_FORMS[kind].schema).min(1).max(LIMITS.importRows);
  return z.unknown().meta(describeBody(rows));
}

function declareImport(
  imports: ReturnType<typeof declareRoutes>,
  deps: ModuleDependencies,
  kind: ImportKind,
): void {
  const takesXml = kind === 'invoices';
  imports.put(
    `/${kind}`,
    {
      access: `integration.${IMPORT_SCOPES[kind]}`,
      operationId: `import-${kind}`.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      summary: SUMMARIES[kind],
      examples: IMPORT_EXAMPLES[kind],
      description:
        'Takes a JSON array, or text/csv with column names in the first line; at most ' +
        `${LIMITS.importRows} rows. Resending rows changes nothing. A 400 ImportRefused contains \`import\`. ` +
        'A key runs one import at a time: one more waits, others get 429.' +
        (takesXml
          ? ' `application/xml` takes one FatturaPA 1.2, or one UBL 2.1 invoice or credit note (Peppol BIS 3), whose ' +
            'errors name the element.'
          : ''),
      consumes: ['application/json', 'text/csv', ...(takesXml ? XML_TYPES : [])],
      bodyLimit: LIMITS.importBytes,
      onRequest: async (request, reply) => {
        await reserveImport(getCallingKey(request).id, reply);
        allowUploadTime(request);
      },
      query: importQuerySchema,
      body: describeRowsBody(kind),
      response: importResponseSchema,
      errors: ['BadRequest', 'UnknownEncoding', 'ImportRefused', 'TooManyConcurrentRequests'],
    },
    ({ body, query, request, reply }) =>
      runReservedUpload(reply, async () => {
        const origin = { key: getCallingKey(request), userId: null };
        const isXml = /^(?:application|text)\/xml\b/i.test(request.headers['content-type'] ?? '');
        const input = await readBodyRows(deps, kind, body, isXml);
        return importRows(deps, { kind, ...input, maxRows: LIMITS.importRows, origin, ...query });
      }),
  );
}
