import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/catalogue/cart';
import { aProduct, aSearchResponse, aSerial } from '../../../../test/builders/catalogue/product';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { type OpenOptions, openPage } from '../../../../test/open-page';

const CODE = 'F120-7035-25';
const DETAIL = '/api/products/{productClass}/{serial}/{color}/{pkg}';
const STORE_LINK = '/api/v1/public/b2c/amazon-link';
const ITEMS = '/api/v1/public/{prefix}/carts/items';
const CUSTOMER = { customerCode: '100003', businessName: 'Bianchi Colori S.p.A.' };
const TERMS = {
  finalUnitPrice: 10,
  unitPrice: 12.5,
  priceListCode: 'RIV',
  discountPct1: 20,
  discountPct2: 0,
};

const EMPTY_PORTFOLIO = paged([]);

const anAgent = () => aUser({ username: 'agent@demo.test', role: 'AGENT' });

beforeEach(() => {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params }));
  stubRejection('get', STORE_LINK, { status: 404, code: 'NotFound' });
});

/** Texts of the dialog by language. */
const TEXTS = {
  it: {
    buy: 'Acquista',
    title: 'Come vuoi acquistare?',
    addToCart: 'Aggiungi al carrello',
    rejected: 'Non si può mettere nel carrello',
  },
  de: {
    buy: 'Kaufen',
    title: 'Wie möchten Sie kaufen?',
    addToCart: 'In den Warenkorb',
    rejected: 'Kann nicht in den Warenkorb',
  },
};

/** Opens a product by its URL, as a customer in Italian by default. */
async function openProduct({ language = 'it', ...options }: OpenOptions & { language?: 'it' | 'de' } = {}) {
  const opened = await openPage(`/products-search/b2b?nameCode=F120&open=${CODE}`, {
    viewer: aUser(),
    language,
    ...options,
  });
  const texts = TEXTS[language];
  const buy = page.getByRole('button', { name: texts.buy });
  const dialog = page.getByRole('dialog', { name: texts.title });
  const addToCart = dialog.getByRole('button', { name: texts.addToCart });
  const pressBuy = () => buy.first().click();
  return { ...opened, texts, pressBuy, dialog, addToCart };
}

/** Expects the dialog to state why the product cannot be added to the cart. */
async function expectRejection(
  { texts, dialog, addToCart }: Awaited<ReturnType<typeof openProduct>>,
  sentence: string,
): Promise<void> {
  await expect.element(dialog.getByText(texts.rejected)).toBeVisible();
  await expect.element(dialog).toMatchTextContent(sentence);
  await expect.element(addToCart).not.toBeInTheDocument();
  await inspect();
}

test('a product is added with its multiplier as quantity, and the message links to the cart', async () => {
  stubResponse('post', ITEMS, aCart({ items: [aCartItem()] }));
  const { pressBuy, dialog, addToCart, place } = await openProduct();
  await pressBuy();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('4');
  await inspect();
  await addToCart.click();
  await page.getByRole('link', { name: 'Vai al carrello' }).click();
  await expect.poll(place).toBe('/profile-customer/cart');
  await expect
    .poll(() => callsTo('post', ITEMS).map(({ body }) => body))
    .toEqual([
      [{ productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' }, quantity: 4 }],
    ]);
});

test('a product is added from its sheet, and a message shows the quantity in the cart', async () => {
  stubResponse('post', ITEMS, aCart({ items: [aCartItem({ quantity: 12 })] }));
  await openProduct();
  const product = page.getByRole('dialog');
  const quantity = product.getByRole('textbox', { name: `Quantità: ${CODE}` });
  await expect.element(quantity).toHaveValue('4');
  const add = product.getByRole('button', { name: 'Aggiungi', exact: true });
  await quantity.fill('4,5');
  await add.click();
  await expect
    .element(
      product.getByText('Solo confezioni intere: scrivi il numero in sole cifre, senza punti né virgole.'),
    )
    .toBeVisible();
  expect(callsTo('post', ITEMS)).toEqual([]);
  await inspect();
  await quantity.fill('8');
  await add.click();
  await expect.element(page.getByText('F120-7035-25: aggiunte 8, ora nel carrello 12.')).toBeVisible();
  expect(callsTo('post', ITEMS)[0]?.body).toMatchObject([{ quantity: 8 }]);
});

test('a quantity not yet added is restored when the product is reopened', async () => {
  stubResponse('post', ITEMS, aCart({ items: [aCartItem({ quantity: 12 })] }));
  stubResponse('get', '/api/products/from-prices', []);
  stubResponse('post', '/api/products/searches/clicks', undefined);
  const { place } = await openPage(`/products-search/b2b?nameCode=${CODE}&open=${CODE}`, {
    viewer: aUser(),
  });
  const product = page.getByRole('dialog');
  const quantity = product.getByRole('textbox', { name: `Quantità: ${CODE}` });
  const reopen = async () => {
    await product.getByRole('button', { name: 'Chiudi' }).click();
    await expect.element(product).not.toBeInTheDocument();
    await expect.poll(place).not.toContain('open=');
    await page.getByRole('article').getByRole('heading').getByRole('button').click();
  };
  await quantity.fill('12');
  await reopen();
  await expect.element(quantity).toHaveValue('12');
  await product.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect.poll(() => callsTo('post', ITEMS)).toHaveLength(1);
  await reopen();
  await expect.element(quantity).toHaveValue('4');
});

test('the store button is disabled for a product not sold online', async () => {
  const { pressBuy, dialog } = await openProduct();
  await pressBuy();
  await expect.element(dialog.getByText('Questo prodotto non è in vendita online.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Vai al negozio' })).toBeDisabled();
});

test('the store link is fetched for the product code and can be retried after a failure', async () => {
  stubRejection('get', STORE_LINK, { status: 500, code: 'ServerError' });
  const { pressBuy, dialog } = await openProduct();
  await pressBuy();
  await expect
    .element(
      dialog.getByText(
        'Si è verificato un errore del server. Riprova tra poco; se si ripete, contatta l’assistenza.',
      ),
    )
    .toBeVisible();
  stubResponse('get', STORE_LINK, { link: 'https://store.cromia.example/p/F120' });
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect
    .element(dialog.getByRole('link', { name: 'Vai al negozio' }))
    .toHaveAttribute('href', 'https://store.cromia.example/p/F120');
  expect(callsTo('get', STORE_LINK).at(-1)?.url.searchParams.get('productCode')).toBe(CODE);
});

test('the dialog displays a rejection by the server', async () => {
  stubRejection('post', ITEMS, { status: 422, code: 'ProductNotAvailable' });
  const { pressBuy, dialog, addToCart } = await openProduct();
  await pressBuy();
  await addToCart.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Il prodotto non è più in vendita.');
});

test('a product without a price is added only after confirmation', async () => {
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: null }));
  stubResponse('post', ITEMS, aCart({ items: [aCartItem({ finalUnitPrice: null })] }));
  const { pressBuy, dialog, addToCart } = await openProduct();
  await expect.element(page.getByText('Prezzo non assegnato').first()).toBeVisible();
  await pressBuy();
  await addToCart.click();
  const question = page.getByRole('dialog', { name: 'Aggiungere senza prezzo?' });
  await expect
    .element(question)
    .toMatchTextContent(
      'F120-7035-25 non ha un prezzo assegnato: non si può ordinare, ma puoi chiederne un’offerta o riportarlo nelle note dell’ordine.',
    );
  await inspect();
  expect(callsTo('post', ITEMS)).toEqual([]);
  await question.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect.poll(() => callsTo('post', ITEMS)).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

/** The bar with price and buy button, and the table of the packagings, without what refuses. */
async function expectNothingToBuy() {
  const product = page.getByRole('dialog');
  await expect.element(product.getByRole('table', { name: 'Varianti di questo colore' })).toBeVisible();
  expect(product.getByRole('button', { name: /Acquista|^Su richiesta/ }).elements()).toEqual([]);
  expect(product.element().textContent).not.toMatch(/EUR|€/);
}

test('a product sold on request only has no price, and is added to the note of the next request', async () => {
  const onRequest = { tsc: 'N', inStock: false, availability: 'ON_REQUEST' } as const;
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, ...onRequest }));
  await openProduct();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Questo prodotto si ordina solo su richiesta. Riporta il codice F120-7035-25 nelle note di un ordine o di un’offerta.',
    );
  await expectNothingToBuy();
  const add = dialog.getByRole('button', {
    name: 'Aggiungi alle note della mia prossima richiesta',
    exact: true,
  });
  await expect.element(add).toBeVisible();
  const label = add.element().querySelector('.mantine-Button-label');
  expect(label?.scrollHeight).toBe(label?.clientHeight);
  await inspect();
  const note = `Si richiedono inoltre i seguenti prodotti su richiesta: ${CODE} (q.tà 8).`;
  stubResponse('put', '/api/v1/public/{prefix}/carts/note', aCart({ note }));
  await dialog
    .getByRole('textbox', { name: `Quantità: ${CODE}` })
    .first()
    .fill('8');
  await add.click();
  await expect
    .element(dialog)
    .toMatchTextContent('È nelle note della tua prossima richiesta; puoi modificarle prima di inviarla.');
  expect(callsTo('put', '/api/v1/public/{prefix}/carts/note').map(({ body }) => body)).toEqual([{ note }]);
  await inspect();
});

test('a user without a cart is led from a product on request to customer service', async () => {
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, tsc: 'N', availability: 'ON_REQUEST' }));
  await openProduct({ viewer: aUser({ role: 'USER' }) });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Questo prodotto si ordina solo su richiesta.');
  await expect.element(dialog.getByRole('link', { name: 'Contatta il servizio clienti' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Su richiesta' }).elements()).toEqual([]);
});

test.each(['CODECHANGE', 'REMOVED'] as const)(
  '%s: neither price nor buy button, but the successor',
  async (availability) => {
    const changed = {
      status: availability === 'REMOVED' ? 'E' : 'C',
      availability,
      productCodeChange: { newSerial: 'F121', newColor: '7035' },
    };
    stubResponse('get', DETAIL, ({ params }) =>
      aProduct({ id: params, ...(params.serial === 'F120' ? changed : {}) }),
    );
    const { place } = await openProduct();
    await expect.element(page.getByText('Il codice è cambiato')).toBeVisible();
    await expectNothingToBuy();
    await inspect();
    await page.getByRole('dialog').getByRole('button', { name: 'Apri F121-7035-25' }).first().click();
    await expect.element(page.getByRole('dialog').getByRole('navigation')).toMatchTextContent('F121-7035-25');
    expect(place()).toContain('open=F121-7035-25');
  },
);

test('a removed product without a successor leads to customer service', async () => {
  const removed = { status: 'E', availability: 'REMOVED' } as const;
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, ...removed }));
  await openProduct();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('Questo prodotto non è più in vendita.', { exact: false }))
    .toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Contatta il servizio clienti' })).toBeVisible();
  await expectNothingToBuy();
});

test('a company that is not a customer sees how to become one instead of prices', async () => {
  const viewer = aUser({ role: 'USER' });
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: null }));
  const opened = await openProduct({ viewer, language: 'de', viewport: 'phone' });
  await expect.element(page.getByText('Preise sind für Kunden sichtbar.')).toBeVisible();
  expect(page.getByText('€', { exact: false }).query()).toBeNull();
  await opened.pressBuy();
  await expectRejection(
    opened,
    'Der Warenkorb ist für Kunden. Werden Sie Kunde: mit einer Anfrage aus Ihrem Profil, mit der Kundennummer Ihres Unternehmens oder durch eine Einladung.',
  );
});

test('an agent must choose a customer before buying', async () => {
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: null }));
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles', EMPTY_PORTFOLIO);
  const opened = await openProduct({ viewer: anAgent() });
  const { pressBuy, dialog, place } = opened;
  await pressBuy();
  await expectRejection(opened, 'Scegli prima il cliente per cui acquisti.');
  await dialog.getByRole('link', { name: 'Scegli un cliente' }).click();
  await expect.poll(place).toBe('/profile-agent');
});

test('an agent sees the terms of the chosen customer and can buy for it', async () => {
  stubResponse('get', DETAIL, ({ params }) => aProduct({ id: params, pricesAndDiscounts: TERMS }));
  const { pressBuy, addToCart } = await openProduct({ viewer: anAgent(), actingFor: CUSTOMER });
  await expect.element(page.getByText('Prezzo netto del cliente, IVA esclusa')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Sconti' })).toBeVisible();
  await expect.poll(() => callsTo('get', DETAIL).at(-1)?.url.searchParams.get('customerCode')).toBe('100003');
  await inspect();
  await pressBuy();
  await expect.element(addToCart).toBeEnabled();
});

test('people who only read see the price of a product, and no button to buy it', async () => {
  await openPage(`/products-search/b2b?nameCode=F120&open=${CODE}`, {
    viewer: aUser({ companyRole: 'VIEWER' }),
  });
  await expect.element(page.getByText('€', { exact: false }).first()).toBeVisible();
  for (const name of ['Acquista', 'Aggiungi al carrello'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Carrello/ })).not.toBeInTheDocument();
});
