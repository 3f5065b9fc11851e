import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { LabelledProduct } from '@cromia/domain/hazards/labelled-product';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, type RecordedCall, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aHazardLabel } from '../../../test/builders/catalogue/hazard';
import { anOrderedProduct } from '../../../test/builders/catalogue/ordered-product';
import { aQuickLine, aQuickProduct } from '../../../test/builders/catalogue/quick-order';
import { anAcceptedOffer } from '../../../test/builders/offer-request';
import { anOrder } from '../../../test/builders/order';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PRIMER = 'F120-7035-25';
const LIST_ID = '0b5f4a2e-6f0c-4a53-9d5e-1f2a3b4c5d6e';
const SHOP = '/api/v1/public/{prefix}';
const TRANSPORT = {
  ...{ unNumber: '1263', properShippingName: 'PAINT', transportClass: '3', packingGroup: 'III' as const },
  ...{ tunnelCode: 'D/E', transportCategory: 3, limitedQuantity: 5, environmentallyHazardous: false },
  entry: 'UN 1263 PAINT, 3, III, (D/E)',
};

/** Every requested product has the label of a primer, in drums of 20 l. */
function toLabelled({ url }: RecordedCall): LabelledProduct[] {
  const codes = url.searchParams.get('products')?.split(',') ?? [];
  return codes.map((code) => {
    const [productClass = '', serial = '', color = '', pkg = ''] = code.split('-');
    const label = aHazardLabel({ transport: TRANSPORT });
    return { productCode: { productClass, serial, color, pkg }, um: 'l', qta: 20, dna: 1.2, label };
  });
}

const item = { ...aQuickProduct(PRIMER), id: 'item-1', note: '', quantity: 4 };

beforeEach(() => {
  stubResponse('get', '/api/products/hazard-labels', toLabelled);
  stubResponse('get', `${SHOP}/carts`, aCart({ items: [aCartItem()] }));
  stubResponse('get', `${SHOP}/order-requests`, paged([anOrderRequest()]));
  stubResponse('get', `${SHOP}/order-requests/{id}`, anOrderRequest());
  stubResponse('get', `${SHOP}/offer-requests`, paged([anAcceptedOffer()]));
  stubResponse('get', `${SHOP}/offer-requests/{id}`, anAcceptedOffer());
  stubResponse('get', `${SHOP}/orders`, paged([anOrder()]));
  stubResponse('get', `${SHOP}/orders/{id}`, anOrder());
  stubResponse('get', `${SHOP}/customer-products`, paged([anOrderedProduct(PRIMER)]));
  stubResponse('post', `${SHOP}/carts/quick-order/check`, { lines: [aQuickLine(1, PRIMER, 4)] });
  stubResponse('get', `${SHOP}/lists/{id}`, {
    ...{ id: LIST_ID, name: 'Magazzino', isShared: false, isOwn: true, isChangeable: true },
    ...{ author: 'Anna Pozzi', itemCount: 1, changedOn: '2026-03-10T08:00:00.000Z', version: 'v1' },
    items: [item],
  });
});

/** Pages with products and the way to buy them, and what opens their lines. */
const PAGES: Readonly<Record<string, { path: string; open?: () => Promise<void> }>> = {
  cart: { path: '/profile-customer/cart' },
  'ordered products': { path: '/profile-customer/ordered-products' },
  'shopping list': { path: `/profile-customer/lists/${LIST_ID}` },
  'quick order': {
    path: '/profile-customer/quick-order',
    open: async () => {
      await page.getByRole('textbox', { name: /Codici/ }).fill(`${PRIMER} 4`);
      await page.getByRole('button', { name: 'Controlla le righe' }).click();
    },
  },
  offers: {
    path: `/profile-customer/request-offers?open=${anAcceptedOffer().id}`,
  },
  orders: { path: `/profile-customer/orders?open=${anOrder().id}` },
  'order requests': { path: `/profile-customer/request-orders?open=${anOrderRequest().id}` },
};

describe.each([undefined, 'phone'] as const)('on a screen %s', (viewport) => {
  const options = { viewer: aUser(), ...(viewport && { viewport }) };

  test.each(Object.entries(PAGES))('%s shows the hazards of its products', async (_name, { path, open }) => {
    await openPage(path, options);
    await open?.();
    const mark = page.getByTitle('Etichetta di pericolo', { exact: true }).first();
    await expect.element(mark).toBeVisible();
    await expect.element(mark).toMatchTextContent('Attenzione');
    await inspect();
    await mark.click();
    await expect.element(page.getByText('Liquido e vapori infiammabili.').first()).toBeVisible();
  });

  test.each(['Richiedi ordine', 'Richiedi offerta'])(
    '%s shows whole labels before it is sent',
    async (start) => {
      const { place } = await openPage('/profile-customer/cart', options);
      if (viewport === 'phone' && start === 'Richiedi offerta')
        await page.getByRole('button', { name: 'Altre azioni' }).click();
      await page.getByText(start, { exact: true }).last().click();
      await expect.poll(place).toMatch(/^\/checkout\//);
      await expectLabelsBeforeSending();
    },
  );

  test('the order of an offer shows whole labels and its dangerous goods before it is sent', async () => {
    const { place } = await openPage(PAGES.offers?.path ?? '', options);
    await page
      .getByRole('button', { name: /Richiedi ordine/ })
      .first()
      .click();
    await expect.poll(place).toBe('/checkout/order');
    await expectLabelsBeforeSending();
    await expect.element(page.getByText('Merci pericolose').first()).toBeVisible();
  });
});

async function expectLabelsBeforeSending(): Promise<void> {
  const label = page.getByRole('region', { name: 'Etichetta di pericolo' }).first();
  await expect.element(label).toMatchTextContent('Liquido e vapori infiammabili.');
  const send = page
    .getByRole('button', { name: /^Invia/ })
    .first()
    .element();
  const follows = label.element().compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).not.toBe(0);
}

test('all lines of a page make one call', async () => {
  const codes = ['F120-7035-25', 'F120-9010-25', 'F120-5010-25'];
  stubResponse('get', `${SHOP}/customer-products`, paged(codes.map((code) => anOrderedProduct(code))));
  await openPage('/profile-customer/ordered-products', { viewer: aUser() });
  await expect.poll(() => page.getByTitle('Etichetta di pericolo').elements()).toHaveLength(3);
  const calls = callsTo('get', '/api/products/hazard-labels');
  expect(calls.map(({ url }) => url.searchParams.get('products'))).toEqual([
    codes.map((code) => toProductKey({ productClass: '3', ...toParts(code) })).join(),
  ]);
});

function toParts(code: string) {
  const [serial = '', color = '', pkg = ''] = code.split('-');
  return { serial, color, pkg };
}
