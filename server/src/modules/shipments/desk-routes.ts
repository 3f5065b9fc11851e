import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { documentQueryShape } from '@cromia/domain/lists/export';
import {
  deskShipmentExportQuerySchema,
  deskShipmentListQuerySchema,
  deskShipmentSchema,
  shipmentChangeSchema,
  shipmentDetailSchema,
  shipmentPageSchema,
  shipmentParamsSchema,
} from '@cromia/domain/shipments/shipment';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendAttachment } from '../../platform/files/send-attachment.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, fileResponse } from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { findCustomerByCode } from '../customers/index.ts';
import { findDocumentLanguage } from '../shop-documents/index.ts';
import { changeShipment } from './desk/change-shipment.ts';
import { shipAtDesk } from './desk/ship-at-desk.ts';
import { defineShipmentTable } from './printable-shipment.ts';
import { readDeliveryNote } from './shipment-document.ts';
import { listShipments, readShipment, readShipmentDetail, readShipmentPage } from './shipments.ts';

const ALL_CUSTOMERS = { customerId: null } as const;
const PDF_TYPE = 'application/pdf';

type DeskRoutes = ReturnType<typeof declareDeskRoutes>;

/** Shipments of all customers: staff enter them and add what the carrier reports. */
export function shipmentDeskRoutes(app: App, deps: ModuleDependencies): void {
  const shipments = declareDeskRoutes(app, deps, { path: '/shipments', access: 'backoffice.decide' });
  readRoutes(shipments, deps);

  shipments.post(
    '',
    {
      summary: 'Enter a shipment of one or many orders of a customer',
      description:
        'Ships packages of each order by the rules of `POST orders/{id}/status` with the status E, and mails the customer. ' +
        'A 409 returns the current state of the order in `outcome`, or the code of a shipment that exists.',
      idempotent: true,
      bodyLimit: LIMITS.orderLinesBytes,
      body: deskShipmentSchema,
      status: 201,
      response: shipmentDetailSchema,
      errors: ['NotFound', 'Conflict', 'IllegalItemQuantity'],
    },
    ({ transaction, viewer, body }) => transaction((trx) => shipAtDesk(trx, deps, viewer, body)),
  );

  shipments.patch(
    '/:shipmentCode',
    {
      summary: 'Change the carrier, the tracking link, the parcels, the weight or the day of a shipment',
      params: shipmentParamsSchema,
      body: shipmentChangeSchema,
      response: shipmentDetailSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ transaction, viewer, params, body }) =>
      transaction((trx) => changeShipment(trx, deps, viewer, params.shipmentCode, body)),
  );
}

function readRoutes(shipments: DeskRoutes, deps: ModuleDependencies): void {
  shipments.get(
    '',
    {
      summary: 'List shipments of all customers',
      query: deskShipmentListQuerySchema,
      response: shipmentPageSchema,
    },
    ({ query }) => readShipmentPage(deps, ALL_CUSTOMERS, query),
  );

  shipments.get(
    '/export',
    {
      summary: 'Export the lines of all shipments as CSV or .xlsx',
      exposeHeadRoute: false,
      query: deskShipmentExportQuerySchema,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    ({ viewer, query, request, reply }) => {
      const language = query.language ?? chooseLanguage({ userLanguage: viewer.language });
      return sendList(request, reply, deps, defineShipmentTable(language, { withCustomer: true }), {
        list: listShipments(deps, ALL_CUSTOMERS, query),
        owner: { userId: viewer.userId, isDesk: true },
        format: query.format,
        language,
      });
    },
  );

  shipments.get(
    '/:shipmentCode',
    {
      summary: 'Retrieve a shipment with its history',
      heavyRead: true,
      params: shipmentParamsSchema,
      response: shipmentDetailSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readShipmentDetail(deps, deps.db, params.shipmentCode),
  );

  shipments.get(
    '/:shipmentCode/pdf',
    {
      summary: 'Download the delivery note of a shipment as PDF',
      heavyRead: true,
      exposeHeadRoute: false,
      produces: [PDF_TYPE],
      params: shipmentParamsSchema,
      query: z.object(documentQueryShape),
      response: fileResponse,
      errors: ['NotFound'],
    },
    async ({ viewer, params: { shipmentCode }, query, reply }) => {
      const { customerCode } = await readShipment(deps, null, shipmentCode);
      const customer = await findCustomerByCode(deps.db, customerCode);
      const language = customer
        ? await findDocumentLanguage(deps.db, viewer, customer, query.language)
        : chooseLanguage({ userLanguage: viewer.language });
      const { name, pdf } = await readDeliveryNote(deps, null, shipmentCode, language);
      return sendAttachment(reply, pdf, { name, contentType: PDF_TYPE, language });
    },
  );
}
