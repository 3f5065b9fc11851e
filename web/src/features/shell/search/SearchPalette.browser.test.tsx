import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { aCart } from '../../../../test/builders/catalogue/cart';
import { aTile } from '../../../../test/builders/catalogue/private-catalogue';
import { aProduct, aSearchResponse, aSerial } from '../../../../test/builders/catalogue/product';
import { aDeskOffer } from '../../../../test/builders/desk/desk-offer';
import { aDeskOrder } from '../../../../test/builders/desk/desk-order';
import { anOrderRequest } from '../../../../test/builders/order-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const PRIMER = {
  productClass: '3',
  serial: 'F120',
  color: '7035',
  pkg: '25',
  shortDescription: { it: 'Primer epossidico 2K' },
  colorDescription: { it: 'Grigio luce' },
  brand: 'Cromia Industry',
  hex: '#cbd0cc',
  product: aProduct(),
};

const TREE_SEARCH = '/api/v1/public/b2c/search';

test('Ctrl K finds a product from any page', async () => {
  stubResponse('get', '/api/products/suggest', [PRIMER]);
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/order-requests', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/offer-requests', paged([]));
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  const { place } = await openPage('/faq', { viewer: aUser() });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' }).fill('F120-7035-25');
  const hit = page.getByRole('dialog').getByRole('button', { name: /^F120-7035-25/ });
  await expect.element(hit).toBeVisible();
  await inspect();
  await hit.click();
  await expect.poll(place).toBe('/products-search/b2b?serial=F120&color=7035&open=F120-7035-25');
  await expect.element(page.getByRole('dialog').getByRole('navigation')).toMatchTextContent('F120-7035-25');
});

test('the open search keeps the focus when the next page appears behind it', async () => {
  const { router, place } = await openPage('/faq', { viewer: aUser() });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' });
  await expect.element(field).toHaveFocus();
  await router.navigate({ to: '/privacy' });
  await expect.poll(place).toBe('/privacy');
  await expect
    .element(page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true }))
    .toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('Ctrl K in the back office finds orders, requests and customers', async () => {
  stubResponse('get', '/api/products/suggest', []);
  stubResponse('get', '/api/v1/backoffice/orders', paged([aDeskOrder({ customerOrderCode: 'PO-7788' })]));
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([]));
  stubResponse('get', '/api/v1/backoffice/offer-requests', paged([aDeskOffer()]));
  stubResponse(
    'get',
    '/api/v1/backoffice/customers',
    paged([
      {
        customerCode: '100001',
        businessName: 'Rossi Verniciature S.r.l.',
        city: 'Vicenza',
        lastOrderedOn: null,
      },
    ]),
  );
  stubResponse('get', '/api/v1/backoffice/users', paged([]));
  stubResponse('get', '/api/v1/backoffice/sds', paged([]));
  stubResponse('get', '/api/v1/backoffice/tds', paged([]));
  stubResponse('get', '/api/v1/backoffice/offer-requests/{id}', aDeskOffer());
  const { place } = await openPage('/faq', { viewer: aUser({ role: 'ADMIN', businessName: null }) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page
    .getByRole('textbox', { name: 'Cerca ordini, richieste, clienti, utenti, prodotti' })
    .fill('7788');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /PO-7788/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /100001/ })).toBeVisible();
  await inspect();
  // Enter opens the first entry: the document with the typed number, not the search for it.
  await page
    .getByRole('textbox', { name: 'Cerca ordini, richieste, clienti, utenti, prodotti' })
    .fill('Q26-000123');
  await expect.element(dialog.getByRole('button').first()).toMatchTextContent(/^Q26-000123/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe(`/backoffice/offer-requests/${aDeskOffer().id}`);
});

test('Enter opens a request by its own number, even when its search responds late', async () => {
  const request = anOrderRequest({ customerOrderCode: 'PO-7788' });
  stubResponse('get', '/api/products/suggest', []);
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/offer-requests', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/order-requests/{id}', request);
  const response = Promise.withResolvers<void>();
  stubResponse('get', '/api/v1/public/{prefix}/order-requests', async () => {
    await response.promise;
    return paged([request]);
  });
  const { place } = await openPage('/faq', { viewer: aUser() });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' }).fill('po-7788');
  const entries = page.getByRole('dialog').getByRole('button');
  await expect.element(entries.first()).toHaveAttribute('data-selected');
  response.resolve();
  await expect.element(entries.first()).toMatchTextContent(/^R26-000123 · PO-7788/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe(`/profile-customer/request-orders?orderCode=R26-000123&open=${request.id}`);
});

test.each(['AGENT', 'COMMERCIAL'] as const)(
  '%s without a picked customer finds orders and offers of all customers of the portfolio',
  async (role) => {
    const order = aDeskOrder({ customerOrderCode: 'PO-7788' });
    const offer = aDeskOffer();
    stubResponse('get', '/api/products/suggest', []);
    stubResponse('get', '/api/v1/public/{prefix}/customer-profiles/search/autocomplete', []);
    stubResponse('get', '/api/v1/public/{prefix}/portfolio/orders', paged([order]));
    stubResponse('get', '/api/v1/public/{prefix}/portfolio/offer-requests', paged([offer]));
    stubResponse('get', '/api/v1/public/{prefix}/offer-requests/{id}', offer);
    const { place } = await openPage('/faq', { viewer: aUser({ role, businessName: null }) });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' });
    await field.fill('7788');
    const dialog = page.getByRole('dialog');
    const hit = dialog.getByRole('button', { name: new RegExp(`${order.orderCode}.*PO-7788`) });
    await expect.element(hit).toMatchTextContent(order.businessName);
    expect(callsTo('get', '/api/v1/public/{prefix}/portfolio/orders')[0]?.url.search).toContain(
      'orderCode=7788',
    );
    await field.fill(offer.number);
    const listRequestedNumbers = () =>
      callsTo('get', '/api/v1/public/{prefix}/portfolio/offer-requests').map(({ url }) =>
        url.searchParams.get('number'),
      );
    await expect.poll(listRequestedNumbers).toEqual(['7788', offer.number]);
    await dialog.getByRole('button', { name: new RegExp(`^${offer.number}.*${offer.businessName}`) }).click();
    await expect.poll(place).toBe(`/profile-agent/offers?number=${offer.number}&open=${offer.id}`);
    await expect.poll(() => listRequestedNumbers().length).toBe(3);
  },
);

test('a page with a matching name is listed before the product search', async () => {
  stubResponse('get', '/api/products/suggest', [PRIMER]);
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/offer-requests', paged([]));
  await openPage('/faq', { viewer: aUser({ language: 'pl' }) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: 'Szukaj produktów, zamówień i stron' }).fill('kosz');
  await expect.element(page.getByRole('dialog').getByRole('button').first()).toMatchTextContent('Koszyk');
});

test("a visitor's search lists the public pages only, and no orders", async () => {
  stubResponse('get', '/api/products/suggest', [PRIMER]);
  stubResponse('get', '/api/v1/public/sellers/{priv}/{professional}', []);
  stubResponse('get', TREE_SEARCH, { outcome: 'none', tiles: [] });
  const { place } = await openPage('/faq');
  await userEvent.keyboard('{Control>}k{/Control}');
  const search = page.getByRole('textbox', { name: 'Cerca prodotti e pagine' });
  const dialog = page.getByRole('dialog');
  const dealers = dialog.getByRole('button', { name: 'Trova un rivenditore' });
  await expect.element(dealers).toBeVisible();
  const entryTexts = dialog
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(entryTexts).toEqual([
    'FAQ',
    'Sfoglia il catalogo privato',
    'Trova un rivenditore',
    'Contattaci',
    'Registra un’azienda',
    'Accedi',
  ]);
  await inspect();
  await search.fill('F120');
  await expect.element(dialog.getByRole('button', { name: /^F120-7035-25/ })).toBeVisible();
  await search.fill('Trova un rivenditore');
  await dealers.click();
  await expect.poll(place).toBe('/products-search/sellersMap/true/true');
});

test("a visitor's search leads to the private catalogue and the guest page, not to the login", async () => {
  const enamel = aTile({ code: 'E600', path: 'ENAMELS/E600', name: { it: 'Smalto' }, isCategory: false });
  stubResponse('get', '/api/products/suggest', [PRIMER]);
  stubResponse('get', TREE_SEARCH, { outcome: 'all', tiles: [enamel] });
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  const { place } = await openPage('/');
  await page.getByRole('button', { name: 'Cerca un prodotto per nome o codice' }).click();
  await page.getByRole('textbox', { name: 'Cerca prodotti e pagine' }).fill('smalto');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /^Smalto/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^F120-7035-25/ })).toBeVisible();
  await inspect();
  await dialog.getByRole('button', { name: 'Cerca «smalto» nei prodotti' }).click();
  await expect.poll(place).toBe('/products-search/b2c?text=smalto');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Risultati per «smalto»');
  await expect.element(page.getByRole('link', { name: /^Smalto/ })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: /^F120/ }).click();
  await expect.poll(place).toBe('/products-search/guest?serial=F120');
});

const ORDERING_VIEWER_PATHS = ['orders', 'order-requests', 'offer-requests'] as const;

test('hits of an earlier text are not clickable, and Enter on a complete code opens that product', async () => {
  for (const list of ORDERING_VIEWER_PATHS) stubResponse('get', `/api/v1/public/{prefix}/${list}`, paged([]));
  const other = { ...PRIMER, color: '9010', colorDescription: { it: 'Bianco puro' }, pkg: '25' };
  stubResponse('get', '/api/products/suggest', [PRIMER, other]);
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  const { place } = await openPage('/faq', { viewer: aUser() });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' });
  await field.fill('F120');
  const hits = page.getByRole('dialog').getByRole('button', { name: /^F120-/ });
  await expect.element(hits.first()).toBeEnabled();
  await field.fill('F120-9010-25');
  expect(hits.elements().map((hit) => hit.matches(':disabled'))).toEqual([false, true]);
  await expect.element(hits.first()).toMatchTextContent(/F120-9010-25/);
  await expect.element(hits.last()).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe('/products-search/b2b?serial=F120&color=9010&open=F120-9010-25');
});

test('a code with a quantity adds to the cart by Enter, and names content, price and stock', async () => {
  for (const list of ORDERING_VIEWER_PATHS) stubResponse('get', `/api/v1/public/{prefix}/${list}`, paged([]));
  stubResponse('get', '/api/products/suggest', [PRIMER]);
  stubResponse('post', '/api/v1/public/{prefix}/carts/items', aCart());
  const { place } = await openPage('/faq', { viewer: aUser() });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' });
  const entries = page.getByRole('dialog').getByRole('button');
  // Nothing is rounded silently: the entry names the multiple.
  await field.fill('F120 7035 25 7');
  await expect
    .element(entries.first())
    .toMatchTextContent(
      /^Aggiungi 8 × F120-7035-25 al carrello \(multipli di 4\).*25 kg.*10,00.*Disponibile/i,
    );
  await field.fill('F120 7035 25 8');
  await expect.element(entries.first()).toMatchTextContent(/^Aggiungi 8 × F120-7035-25 al carrelloPrimer/);
  await inspect();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => callsTo('post', '/api/v1/public/{prefix}/carts/items').at(-1)?.body)
    .toEqual([{ productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' }, quantity: 8 }]);
  expect(callsTo('get', '/api/products/suggest').at(-1)?.url.searchParams.get('text')).toBe('F120-7035-25');
  expect(place()).toBe('/faq');
  // The message takes the focus, so that Tab reaches its link; closing it moves the focus back.
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Vai al carrello' })).toHaveFocus();
  await page.getByRole('alert').getByRole('button', { name: 'Chiudi il messaggio' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('closing the search moves the focus to where it was, or to the page if nothing had it', async () => {
  stubResponse('get', '/api/products/suggest', []);
  await openPage('/faq');
  const field = page.getByRole('textbox', { name: 'Cerca prodotti e pagine' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Cerca', exact: true })).toHaveFocus();
});
