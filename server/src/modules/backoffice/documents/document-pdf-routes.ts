import { idField } from '@cromia/domain/fields';
import { documentQueryShape } from '@cromia/domain/lists/export';
import { showsTotal } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import { type Viewer, viewerIn } from '../../../platform/access/access.ts';
import type { App, ModuleDependencies } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { answers } from '../../../platform/openapi/openapi.ts';
import { findCustomerByCode } from '../../customers/service.ts';
import { readOfferRequestToDecide } from '../../offers/service.ts';
import {
  offerDocument,
  orderDocument,
  orderRequestDocument,
  readerLanguage,
  type ShopDocument,
  sendDocumentPdf,
} from '../../order-documents/service.ts';
import { readOrderRequestToDecide, readOrderToDecide } from '../../orders/service.ts';

interface PrintableDocument {
  summary: string;
  read: (deps: ModuleDependencies, viewer: Viewer, id: string) => Promise<ShopDocument>;
}

/** The documents available as PDF in the back office, identical to the customer's. */
const PAPERS: Readonly<Record<string, PrintableDocument>> = {
  'offer-requests': {
    summary: 'One offer request as PDF',
    read: async (deps, viewer, id) => {
      const offer = await readOfferRequestToDecide(deps, viewer, id);
      return offerDocument(offer, offer);
    },
  },
  'order-requests': {
    summary: 'One order request as PDF',
    read: async (deps, viewer, id) => {
      const request = await readOrderRequestToDecide(deps, viewer, id);
      const total = showsTotal(request.status) ? request.total : null;
      return orderRequestDocument({ ...request, total }, request);
    },
  },
  orders: {
    summary: 'One order as PDF',
    read: async ({ db }, viewer, id) => {
      const order = await readOrderToDecide(db, viewer, id);
      return orderDocument(order, order);
    },
  },
};

/** Offer requests, order requests and orders of any customer as PDF, in the customer's language. */
export function documentPdfRoutes(app: App, deps: ModuleDependencies): void {
  for (const [list, { summary, read }] of Object.entries(PAPERS)) {
    app.get(
      `/api/v1/backoffice/${list}/:id/pdf`,
      {
        config: { access: 'backoffice.decide', heavyRead: true },
        exposeHeadRoute: false,
        schema: {
          tags: ['backoffice'],
          summary,
          produces: ['application/pdf'],
          params: z.object({ id: idField() }),
          querystring: z.object(documentQueryShape),
          response: answers({ 200: z.string().meta({ format: 'binary' }) }, [
            'Unauthorized',
            'NotAllowed',
            'NotFound',
            'ServiceUnavailable',
          ]),
        },
      },
      async (request, reply) => {
        const viewer = viewerIn(request);
        const document = await read(deps, viewer, request.params.id);
        const customer = await findCustomerByCode(deps.db, document.customer.customerCode);
        if (!customer) throw new Problem('NotFound');
        const language = await readerLanguage(deps.db, viewer, customer, request.query.language);
        return sendDocumentPdf(reply, deps, document, language);
      },
    );
  }
}
