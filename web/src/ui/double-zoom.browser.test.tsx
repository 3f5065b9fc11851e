import type { UiLanguage } from '@cromia/domain/languages';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../test/api-stub';
import { aCart, aCartItem } from '../../test/builders/catalogue/cart';
import { aHazardLabel } from '../../test/builders/catalogue/hazard';
import { anOrderedProduct } from '../../test/builders/catalogue/ordered-product';
import { aProduct, aSearchResponse, aSerial } from '../../test/builders/catalogue/product';
import { aSeller } from '../../test/builders/dealer';
import { anAcceptedOffer, anOfferRequest } from '../../test/builders/offer-request';
import { anOrder } from '../../test/builders/order';
import { anOrderRequest } from '../../test/builders/order-request';
import { paged } from '../../test/builders/paged';
import { aUser } from '../../test/builders/user';
import { inspect } from '../../test/inspect';
import { openPage } from '../../test/open-page';

const SHOP = '/api/v1/public/{prefix}';
const CART = '/profile-customer/cart';
const TOTAL = 12_746.92;
const LONG_CODE = 'ODA-2026-00000000181';

/** 390 px at 200 % zoom. */
const openAtDoubleZoom = async (path: string, language: UiLanguage, isVisitor = false) => {
  const opened = await openPage(path, isVisitor ? { language } : { viewer: aUser({ language }) });
  await page.viewport(195, 422);
  return opened;
};

beforeEach(() => {
  const held = { heldSince: '2026-11-03T09:30:00.000Z', unreadMessages: 2 };
  stubResponse('get', `${SHOP}/carts`, aCart({ items: [aCartItem({ diisocyanates: true })] }));
  stubResponse('get', `${SHOP}/training-confirmation`, {
    ...{ confirmedOn: null, confirmedBy: null, validUntil: null, isValid: false },
    confirmers: ['Carlo Rossi'],
  });
  stubResponse(
    'get',
    `${SHOP}/order-requests`,
    paged([anOrderRequest({ ...held, customerOrderCode: LONG_CODE, requestedTotal: TOTAL })]),
  );
  stubResponse(
    'get',
    `${SHOP}/offer-requests`,
    paged([anAcceptedOffer({ total: TOTAL }), anOfferRequest({ ...held, id: 'held' })]),
  );
  stubResponse(
    'get',
    `${SHOP}/orders`,
    paged([anOrder({ total: TOTAL, deliveryDate: '2026-01-02', customerOrderCode: LONG_CODE })]),
  );
  const onRequest = anOrderedProduct('A320-7040-25', { inStock: false, availability: 'ON_REQUEST' });
  stubResponse('get', `${SHOP}/customer-products`, paged([anOrderedProduct(), onRequest]));
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  stubResponse('get', '/api/v1/public/sellers/{priv}/{professional}', [aSeller()]);
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params, hazard: aHazardLabel({ diisocyanates: true }) }),
  );
});

const PAGES = [
  { path: '/', isVisitor: true },
  { path: '/login', isVisitor: true },
  { path: '/registration/C', isVisitor: true },
  { path: '/products-search/sellersMap/true/true', isVisitor: true },
  { path: CART },
  { path: '/profile-customer/request-orders' },
  { path: '/profile-customer/request-offers' },
  { path: '/profile-customer/orders' },
  { path: '/profile-customer/ordered-products' },
  { path: '/products-search/b2b?nameCode=F120&open=F120-7035-25' },
];
const LANGUAGES = ['it', 'de', 'ru'] as const;
const CASES = PAGES.flatMap((each) => LANGUAGES.map((language) => ({ ...each, language })));

test.each(CASES)(
  'a phone at 200 % shows $path in its width: $language',
  async ({ path, isVisitor, language }) => {
    await openAtDoubleZoom(path, language, isVisitor);
    await inspect();
  },
);

const CHECKOUTS = [
  { path: '/checkout/order', language: 'de', start: 'Bestellung anfragen' },
  { path: '/checkout/offer', language: 'de', start: 'Angebot anfragen' },
  { path: '/checkout/order', language: 'ru', start: 'Оформить заявку' },
  { path: '/checkout/offer', language: 'ru', start: 'Запросить предложение' },
] as const;

test.each(CHECKOUTS)(
  'a phone at 200 % shows $path in its width: $language',
  async ({ path, language, start }) => {
    const { place } = await openPage(CART, { viewer: aUser({ language }) });
    await page.getByRole('button', { name: start, exact: true }).first().click();
    await expect.poll(place).toBe(path);
    await page.viewport(195, 422);
    await inspect();
  },
);
