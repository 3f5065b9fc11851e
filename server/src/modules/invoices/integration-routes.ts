import { invoiceParamsSchema, storedInvoiceDocumentSchema } from '@cromia/domain/invoices/invoice';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getCallingKey } from '../../platform/access/viewer.ts';
import { getUploadFolder, withBodyFile, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { allowUploadTime } from '../../platform/limits/body-timeout.ts';
import { reserveUpload, runReservedUpload } from '../../platform/limits/upload-lock.ts';
import { declareRoutes } from '../../platform/routes/declare-routes.ts';
import { storeInvoiceDocument } from './store-invoice-document.ts';

/** The route by which the ERP uploads the PDF of an invoice (contract, section 13). */
export function invoiceIntegrationRoutes(app: App, deps: ModuleDependencies): void {
  const maxBytes = LIMITS.invoiceDocumentBytes;
  const limits = { folder: getUploadFolder(deps.config), maxBytes };
  // A separate scope, because no other route takes a PDF as its body.
  app.register(async (scope) => {
    // JSON of the size of a document would block the process.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      ['application/pdf', 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    const invoices = declareRoutes(scope, deps, {
      tag: 'integration',
      path: '/api/v1/integration/invoices',
      access: 'integration.orders',
    });
    invoices.put(
      '/:invoiceNumber/document',
      {
        summary: 'Upload the PDF of an invoice',
        description:
          'Takes a PDF of at most 10 MB as the request body or in the field `file`; scripts, embedded files and encryption are ' +
          'rejected. It replaces the stored one; uploading the same file again changes nothing. Encode a `/` in the number as `%2F`.',
        bodyLimit: maxBytes,
        onRequest: async (request, reply) => {
          await reserveUpload(getCallingKey(request).id, reply);
          allowUploadTime(request);
        },
        consumes: ['application/pdf', 'application/octet-stream', 'multipart/form-data'],
        params: invoiceParamsSchema,
        body: z.unknown().meta({ type: 'string', format: 'binary' }),
        response: storedInvoiceDocumentSchema,
        errors: ['NotFound', 'TooManyConcurrentRequests'],
      },
      ({ params, body, request, reply }) =>
        runReservedUpload(reply, async () => {
          const key = getCallingKey(request);
          const store = (file: { path: string }) =>
            storeInvoiceDocument(deps, key, params.invoiceNumber, file.path);
          return Buffer.isBuffer(body)
            ? withBodyFile(limits.folder, body, store)
            : withUpload(request, limits, store);
        }),
    );
  });
}
