import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { documentQueryShape } from '@cromia/domain/lists/export';
import {
  shipmentExportQuerySchema,
  shipmentListQuerySchema,
  shipmentPageSchema,
  shipmentParamsSchema,
  shipmentSchema,
  shipmentSettingsSchema,
  storedShipmentDocumentSchema,
} from '@cromia/domain/shipments/shipment';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getCallingKey } from '../../platform/access/viewer.ts';
import { declareFileBodies, fileBody, withFileBody } from '../../platform/files/file-body.ts';
import { sendAttachment } from '../../platform/files/send-attachment.ts';
import { getUploadFolder } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, fileResponse } from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { findDocumentLanguage } from '../shop-documents/index.ts';
import { shipmentDeskRoutes } from './desk-routes.ts';
import { defineShipmentTable } from './printable-shipment.ts';
import { readDeliveryNote, uploadShipmentDocument } from './shipment-document.ts';
import { changeShipmentSettings, readShipmentSettings } from './shipment-settings.ts';
import { listShipments, readShipment, readShipmentPage } from './shipments.ts';

const PDF_TYPE = 'application/pdf';
const NOTE_BODY = { types: [PDF_TYPE], maxBytes: LIMITS.deliveryNoteBytes };

/** Shipments of a customer (contract, section 13), their desk, and the delivery notes that other software uploads. */
export function shipmentRoutes(app: App, deps: ModuleDependencies): void {
  shipmentDeskRoutes(app, deps);
  customerRoutes(app, deps);
  settingsRoutes(app, deps);
  declareFileBodies(app, NOTE_BODY, (scope) => documentRoute(scope, deps));
}

function customerRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const shipments = declareShopRoutes(app, deps, {
    tag: 'shipments',
    path: '/shipments',
    access: 'shipments.list',
  });

  shipments.get(
    '',
    { summary: 'List shipments', query: shipmentListQuerySchema, response: shipmentPageSchema },
    ({ customer, query }) => readShipmentPage(deps, { customerId: customer.id }, query),
  );

  shipments.get(
    '/export',
    {
      summary: 'Export the lines of shipments as CSV or .xlsx',
      description:
        'Exports the filtered and sorted list, ignoring `page` and `size`. ' +
        `Workbooks over ${LIMITS.workbookRows} lines are rejected with ListTooLong.`,
      exposeHeadRoute: false,
      query: shipmentExportQuerySchema,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    async ({ viewer, customer, query, request, reply }) => {
      const language = await findDocumentLanguage(db, viewer, customer, query.language);
      return sendList(request, reply, deps, defineShipmentTable(language, { withCustomer: false }), {
        list: listShipments(deps, { customerId: customer.id }, query),
        owner: { userId: viewer.userId, isDesk: false },
        format: query.format,
        language,
      });
    },
  );

  shipments.get(
    '/:shipmentCode',
    {
      summary: 'Retrieve a shipment with its lines',
      heavyRead: true,
      params: shipmentParamsSchema,
      response: shipmentSchema,
    },
    ({ customer, params }) => readShipment(deps, customer.id, params.shipmentCode),
  );

  shipments.get(
    '/:shipmentCode/pdf',
    {
      summary: 'Download the delivery note of a shipment as PDF',
      description: 'The uploaded one or, without it, one composed from the shipment.',
      heavyRead: true,
      exposeHeadRoute: false,
      produces: [PDF_TYPE],
      params: shipmentParamsSchema,
      query: z.object({ customerCode: customerCodeField().optional(), ...documentQueryShape }),
      response: fileResponse,
    },
    async ({ viewer, customer, params, query, reply }) => {
      const language = await findDocumentLanguage(db, viewer, customer, query.language);
      const { name, pdf } = await readDeliveryNote(deps, customer.id, params.shipmentCode, language);
      return sendAttachment(reply, pdf, { name, contentType: PDF_TYPE, language });
    },
  );
}

/** Whether the safety data sheets of shipped products are sent by themselves. */
function settingsRoutes(app: App, deps: ModuleDependencies): void {
  const settings = declareShopRoutes(app, deps, {
    tag: 'shipments',
    path: '/shipment-settings',
    access: 'shipments.list',
  });

  settings.get(
    '',
    { summary: 'Retrieve the settings of shipments', response: shipmentSettingsSchema },
    ({ customer }) => readShipmentSettings(deps.db, customer),
  );

  settings.put(
    '',
    {
      access: 'shipments.settings',
      summary: 'Change the settings of shipments',
      body: shipmentSettingsSchema,
      response: shipmentSettingsSchema,
    },
    ({ transaction, viewer, customer, body }) =>
      transaction((trx) => changeShipmentSettings(trx, { viewer, customer }, body)),
  );
}

/** The delivery note of the ERP. */
function documentRoute(app: FastifyInstance, deps: ModuleDependencies): void {
  const limits = { folder: getUploadFolder(deps.config), ...NOTE_BODY };
  const shipments = declareRoutes(app, deps, { tag: 'integration', path: '/api/v1/integration/shipments' });

  shipments.put(
    '/:shipmentCode/document',
    {
      access: 'integration.orders',
      ...fileBody(NOTE_BODY),
      summary: 'Upload the delivery note of a shipment as PDF',
      description:
        "Up to 10 MB, as the request body or in the field `file`. It is mailed to the customer's addresses for transport " +
        'documents. Uploading the same file again changes nothing. A key can run one upload at a time.',
      params: shipmentParamsSchema,
      response: storedShipmentDocumentSchema,
      errors: ['NotFound', 'TooManyConcurrentRequests'],
    },
    (call) => {
      const { request, params } = call;
      const { name: keyName } = getCallingKey(request);
      return withFileBody(call, limits, (file) =>
        uploadShipmentDocument(deps, { userId: null, keyName }, { ...params, file, log: request.log }),
      );
    },
  );
}
