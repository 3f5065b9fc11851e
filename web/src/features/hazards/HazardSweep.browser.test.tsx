import { decidePageAccess } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { LabelledProduct } from '@cromia/domain/hazards/labelled-product';
import { PAGE_PATHS } from '@cromia/domain/web/pages';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, type RecordedCall, stubResponse } from '../../../test/api-stub';
import { anApproval } from '../../../test/builders/approval';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aHazardLabel } from '../../../test/builders/catalogue/hazard';
import { anOrderedProduct } from '../../../test/builders/catalogue/ordered-product';
import { aProductLevel } from '../../../test/builders/catalogue/private-catalogue';
import { aProduct, aSearchResponse, aSerial } from '../../../test/builders/catalogue/product';
import { aQuickLine, aQuickProduct } from '../../../test/builders/catalogue/quick-order';
import { anAcceptedOffer } from '../../../test/builders/offer-request';
import { anOrder } from '../../../test/builders/order';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { type OpenOptions, openPage } from '../../../test/open-page';

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
  stubResponse('get', `${SHOP}/approvals/{id}`, anApproval());
  stubResponse('get', `${SHOP}/purchase-rights`, {
    ...{ companyRole: 'BUYER', orderLimit: 100, monthLimit: null, monthTotal: 0 },
    approvers: ['Olga Titolare'],
  });
  stubResponse('post', `${SHOP}/carts/quick-order/check`, { lines: [aQuickLine(1, PRIMER, 4)] });
  stubResponse('get', `${SHOP}/lists/{id}`, {
    ...{ id: LIST_ID, name: 'Magazzino', isShared: false, isOwn: true, isChangeable: true },
    ...{ author: 'Anna Pozzi', itemCount: 1, changedOn: '2026-03-10T08:00:00.000Z', version: 'v1' },
    items: [item],
  });
});

interface SweptPage {
  path: string;
  /** Opens the lines of the page. */
  open?: () => Promise<void>;
}

/** Pages with lines of products and a way to buy them, or to decide on their purchase. */
const LINE_PAGES: Readonly<Record<string, SweptPage>> = {
  '/profile-customer/cart': { path: '/profile-customer/cart' },
  '/profile-customer/ordered-products': { path: '/profile-customer/ordered-products' },
  '/profile-customer/lists/$id': { path: `/profile-customer/lists/${LIST_ID}` },
  '/profile-customer/quick-order': {
    path: '/profile-customer/quick-order',
    open: async () => {
      await page.getByRole('textbox', { name: /Codici/ }).fill(`${PRIMER} 4`);
      await page.getByRole('button', { name: 'Controlla le righe' }).click();
    },
  },
  '/profile-customer/request-offers': {
    path: `/profile-customer/request-offers?open=${anAcceptedOffer().id}`,
  },
  '/profile-customer/orders': { path: `/profile-customer/orders?open=${anOrder().id}` },
  '/profile-customer/request-orders': {
    path: `/profile-customer/request-orders?open=${anOrderRequest().id}`,
  },
  '/profile-customer/approvals/$id': { path: `/profile-customer/approvals/${anApproval().id}` },
};

/** Pages of one product and the button that buys it. */
const PRODUCT_PAGES: Readonly<Record<string, SweptPage>> = {
  '/products-search/b2b': { path: `/products-search/b2b?nameCode=F120&open=${PRIMER}` },
  '/products-search/guest': { path: `/products-search/guest?serial=F120&open=${PRIMER}` },
  '/products-search/b2c': { path: '/products-search/b2c?path=ENAMELS/E600' },
};

/** Pages that a test below reaches by the buttons before them. */
const CHECKOUT_PAGES = ['/checkout', '/checkout/order', '/checkout/offer'];

/** Pages without a button that buys. Those of the overview open the pages above, or a checkout. */
const OTHER_PAGES = [
  ...['/', '/confirm-registration', '/contact-area', '/cookies', '/customer-request', '/faq'],
  ...['/demo/mailbox', '/demo/mailbox/$id', '/forgot-password', '/login', '/new-password', '/not-found'],
  ...['/privacy', '/products-search', '/products-search/sellersMap/$priv/$professional', '/profile-agent'],
  ...['/profile-agent/offers', '/profile-agent/order-requests', '/profile-agent/orders'],
  ...['/profile-agent/overview', '/profile-customer', '/profile-customer/approvals'],
  ...['/profile-customer/claims', '/profile-customer/claims/$id', '/profile-customer/claims/new'],
  ...['/profile-customer/edit-request', '/profile-customer/invite-list', '/profile-customer/invite-new'],
  ...['/profile-customer/lists', '/profile-customer/invoices', '/profile-customer/overview'],
  ...['/profile-customer/people', '/profile-customer/shipments', '/profile-customer/shipments/$code'],
  ...['/profile-customer/statements', '/profile-user', '/registration/$type', '/unauthorized'],
];

test('every page outside the back office either is swept here or has no button that buys', () => {
  const ofShop = PAGE_PATHS.filter((path) => !/^\/(?:backoffice|sds)/.test(path));
  const listed = [LINE_PAGES, PRODUCT_PAGES].flatMap(Object.keys).concat(CHECKOUT_PAGES, OTHER_PAGES);
  expect(listed.toSorted()).toEqual([...ofShop].toSorted());
});

const CUSTOMER = { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' };
const ofCompany = (companyRole: User['companyRole']) => ({
  viewer: aUser({ companyRole, hasColleagues: true }),
});
const VIEWERS: Readonly<Record<string, Pick<OpenOptions, 'viewer' | 'actingFor'>>> = {
  owner: { viewer: aUser() },
  buyer: ofCompany('BUYER'),
  requester: ofCompany('REQUESTER'),
  viewer: ofCompany('VIEWER'),
  agent: { viewer: aUser({ role: 'AGENT', customerCode: null, companyRole: null }), actingFor: CUSTOMER },
  company: { viewer: aUser({ role: 'USER', customerCode: null, companyRole: null }) },
  'private user': { viewer: aUser({ role: 'USER', type: 'P', customerCode: null, companyRole: null }) },
  visitor: {},
};
const SCREENS = ['phone', 'tablet', 'wide'] as const;

/** An owner on a phone and at a desk in every run; all roles and widths in the full tests. */
function listCases(pages: Readonly<Record<string, SweptPage>>) {
  const all = Object.entries(pages).flatMap(([route, swept]) =>
    Object.entries(VIEWERS).flatMap(([role, options]) =>
      decidePageAccess(options.viewer ?? null, route) === 'allow'
        ? SCREENS.map((screen) => ({
            route,
            role,
            screen,
            ...swept,
            options: { ...options, viewport: screen },
          }))
        : [],
    ),
  );
  const isBasic = ({ role, screen }: (typeof all)[number]) =>
    ['owner', 'visitor'].includes(role) && screen !== 'tablet';
  return { basic: all.filter(isBasic), others: all.filter((each) => !isBasic(each)) };
}

const stubProducts = () => {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  stubResponse('get', '/api/v1/public/b2c/level', aProductLevel());
};

type SweptCase = ReturnType<typeof listCases>['basic'][number];

async function expectMarkOnLines({ path, open, options }: SweptCase): Promise<void> {
  await openPage(path, options);
  await open?.();
  const mark = page.getByTitle('Etichetta di pericolo', { exact: true }).first();
  await expect.element(mark).toBeVisible();
  await expect.element(mark).toMatchTextContent('Attenzione');
  await inspect();
  await mark.click();
  await expect.element(page.getByText('Liquido e vapori infiammabili.').first()).toBeVisible();
}

async function expectLabelBeforeButton({ path, options }: SweptCase): Promise<void> {
  stubProducts();
  await openPage(path, options);
  const label = page.getByRole('region', { name: 'Etichetta di pericolo' }).first();
  await expect.element(label).toMatchTextContent('Liquido e vapori infiammabili.');
  // A part of the label is on the first screen, so that nobody buys without having had it in view.
  expect(label.element().getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  const buttons = page.getByRole('button', { name: /^(?:Aggiungi|Acquista)$/ }).elements();
  for (const button of buttons) expect(isBefore(label.element(), button)).toBe(true);
}

const lineCases = listCases(LINE_PAGES);
const productCases = listCases(PRODUCT_PAGES);
test.each(lineCases.basic)('$route has the hazards of its lines: $role, $screen', expectMarkOnLines);
test.each(lineCases.others)(
  '$route has the hazards of its lines: $role, $screen',
  { tags: ['full'] },
  expectMarkOnLines,
);
test.each(productCases.basic)(
  '$route has the label before the button: $role, $screen',
  expectLabelBeforeButton,
);
test.each(productCases.others)(
  '$route has the label before the button: $role, $screen',
  { tags: ['full'] },
  expectLabelBeforeButton,
);

test('the search of the top bar shows the hazards of what it adds to the cart', async () => {
  stubProducts();
  const [productClass = '', serial = '', color = '', pkg = ''] = ['3', ...PRIMER.split('-')];
  const terms = { shortDescription: { it: 'Primer epossidico 2K' }, colorDescription: { it: 'Grigio luce' } };
  stubResponse('get', '/api/products/suggest', [
    {
      productClass,
      serial,
      color,
      pkg,
      ...terms,
      brand: 'Cromia Industry',
      hex: '#cbd0cc',
      product: aProduct(),
    },
  ]);
  await openPage('/profile-customer/cart', { viewer: aUser() });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' }).fill(`${PRIMER} 4`);
  const add = page
    .getByRole('dialog')
    .getByRole('button', { name: /Aggiungi/ })
    .first();
  await expect.element(add).toMatchTextContent('Attenzione');
});

const START_BUTTONS = ['Richiedi ordine', 'Richiedi offerta'];
const checkoutCases = (['owner', 'buyer', 'requester', 'agent'] as const).flatMap((role) =>
  SCREENS.flatMap((screen) => START_BUTTONS.map((start) => ({ role, screen, start }))),
);
const isBasicCheckout = ({ role, screen }: { role: string; screen: string }) =>
  role === 'owner' && screen !== 'tablet';

async function expectLabelsInCheckout({
  role,
  screen,
  start,
}: (typeof checkoutCases)[number]): Promise<void> {
  const { place } = await openPage('/profile-customer/cart', { ...VIEWERS[role], viewport: screen });
  if (screen === 'phone' && start === 'Richiedi offerta')
    await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByText(start, { exact: true }).last().click();
  await expect.poll(place).toMatch(/^\/checkout\//);
  await expectLabelsBeforeSending();
}

test.each(checkoutCases.filter(isBasicCheckout))(
  '$start shows whole labels before it is sent: $role, $screen',
  expectLabelsInCheckout,
);
test.each(checkoutCases.filter((each) => !isBasicCheckout(each)))(
  '$start shows whole labels before it is sent: $role, $screen',
  { tags: ['full'] },
  expectLabelsInCheckout,
);

test.each(SCREENS)(
  'the order of an offer shows whole labels and its dangerous goods before it is sent: %s',
  async (viewport) => {
    const { place } = await openPage(LINE_PAGES['/profile-customer/request-offers']?.path ?? '', {
      viewer: aUser(),
      viewport,
    });
    await page
      .getByRole('button', { name: /Richiedi ordine/ })
      .first()
      .click();
    await expect.poll(place).toBe('/checkout/order');
    await expectLabelsBeforeSending();
    await expect.element(page.getByText('Merci pericolose').first()).toBeVisible();
  },
);

function isBefore(first: Element, second: Element): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

async function expectLabelsBeforeSending(): Promise<void> {
  const label = page.getByRole('region', { name: 'Etichetta di pericolo' }).first();
  await expect.element(label).toMatchTextContent('Liquido e vapori infiammabili.');
  const send = page
    .getByRole('button', { name: /^(?:Invia|Chiedi)/ })
    .first()
    .element();
  expect(isBefore(label.element(), send)).toBe(true);
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
