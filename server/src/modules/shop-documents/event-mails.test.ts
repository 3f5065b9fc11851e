import { LIMITS } from '@cromia/domain/limits';
import { parseCsv } from '@cromia/domain/lists/csv';
import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config.ts';
import { buildEventMails } from './event-mails.ts';
import { toOrderRequestDocument } from './shop-document.ts';

const config = loadConfig({
  TOKEN_SECRET: 'a secret that only tests know, 32+',
  PUBLIC_URL: 'https://portal.test',
});

function anOrderRequest(lines: number, changes: Partial<OrderRequest> = {}): OrderRequest {
  const items = Array.from({ length: lines }, (_, index) => ({
    id: `line-${index}`,
    productCode: { productClass: '3', serial: 'F120', color: String(1000 + index), pkg: '25' },
    description: { it: 'Fondo epossidico bicomponente' },
    colorDescription: { it: 'Grigio' },
    brand: 'Cromia',
    hex: null,
    um: 'kg',
    qta: 25,
    unitQty: 25,
    plo: 26.3,
    lat: null,
    imageVersion: null,
    quantity: 4,
    finalUnitPrice: 12.5,
    unitPrice: null,
    priceListCode: null,
    discountPct1: null,
    discountPct2: null,
    rowTotal: 1250,
    rowWeight: 105.2,
  }));
  return {
    id: '6f1cbe2e-8f0e-4a7e-9a40-0f2f7c1f2b11',
    createdOn: '2026-11-20T10:00:00.000Z',
    placedBy: { username: 'anna@test.it', name: 'Anna Bianchi', isAgent: false },
    deliveryDateRequested: '2026-11-30',
    number: 'R26-000123',
    heldSince: null,
    messageCount: 0,
    status: 'PENDING',
    customerOrderCode: 'PO 7/26',
    address: {
      code: 'SD001',
      businessName: 'Magazzino',
      streetAddress1: 'Via Galvani 82',
      streetAddress2: null,
      country: 'IT',
      city: 'Parma',
      zipOrPostalCode: '43121',
      province: 'PR',
      note: null,
      isDefault: true,
      isShipping: true,
    },
    acceptMultipleShipping: true,
    shippingNote: null,
    genericNote: null,
    agentNote: null,
    reason: null,
    expirationDate: '2026-12-20',
    canRequestAgain: false,
    orderId: null,
    orderCode: null,
    offerRequestId: null,
    overallDiscount: 0,
    total: null,
    requestedTotal: 1250 * lines,
    totalWeight: 105.2 * lines,
    itemCount: lines,
    items,
    ...changes,
  };
}

function buildMail(request: OrderRequest) {
  const document = toOrderRequestDocument(request, { customerCode: '100001', businessName: 'Rossi' });
  const recipients = [{ username: 'anna@test.it', language: 'it' }];
  const [mail] = buildEventMails('orderRequestReceived', document, recipients, config);
  if (!mail) throw new Error('No mail was built');
  return mail;
}

describe('the mail about a request', () => {
  it('links to this very request', () => {
    const url =
      'https://portal.test/ecommerce/profile-customer/request-orders?customerCode=100001&orderCode=R26-000123&open=6f1cbe2e-8f0e-4a7e-9a40-0f2f7c1f2b11';
    expect(buildMail(anOrderRequest(1)).text).toContain(url);
    expect(buildMail(anOrderRequest(1)).html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
  });

  it('shows the requested total last and bold, after the lines', () => {
    const { html, text } = buildMail(anOrderRequest(2));
    for (const body of [html, text]) {
      expect(body.lastIndexOf('F120-1001-25')).toBeLessThan(body.indexOf('Totale richiesto, netto'));
    }
    expect(html).toMatch(/font-weight:700;[^>]*>2\.500,00.€<\/td><\/tr>\n<\/table>/u);
    const rejected = anOrderRequest(2, { status: 'REJECTED', requestedTotal: null });
    expect(buildMail(rejected).text).not.toContain('Totale richiesto');
  });

  it('has two columns at most, so that it fits a phone', () => {
    const { html } = buildMail(anOrderRequest(3));
    for (const [row] of html.matchAll(/<tr>.*?<\/tr>/gs))
      expect(row.match(/<t[dh] /g)?.length).toBeLessThanOrEqual(2);
  });

  it('contains a list of up to 20 lines; a longer one is attached as a whole', () => {
    const short = buildMail(anOrderRequest(LIMITS.mailedLines));
    expect(short.attachments).toBeUndefined();
    expect(short.text.match(/F120-/g)).toHaveLength(20);
    const { text, html, attachments } = buildMail(anOrderRequest(190));
    expect(text.match(/F120-/g)).toHaveLength(20);
    expect(html.match(/F120-/g)).toHaveLength(20);
    expect(text).toContain('Altre righe: 170. L’elenco completo è allegato.');
    const [list] = attachments ?? [];
    expect(list?.filename).toBe('richieste-ordine-R26-000123.csv');
    const content = list && 'content' in list ? Buffer.from(list.content, 'base64').toString() : '';
    expect(parseCsv(content)).toHaveLength(191);
  });
});
