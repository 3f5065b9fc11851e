import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aDeskOffer } from '../../../test/builders/desk/desk-offer';
import { aDeskOrder } from '../../../test/builders/desk/desk-order';
import { anAcceptedOffer, anOfferRequest } from '../../../test/builders/offer-request';
import { anOrder } from '../../../test/builders/order';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const SHOP = '/api/v1/public/{prefix}';
const CUSTOMER_CODE = 'ODA-2026-00000000181';
const BUYER = aUser({ language: 'de' });
const AGENT = aUser({ role: 'AGENT', language: 'de' });
const RECENT = { total: 12_746.92, confirmedTotal: 12_746.92, customerOrderCode: CUSTOMER_CODE };

/** The number of lines of visible text in an element: texts beside each other are one. */
function countLines(element: Element): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const rows: { top: number; bottom: number }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { top, bottom, width, height } of range.getClientRects())
      if (width > 1 && height > 1) rows.push({ top, bottom });
  }
  rows.sort((first, second) => first.top - second.top);
  let lines = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { top, bottom } of rows) {
    if (top >= end - 4) lines++;
    end = Math.max(end, bottom);
  }
  return lines;
}

const cards = (): Locator => page.getByRole('main').getByRole('listitem');

async function expectLines(path: string, viewer: typeof BUYER, lines: number[]): Promise<void> {
  await openPage(path, { viewer, viewport: 'phone' });
  await page.viewport(390, 844);
  await expect.poll(() => cards().elements().map(countLines)).toEqual(lines);
  await inspect();
}

test('an order on a phone has two lines, also if it is overdue or has shipped in part', async () => {
  const late = anOrder({ ...RECENT, id: 'late', deliveryDate: '2020-01-15', status: 'B' });
  const cancelled = anOrder({ ...RECENT, id: 'cancelled', status: 'A' });
  stubResponse('get', `${SHOP}/orders`, paged([anOrder(RECENT), late, cancelled]));
  await expectLines('/profile-customer/orders', BUYER, [2, 2, 2]);
  await expect.element(cards().first()).toMatchTextContent(/Lieferung 01-12-2036.*12\.746,92/);
  await expect.element(cards().nth(1)).toMatchTextContent(/15-01-2020\s*überfällig/);
});

test("an opened order on a phone has the customer's own code", async () => {
  stubResponse('get', `${SHOP}/orders`, paged([anOrder(RECENT)]));
  await openPage('/profile-customer/orders', { viewer: BUYER, viewport: 'phone' });
  await expect.element(cards().first()).not.toMatchTextContent(CUSTOMER_CODE);
  await page.getByRole('button', { name: /^Details / }).click();
  await expect.element(cards().first()).toMatchTextContent(CUSTOMER_CODE);
});

test('an order request on a phone has two lines, and one more for messages', async () => {
  const held = anOrderRequest({ id: 'held', heldSince: '2026-11-03T09:30:00.000Z' });
  stubResponse('get', `${SHOP}/order-requests`, paged([anOrderRequest({ requestedTotal: 12_746.92 }), held]));
  await expectLines('/profile-customer/request-orders', BUYER, [2, 3]);
});

test('an offer request on a phone has two lines: the date is that of its next step', async () => {
  const offers = [
    anOfferRequest({ answerExpectedOn: '2036-11-05' }),
    anAcceptedOffer({ id: 'accepted', expirationDate: '2036-12-02', total: 12_746.92 }),
    anAcceptedOffer({ id: 'ordered', status: 'CLOSED', canOrder: false }),
  ];
  stubResponse('get', `${SHOP}/offer-requests`, paged(offers));
  await expectLines('/profile-customer/request-offers', BUYER, [2, 2, 2]);
  await expect.element(cards().first()).toMatchTextContent('Antwort voraussichtlich bis 05-11-2036');
  await expect.element(cards().nth(1)).toMatchTextContent('Gilt bis 02-12-2036');
  await expect.element(cards().nth(2)).toMatchTextContent('Gesendet am 02-11-2026');
});

const PORTFOLIO_CUSTOMER = { businessName: 'Officine Meccaniche Fontana S.a.s.' };

test('an order of a portfolio on a phone has one line more, for its customer', async () => {
  stubResponse('get', `${SHOP}/portfolio/orders`, paged([{ ...aDeskOrder(), ...PORTFOLIO_CUSTOMER }]));
  await expectLines('/profile-agent/orders', AGENT, [3]);
});

test('an offer of a portfolio on a phone has one line more, for its customer', async () => {
  stubResponse(
    'get',
    `${SHOP}/portfolio/offer-requests`,
    paged([{ ...aDeskOffer(), ...PORTFOLIO_CUSTOMER }]),
  );
  await expectLines('/profile-agent/offers', AGENT, [3]);
});

test('an amount of zero is left out of a card', async () => {
  stubResponse('get', `${SHOP}/orders`, paged([anOrder({ total: 0, confirmedTotal: 0 })]));
  await openPage('/profile-customer/orders', { viewer: BUYER, viewport: 'phone' });
  await expect.element(cards().first()).toMatchTextContent(/V26-000123/);
  await expect.element(cards().first()).not.toMatchTextContent(/0,00/);
});
