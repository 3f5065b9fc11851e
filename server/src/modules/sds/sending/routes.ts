import {
  type SdsSendAllRequest,
  type SdsSendRequest,
  type SdsSendResult,
  sdsDeliveryListSchema,
  sdsDeliveryPageSchema,
  sdsDeliverySchema,
  sdsRecipientsQuerySchema,
  sdsRecipientsSchema,
  sdsSendAllSchema,
  sdsSendSchema,
  sdsSentSchema,
} from '@cromia/domain/sds/sending';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { sendPdf } from '../../../platform/files/send-file.ts';
import type { App } from '../../../platform/http/app.ts';
import { declareRoutes, fileResponse, idParams } from '../../../platform/routes/declare-routes.ts';
import { readLinkedFile } from '../downloads.ts';
import { readRecipients } from '../search/searches.ts';
import { readDeliveries, retryDelivery } from './deliveries.ts';
import { prepareOrder, prepareSheet, queueParcelAndResponse } from './send-sheets.ts';

type SdsRoutes = ReturnType<typeof declareRoutes>;

const SHEET = { summary: 'Send a safety data sheet by mail' };
const ORDER = { summary: 'Send all safety data sheets of an order by mail' };
const SENDING = {
  access: 'sds.send',
  idempotent: true,
  response: sdsSentSchema,
  errors: ['NotFound', 'SdsSendError', 'SdsDownloadError', 'TooManyRequests'],
} as const;
const BY_GET = {
  ...SENDING,
  description:
    'Required by the specification: takes the fields in the query, with addresses separated by ' +
    'commas. Since the call is not safe, prefer POST, and send an `Idempotency-Key`.',
  // HEAD would send as well.
  exposeHeadRoute: false,
};
const BY_POST = {
  ...SENDING,
  description:
    'Sends one mail to each address, with the sheets attached or, if they are large, as links ' +
    'that expire. Repeating the request with the same `Idempotency-Key` sends nothing twice.',
  query: z.object({ customerCode: sdsSendSchema.shape.customerCode }),
};

interface SendCall {
  viewer: Viewer;
  request: FastifyRequest;
  transaction: (change: (trx: Transaction) => Promise<SdsSendResult>) => Promise<SdsSendResult>;
}

/** Sending safety data sheets (section 7), and the signed links in the mails. */
export function sdsSendingRoutes(app: App, sds: SdsRoutes, deps: ModuleDependencies): void {
  sendRoutes(sds, deps);
  deliveryRoutes(sds, deps);
  const links = declareRoutes(app, deps, { tag: 'sds', path: '/api/sds/links', access: 'sds.link' });

  links.get(
    '/:token',
    {
      summary: 'Download a sheet by the link from a mail',
      description:
        'The link is signed, valid for 30 days, and requires no account. Supports single-range requests ' +
        '(206).',
      produces: ['application/pdf'],
      conditional: true,
      params: z.object({ token: z.string().max(300) }),
      response: fileResponse,
      errors: ['UnauthorizedOrInvalid', 'NotFound', 'RangeNotSatisfiable', 'SdsDownloadError'],
    },
    async ({ params, request, reply }) =>
      sendPdf(request, reply, await readLinkedFile(deps, params.token, request.log)),
  );
}

/** Routes that send sheets, each as GET, as the specification requires, and as POST, the proper method for a change. */
function sendRoutes(sds: SdsRoutes, deps: ModuleDependencies): void {
  async function sendSheet({ viewer, request, transaction }: SendCall, input: SdsSendRequest) {
    const parcel = await prepareSheet(deps, viewer, input, getManufacturerToday(deps), request.log);
    return transaction((trx) => queueParcelAndResponse(trx, deps, viewer, parcel));
  }
  async function sendOrder({ viewer, request, transaction }: SendCall, input: SdsSendAllRequest) {
    const parcel = await prepareOrder(deps, viewer, input, getManufacturerToday(deps), request.log);
    return transaction((trx) => queueParcelAndResponse(trx, deps, viewer, parcel));
  }

  sds.get('/send', { ...BY_GET, ...SHEET, query: sdsSendSchema }, (call) => sendSheet(call, call.query));

  sds.post('/send', { ...BY_POST, ...SHEET, body: sdsSendSchema.omit({ customerCode: true }) }, (call) =>
    sendSheet(call, { ...call.body, ...call.query }),
  );

  sds.get('/sendAllByOrder', { ...BY_GET, ...ORDER, query: sdsSendAllSchema }, (call) =>
    sendOrder(call, call.query),
  );

  sds.post(
    '/sendAllByOrder',
    { ...BY_POST, ...ORDER, body: sdsSendAllSchema.omit({ customerCode: true }) },
    (call) => sendOrder(call, { ...call.body, ...call.query }),
  );
}

/** The caller's deliveries, the retry of a failed one, and registered addresses. */
function deliveryRoutes(sds: SdsRoutes, deps: ModuleDependencies): void {
  const { db, config } = deps;

  sds.get(
    '/deliveries',
    {
      access: 'sds.send',
      summary: 'List sheets that the caller sent, with their delivery status',
      query: sdsDeliveryListSchema,
      response: sdsDeliveryPageSchema,
    },
    ({ viewer: { userId }, query }) => readDeliveries(db, query, { userId, timeZone: config.timeZone }),
  );

  sds.post(
    '/deliveries/:id/retry',
    {
      access: 'sds.send',
      summary: 'Retry a failed delivery immediately',
      params: idParams,
      response: sdsDeliverySchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params }) => retryDelivery(deps, params.id, viewer.userId),
  );

  sds.get(
    '/recipients',
    {
      access: 'sds.send',
      summary: 'List the addresses that a customer registered for safety data sheets',
      description: 'Takes a customer, or the order of a customer; for a CUSTOMER always its own.',
      query: sdsRecipientsQuerySchema,
      response: sdsRecipientsSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => readRecipients(db, viewer, query),
  );
}
