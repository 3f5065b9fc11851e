import { invoiceParamsSchema, storedInvoiceDocumentSchema } from '@cromia/domain/invoices/invoice';
import { LIMITS } from '@cromia/domain/limits';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getCallingKey } from '../../platform/access/viewer.ts';
import { declareFileBodies, fileBody, withFileBody } from '../../platform/files/file-body.ts';
import { getUploadFolder } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes } from '../../platform/routes/declare-routes.ts';
import { storeInvoiceDocument } from './store-invoice-document.ts';

const DOCUMENT_BODY = { types: ['application/pdf'], maxBytes: LIMITS.invoiceDocumentBytes };

/** The route by which the ERP uploads the PDF of an invoice (contract, section 13). */
export function invoiceIntegrationRoutes(app: App, deps: ModuleDependencies): void {
  const limits = { folder: getUploadFolder(deps.config), ...DOCUMENT_BODY };
  declareFileBodies(app, DOCUMENT_BODY, (scope) => {
    const invoices = declareRoutes(scope, deps, {
      tag: 'integration',
      path: '/api/v1/integration/invoices',
      access: 'integration.orders',
    });
    invoices.put(
      '/:invoiceNumber/document',
      {
        ...fileBody(DOCUMENT_BODY),
        summary: 'Upload the PDF of an invoice',
        description:
          'Takes a PDF of at most 10 MB as the request body or in the field `file`; scripts, embedded files and encryption are ' +
          'rejected. It replaces the stored one; uploading the same file again changes nothing. Encode a `/` in the number as `%2F`.',
        params: invoiceParamsSchema,
        response: storedInvoiceDocumentSchema,
        errors: ['NotFound', 'TooManyConcurrentRequests'],
      },
      (call) =>
        withFileBody(call, limits, (file) =>
          storeInvoiceDocument(
            deps,
            { key: getCallingKey(call.request), log: call.request.log },
            call.params.invoiceNumber,
            file,
          ),
        ),
    );
  });
}
