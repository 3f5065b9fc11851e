import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aDeskOffer, aPricedItem } from '../../../test/builders/desk/desk-offer';
import { aDeskOrder } from '../../../test/builders/desk/desk-order';
import { aDeskOrderRequest } from '../../../test/builders/desk/desk-order-request';
import { anAcceptedOffer, anOfferRequestItem } from '../../../test/builders/offer-request';
import { anOrder } from '../../../test/builders/order';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aShipment } from '../../../test/builders/shipment';
import { aUser } from '../../../test/builders/user';
import { aWorkListCustomer } from '../../../test/builders/work-list-customer';
import { openPage } from '../../../test/open-page';

const BUYER = aUser({ language: 'de' });
const AGENT = aUser({ role: 'AGENT', language: 'de' });
const DESK = aUser({ role: 'ADMIN', language: 'de' });
const CUSTOMER = { businessName: 'Officine Meccaniche Fontana S.a.s.' };

const LONG_CODE = 'ODA-2026-00000000181';

const items = ['M230-9005-25', 'F120-7035-25', 'F120-1003-25'].map((code) => anOfferRequestItem(code, 4.5));
const offer = anAcceptedOffer({ items, total: 12_746.92, expirationDate: '2026-12-21', daysLeft: 26 });
const deskOffer = aDeskOffer({ ...CUSTOMER, status: 'ACCEPTED', total: 12_746.92, daysLeft: 26 });
const order = anOrder({ status: 'F', total: 12_746.92 });
const deskOrder = aDeskOrder({ ...CUSTOMER, customerOrderCode: LONG_CODE, total: 12_746.92 });
const request = anOrderRequest({ status: 'ACCEPTED', customerOrderCode: LONG_CODE });

/** Opens a list on a small desktop with a scroll bar. */
async function openList(path: string, viewer: typeof BUYER) {
  await openPage(path, { viewer });
  await page.viewport(1009, 900);
}

async function expectTableToFit() {
  const table = page.getByRole('table');
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await expect
    .poll(() => {
      const element = table.element();
      return element.scrollWidth - (element.parentElement?.clientWidth ?? 0);
    })
    .toBeLessThanOrEqual(0);
}

test('the orders of a customer fit a small desktop in German', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([order]));
  await openList('/profile-customer/orders', BUYER);
  await expectTableToFit();
});

test('the order requests of a customer fit a small desktop in German', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/order-requests', paged([request]));
  await openList('/profile-customer/request-orders', BUYER);
  await expectTableToFit();
});

test('the offer requests of a customer fit a small desktop in German', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/offer-requests', paged([offer]));
  await openList('/profile-customer/request-offers', BUYER);
  await expectTableToFit();
});

test('the orders of a portfolio fit a small desktop in German', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/orders', paged([deskOrder]));
  await openList('/profile-agent/orders', AGENT);
  await expectTableToFit();
});

test.each(['de', 'ru'] as const)(
  'the order requests of a portfolio fit a small desktop: %s',
  async (language) => {
    const requests = paged([
      aDeskOrderRequest({ ...CUSTOMER, status: 'ACCEPTED', customerOrderCode: LONG_CODE }),
    ]);
    stubResponse('get', '/api/v1/public/{prefix}/portfolio/order-requests', requests);
    await openList('/profile-agent/order-requests', { ...AGENT, language });
    await expectTableToFit();
  },
);

test.each(['de', 'ru'] as const)('the customers of an agent fit a desktop: %s', async (language) => {
  const waiting = { offers: 1, lateOrders: 2, blockedOrders: 1, orderRequests: 12 };
  const customer = aWorkListCustomer({
    ...CUSTOMER,
    city: 'Reggio Emilia',
    waiting,
    turnoverThisYear: 112_000,
  });
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles', paged([customer]));
  await openPage('/profile-agent', { viewer: { ...AGENT, language } });
  await page.viewport(1440, 900);
  await expectTableToFit();
});

test('the offer requests of a portfolio fit a small desktop in German', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/offer-requests', paged([{ ...deskOffer, items }]));
  await openList('/profile-agent/offers', AGENT);
  await expectTableToFit();
});

test('the orders at the desk fit a small desktop in German', async () => {
  stubResponse('get', '/api/v1/backoffice/orders', paged([deskOrder]));
  await openList('/backoffice/orders', DESK);
  await expectTableToFit();
});

test('the offer requests at the desk fit a small desktop in German', async () => {
  stubResponse('get', '/api/v1/backoffice/offer-requests', paged([deskOffer]));
  await openList('/backoffice/offer-requests', DESK);
  await expectTableToFit();
});

test('the lines of a sent offer at the desk fit a tablet in German, with the reference prices', async () => {
  const line = aPricedItem({ finalUnitPrice: 5.103, rowTotal: 1_530.9 });
  stubResponse(
    'get',
    '/api/v1/backoffice/offer-requests/{id}',
    aDeskOffer({ ...CUSTOMER, status: 'ACCEPTED', total: 1_530.9, daysLeft: 26, items: [line] }),
  );
  await openList(`/backoffice/offer-requests/${deskOffer.id}`, DESK);
  await page.viewport(1009, 768);
  await expectTableToFit();
});

test('the shipments at the desk fit a small desktop in German', async () => {
  const shipment = { ...aShipment(), ...CUSTOMER, carrier: 'Trasporti Emilia S.r.l.', packages: 12 };
  stubResponse('get', '/api/v1/backoffice/shipments', paged([shipment]));
  await openList('/backoffice/shipments', DESK);
  await expectTableToFit();
});

test("the customers' names at the desk take two lines at most in German", async () => {
  stubResponse('get', '/api/v1/backoffice/offer-requests', paged([deskOffer]));
  await openList('/backoffice/offer-requests', DESK);
  await page.viewport(1440, 900);
  const name = page.getByRole('link', { name: CUSTOMER.businessName });
  await expect.poll(() => name.element().getClientRects().length).toBeLessThanOrEqual(2);
  await expectTableToFit();
});
