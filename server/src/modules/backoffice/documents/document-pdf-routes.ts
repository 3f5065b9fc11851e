import { idField } from '@cromia/domain/fields';
import { documentQueryShape } from '@cromia/domain/lists/export';
import { isTotalShown } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { findCustomerByCode } from '../../customers/service.ts';
import { readOfferRequestToDecide } from '../../offers/service.ts';
import {
  findReaderLanguage,
  type ShopDocument,
  sendDocumentPdf,
  toOfferDocument,
  toOrderDocument,
  toOrderRequestDocument,
} from '../../order-documents/service.ts';
import { readOrderRequestToDecide, readOrderToDecide } from '../../orders/service.ts';

interface PrintableDocument {
  summary: string;
  read: (deps: ModuleDependencies, viewer: Viewer, id: string) => Promise<ShopDocument>;
}

/** The documents available as PDF in the back office, identical to the customer's. */
const PRINTABLE_DOCUMENTS: Readonly<Record<string, PrintableDocument>> = {
  'offer-requests': {
    summary: 'Download an offer request as PDF',
    read: async (deps, viewer, id) => {
      const offer = await readOfferRequestToDecide(deps, viewer, id);
      return toOfferDocument(offer, offer);
    },
  },
  'order-requests': {
    summary: 'Download an order request as PDF',
    read: async (deps, viewer, id) => {
      const request = await readOrderRequestToDecide(deps, viewer, id);
      const total = isTotalShown(request.status) ? request.total : null;
      return toOrderRequestDocument({ ...request, total }, request);
    },
  },
  orders: {
    summary: 'Download an order as PDF',
    read: async ({ db }, viewer, id) => {
      const order = await readOrderToDecide(db, viewer, id);
      return toOrderDocument(order, order);
    },
  },
};

/** Offer requests, order requests and orders of any customer as PDF, in the customer's language. */
export function documentPdfRoutes(app: App, deps: ModuleDependencies): void {
  for (const [list, { summary, read }] of Object.entries(PRINTABLE_DOCUMENTS)) {
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
          response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
            'Unauthorized',
            'NotAllowed',
            'NotFound',
            'ServiceUnavailable',
          ]),
        },
      },
      async (request, reply) => {
        const viewer = getViewer(request);
        const document = await read(deps, viewer, request.params.id);
        const customer = await findCustomerByCode(deps.db, document.customer.customerCode);
        if (!customer) throw new Problem('NotFound');
        const language = await findReaderLanguage(deps.db, viewer, customer, request.query.language);
        return sendDocumentPdf(reply, deps, document, language);
      },
    );
  }
}
