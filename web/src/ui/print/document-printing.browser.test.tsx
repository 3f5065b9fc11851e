import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aDeskOffer } from '../../../test/builders/desk/desk-offer';
import { aDeskOrder } from '../../../test/builders/desk/desk-order';
import { aDeskOrderRequest } from '../../../test/builders/desk/desk-order-request';
import { anOfferRequest } from '../../../test/builders/offer-request';
import { anOrder } from '../../../test/builders/order';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { openPage } from '../../../test/open-page';

const CUSTOMER = aUser();
const AGENT = aUser({ role: 'AGENT', username: 'agente@cromia.test' });
const DESK = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

const PORTFOLIO = '/api/v1/public/{prefix}/portfolio';
const order = anOrder();
const request = anOrderRequest();
const offer = anOfferRequest();
const [deskOrder, deskRequest, deskOffer] = [aDeskOrder(), aDeskOrderRequest(), aDeskOffer()];

const listSheets = () => [...document.querySelectorAll('body > [class*="sheet"]')];

afterEach(() => {
  window.dispatchEvent(new Event('afterprint'));
});

test.for([
  {
    viewer: CUSTOMER,
    path: `/profile-customer/orders?open=${order.id}`,
    stub: () => stubResponse('get', '/api/v1/public/{prefix}/orders', paged([order])),
    number: order.orderCode,
  },
  {
    viewer: CUSTOMER,
    path: `/profile-customer/request-orders?open=${request.id}`,
    stub: () => stubResponse('get', '/api/v1/public/{prefix}/order-requests', paged([request])),
    number: request.number,
  },
  {
    viewer: CUSTOMER,
    path: `/profile-customer/request-offers?open=${offer.id}`,
    stub: () => stubResponse('get', '/api/v1/public/{prefix}/offer-requests', paged([offer])),
    number: offer.number,
  },
  {
    viewer: AGENT,
    path: `/profile-agent/orders?open=${deskOrder.id}`,
    stub: () => stubResponse('get', `${PORTFOLIO}/orders`, paged([deskOrder])),
    number: deskOrder.orderCode,
  },
  {
    viewer: AGENT,
    path: `/profile-agent/order-requests?open=${deskRequest.id}`,
    stub: () => stubResponse('get', `${PORTFOLIO}/order-requests`, paged([deskRequest])),
    number: deskRequest.number,
  },
  {
    viewer: AGENT,
    path: `/profile-agent/offers?open=${deskOffer.id}`,
    stub: () => stubResponse('get', `${PORTFOLIO}/offer-requests`, paged([deskOffer])),
    number: deskOffer.number,
  },
  {
    viewer: DESK,
    path: `/backoffice/orders/${deskOrder.id}`,
    stub: () => {
      stubResponse('get', '/api/v1/backoffice/orders', paged([deskOrder]));
      stubResponse('get', '/api/v1/backoffice/orders/{id}', deskOrder);
    },
    number: deskOrder.orderCode,
  },
  {
    viewer: DESK,
    path: `/backoffice/order-requests/${deskRequest.id}`,
    stub: () => {
      stubResponse('get', '/api/v1/backoffice/order-requests', paged([deskRequest]));
      stubResponse('get', '/api/v1/backoffice/order-requests/{id}', deskRequest);
    },
    number: deskRequest.number,
  },
  {
    viewer: DESK,
    path: `/backoffice/offer-requests/${deskOffer.id}`,
    stub: () => {
      stubResponse('get', '/api/v1/backoffice/offer-requests', paged([deskOffer]));
      stubResponse('get', '/api/v1/backoffice/offer-requests/{id}', deskOffer);
    },
    number: deskOffer.number,
  },
])('the browser prints the document opened on $path', async ({ viewer, path, stub, number }) => {
  stub();
  await openPage(path, { viewer });
  await expect.element(page.getByText('F120-7035-25').first()).toBeVisible();
  expect(listSheets()).toHaveLength(0);
  window.dispatchEvent(new Event('beforeprint'));
  // The browser prints the document as it is when the event handler returns.
  expect(listSheets().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(number)]);
  expect(document.body.dataset.printSheet).toBe('');
  window.dispatchEvent(new Event('afterprint'));
  expect(listSheets()).toHaveLength(0);
  expect(document.body.dataset.printSheet).toBeUndefined();
});

test('with two opened orders, the browser prints both, and the button of one only that', async () => {
  const other = anOrder({ id: 'other', orderCode: 'V26-000999' });
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([order, other]));
  await openPage(`/profile-customer/orders?open=${order.id}`, { viewer: CUSTOMER });
  await page.getByRole('button', { name: 'Apri V26-000999' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Stampa' }).elements()).toHaveLength(2);
  window.dispatchEvent(new Event('beforeprint'));
  expect(listSheets()).toHaveLength(2);
  window.dispatchEvent(new Event('afterprint'));
  const printed: (string | null)[][] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push(listSheets().map(({ textContent }) => textContent));
    window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'Stampa' }).last().click();
  expect(printed).toEqual([[expect.stringContaining('V26-000999')]]);
  expect(listSheets()).toHaveLength(0);
});
