import { exportQueryShape, type TableFormat } from '@cromia/domain/export';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { offerRequestListQuerySchema } from '@cromia/domain/offers/offer-request';
import { orderListQuerySchema } from '@cromia/domain/orders/order';
import { orderRequestListQuerySchema } from '@cromia/domain/orders/order-request';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Viewer, viewerIn } from '../../platform/access.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { readAllOfferRequests } from '../offers/service.ts';
import { readAllOrderRequests, readAllOrders } from '../orders/service.ts';
import {
  collected,
  documentsTable,
  offerDocument,
  orderDocument,
  orderRequestDocument,
  type ShopDocument,
  sendTable,
} from '../papers/service.ts';

const PATH = '/api/v1/backoffice';
/** Rows read at once for an export. */
const AT_ONCE = 50;

/** What is said of each of these calls, but for the list that it is about. */
const EXPORT = {
  tags: ['backoffice'],
  description: `The lines of the list with its filters and sort, each with its customer, at most ${LIMITS.exportRows}; page and size do not matter.`,
  response: answers({ 200: z.string().meta({ format: 'binary' }) }, [
    'Unauthorized',
    'NotAllowed',
    'ServiceUnavailable',
  ]),
};
const config = { access: 'backoffice.decide' } as const;

interface Exported {
  kind: Parameters<typeof documentsTable>[0];
  documents: readonly ShopDocument[];
  viewer: Viewer;
  format: TableFormat;
  asked: UiLanguage | undefined;
}

function sendList(
  reply: FastifyReply,
  deps: ModuleDependencies,
  { kind, documents, viewer, format, asked }: Exported,
): Promise<FastifyReply> {
  const language = asked ?? chooseLanguage({ userLanguage: viewer.language });
  const { timeZone } = deps.config;
  const table = documentsTable(kind, documents, { language, timeZone, withCustomer: true });
  return sendTable(reply, table, { format, language, day: manufacturersToday(deps) });
}

const linesOf = ({ items }: { items: readonly unknown[] }) => items.length;

/** The queues of the desk as tables, in the language of whoever asks. */
export function exportRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    `${PATH}/offer-requests/export`,
    {
      config,
      schema: {
        ...EXPORT,
        summary: 'The lines of all offer requests as CSV or .xlsx',
        querystring: offerRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = viewerIn(request);
      const offers = await collected(
        AT_ONCE,
        (page) => readAllOfferRequests(deps, viewer, { ...query, ...page }, LIMITS.orderLines),
        linesOf,
      );
      const documents = offers.map((offer) => offerDocument(offer, offer));
      return sendList(reply, deps, { kind: 'offerRequests', documents, viewer, format, asked });
    },
  );

  app.get(
    `${PATH}/order-requests/export`,
    {
      config,
      schema: {
        ...EXPORT,
        summary: 'The lines of all order requests as CSV or .xlsx',
        querystring: orderRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = viewerIn(request);
      const requests = await collected(
        AT_ONCE,
        (page) => readAllOrderRequests(deps, viewer, { ...query, ...page }, LIMITS.orderLines),
        linesOf,
      );
      const documents = requests.map((each) => orderRequestDocument(each, each));
      return sendList(reply, deps, { kind: 'orderRequests', documents, viewer, format, asked });
    },
  );

  app.get(
    `${PATH}/orders/export`,
    {
      config,
      schema: {
        ...EXPORT,
        summary: 'The lines of all orders as CSV or .xlsx',
        querystring: orderListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = viewerIn(request);
      const orders = await collected(
        AT_ONCE,
        (page) => readAllOrders(deps, viewer, { ...query, ...page }, LIMITS.orderLines),
        linesOf,
      );
      const documents = orders.map((order) => orderDocument(order, order));
      return sendList(reply, deps, { kind: 'orders', documents, viewer, format, asked });
    },
  );
}
