import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aProductCode } from '../../../test/builders/catalogue/product-line';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const CART = '/profile-customer/cart';
const REMOVED = '/api/v1/public/{prefix}/carts/removed-items';
const CARTS = '/api/v1/public/{prefix}/carts';

test('an empty cart links to the product search', async () => {
  const { place } = await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByText('Il carrello è vuoto. Cerca un prodotto e aggiungilo.')).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Cerca prodotti' }).click();
  await expect.poll(place).toMatch(/^\/products-search/);
});

test('the cart displays the note for the next request, which can be removed', async () => {
  stubResponse('get', CARTS, aCart({ note: 'Si richiedono inoltre: F120-5010-25 (q.tà 4).' }));
  stubResponse('put', '/api/v1/public/{prefix}/carts/note', aCart());
  await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByText('F120-5010-25 (q.tà 4)', { exact: false })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Rimuovi' }).click();
  await expect.element(page.getByText('Nelle note della prossima richiesta')).not.toBeInTheDocument();
  expect(callsTo('put', '/api/v1/public/{prefix}/carts/note')[0]?.body).toEqual({ note: '' });
});

test('selected lines without a price explain why no order is possible', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem({ finalUnitPrice: null })] }));
  await openPage(CART, { viewer: aUser() });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  await expect
    .element(page.getByText('Seleziona almeno un prodotto con prezzo assegnato per procedere.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Richiedi ordine' })).toBeDisabled();
});

const HARDENERS = '/api/v1/public/{prefix}/carts/hardeners';

/** A hardener that a 25 kg package of a primer needs 5 kg of. */
function aHardener(serial: string, primer: string) {
  return {
    productClass: '3',
    serial,
    description: { it: 'Catalizzatore epossidico' },
    unit: 'kg' as const,
    uses: [{ productCode: aProductCode(primer), hardener: 5 }],
    inCart: [],
    packages: [
      { productCode: aProductCode(`${serial}-0000-05`), content: 5, qtyPkgMultiplier: 2, price: 40 },
    ],
  };
}

test('selected lines that lack a hardener show what is needed, present and missing, and can add it', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem({ quantity: 4 })] }));
  stubResponse('get', HARDENERS, [aHardener('D111', 'F120-7035-25')]);
  stubResponse('post', '/api/v1/public/{prefix}/carts/items', aCart({ items: [aCartItem()] }));
  await openPage(CART, { viewer: aUser() });
  await expect
    .element(
      page.getByText('servono 20 kg, nel carrello 0 kg, mancano 20 kg. Si vende a multipli di 2.', {
        exact: false,
      }),
    )
    .toBeVisible();
  await inspect();
  await page.getByRole('button', { name: /Aggiungi 4 × 5 kg · 160,00/ }).click();
  await expect
    .poll(() => callsTo('post', '/api/v1/public/{prefix}/carts/items')[0]?.body)
    .toEqual([{ productCode: aProductCode('D111-0000-05'), quantity: 4 }]);
});

test('lines that are not selected need no hardener', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem({ quantity: 4 })] }));
  stubResponse('get', HARDENERS, [aHardener('D111', 'F120-7035-25')]);
  await openPage(CART, { viewer: aUser() });
  const notice = page.getByRole('region', { name: 'Catalizzatore mancante' });
  await expect.element(notice).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('the lines come together with the notice of missing hardeners above them, or without it if it fails', async () => {
  const reply = Promise.withResolvers<void>();
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  stubReply('get', HARDENERS, async () => {
    await reply.promise;
    return new Response(null, { status: 503 });
  });
  await openPage(CART, { viewer: aUser() });
  await expect.poll(() => callsTo('get', HARDENERS)).not.toHaveLength(0);
  expect(page.getByText('F120-7035-25').elements()).toHaveLength(0);
  reply.resolve();
  await expect.element(page.getByText('F120-7035-25').first()).toBeVisible();
});

test('on a phone a line shows quantity, price, total and Remove without opening it', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  await openPage(CART, { viewer: aUser(), viewport: 'phone' });
  const line = page.getByRole('list', { name: 'Righe del carrello' }).getByRole('listitem');
  await expect.element(line.getByRole('textbox', { name: 'Quantità: F120-7035-25' })).toBeVisible();
  await expect.element(line.getByText('Rimuovi')).toBeVisible();
  await expect.element(line).toMatchTextContent(/10,00\s€ \/ KG.*1\.000,00/);
  await expect.element(line.getByRole('button', { name: /Dettagli/ })).not.toBeInTheDocument();
  await inspect();
});

test('many missing hardeners take three lines, and one on a phone, until they are unfolded', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem({ quantity: 4 })] }));
  stubResponse(
    'get',
    HARDENERS,
    ['D111', 'D112', 'D113', 'D114', 'D115'].map((serial) => aHardener(serial, 'F120-7035-25')),
  );
  await openPage(CART, { viewer: aUser() });
  const add = page.getByRole('button', { name: /^Aggiungi/ });
  await expect.element(page.getByRole('button', { name: 'Mancano altri 3 catalizzatori' })).toBeVisible();
  expect(add.elements()).toHaveLength(2);
  await page.viewport(390, 844);
  const fold = page.getByRole('button', { name: 'Mancano 5 catalizzatori' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await inspect();
  await fold.click();
  expect(add.elements()).toHaveLength(5);
});

test('a line shows the product image or else a drawing of its packaging', async () => {
  const tin = aCartItem({ productCode: aProductCode('F120-7035-05'), unitQty: 5 });
  const photographed = aCartItem({ sortOrder: 2, lat: 'F120-25', imageVersion: '0123456789abcdef' });
  stubResponse('get', CARTS, aCart({ items: [tin, photographed] }));
  await openPage(CART, { viewer: aUser() });
  await expect.poll(() => document.querySelector('svg[data-shape]')).toBeTruthy();
  const drawn = [...document.querySelectorAll<SVGElement>('svg[data-shape]')];
  expect(drawn.map(({ dataset }) => dataset.shape)).toEqual(['tin']);
  expect(drawn[0]?.textContent).toContain('F120');
  const image = document.querySelector<HTMLImageElement>('tbody img');
  expect(image?.srcset).toContain('/api/products/images/F120-25?width=160&v=0123456789abcdef 160w');
  expect([image?.alt, image?.loading]).toEqual(['', 'lazy']);
});

test('a typed quantity is saved on blur', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  stubResponse('put', CARTS, aCart({ items: [aCartItem({ quantity: 8 })] }));
  await openPage(CART, { viewer: aUser() });
  const quantity = page.getByRole('textbox', { name: 'Quantità: F120-7035-25' });
  await quantity.fill('8');
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => callsTo('put', CARTS).map(({ body }) => body))
    .toEqual([{ items: [{ id: 'line-1', quantity: 8 }] }]);
  await inspect();
});

test('an invalid quantity stays in its field with an error and is not sent', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  await openPage(CART, { viewer: aUser() });
  const quantity = page.getByRole('textbox', { name: 'Quantità: F120-7035-25' });
  await quantity.fill('4,5');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(quantity).toHaveValue('4,5');
  await expect.element(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(
      page.getByText('Solo confezioni intere: scrivi il numero in sole cifre, senza punti né virgole.'),
    )
    .toBeVisible();
  await inspect();
  await quantity.fill('99999999');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(page.getByText('Al massimo 999.999 confezioni.')).toBeVisible();
  await page.getByRole('button', { name: 'Ripristina 4' }).click();
  await expect.element(quantity).toHaveValue('4');
  expect(callsTo('put', CARTS)).toEqual([]);
});

test('an unusually high quantity requires confirmation', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  stubRejection('put', CARTS, {
    status: 409,
    code: 'UnusualQuantity',
    errors: [{ path: 'items.0.quantity', code: 'invalidField' }],
  });
  await openPage(CART, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Quantità: F120-7035-25' }).fill('1200');
  await page.getByRole('heading', { level: 1 }).click();
  const question = page.getByRole('dialog', { name: 'Una quantità così grande?' });
  await expect.element(question).toMatchTextContent('1.200');
  await inspect();
  stubResponse('put', CARTS, aCart({ items: [aCartItem({ quantity: 1200 })] }));
  await question.getByRole('button', { name: 'È giusta' }).click();
  await expect.element(question).not.toBeInTheDocument();
  const flags = callsTo('put', CARTS).map(({ url }) => url.searchParams.get('refuseUnusual'));
  expect(flags).toEqual(['true', null]);
});

test('a quantity rejected by the server shows the reason', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  stubRejection('put', CARTS, { status: 422, code: 'IllegalItemQuantity' });
  await openPage(CART, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Quantità: F120-7035-25' }).fill('8');
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .element(page.getByText('Solo confezioni intere, in multipli del prodotto, al massimo 999.999.'))
    .toBeVisible();
});

test('a cart that fails to load offers a retry', async () => {
  stubRejection('get', CARTS, { status: 500, code: 'ServerError' });
  await openPage(CART, { viewer: aUser() });
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect.element(retry).toBeVisible();
  await inspect();
  stubResponse('get', CARTS, aCart());
  await retry.click();
  await expect.element(page.getByText('Il carrello è vuoto. Cerca un prodotto e aggiungilo.')).toBeVisible();
});

test('on a phone the back button of a product opened from the cart returns to the cart', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  stubRejection('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', {
    status: 404,
    code: 'NotFound',
  });
  const { place } = await openPage(`${CART}?open=F120-7035-25`, {
    viewer: aUser(),
    viewport: 'phone',
  });
  await page.getByRole('button', { name: 'Torna al carrello' }).click();
  await expect.poll(place).toBe(CART);
});

test('an order or an offer needs a selected line', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  await openPage(CART, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect.element(page.getByRole('button', { name: 'Angebot anfragen' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Bestellung anfragen' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
  await expect.element(page.getByRole('button', { name: 'Angebot anfragen' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Bestellung anfragen' })).toBeEnabled();
  await inspect();
});

test('orderable lines are selected by default, and a changed selection survives navigation', async () => {
  const unpriced = aCartItem({
    sortOrder: 2,
    productCode: aProductCode('F120-9010-25'),
    finalUnitPrice: null,
  });
  stubResponse('get', CARTS, aCart({ items: [aCartItem(), unpriced], overallDiscount: 3 }));
  const { router } = await openPage(CART, { viewer: aUser() });
  const checkbox = (code: string) => page.getByRole('checkbox', { name: `Seleziona ${code}` });
  await expect.element(checkbox('F120-7035-25')).toBeChecked();
  await expect.element(checkbox('F120-9010-25')).not.toBeChecked();
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await expect.element(bar).toMatchTextContent(/3\s?%/);
  await checkbox('F120-7035-25').click();
  await checkbox('F120-9010-25').click();
  await router.navigate({ to: '/faq' });
  await router.navigate({ to: CART });
  await expect.element(checkbox('F120-7035-25')).not.toBeChecked();
  await expect.element(checkbox('F120-9010-25')).toBeChecked();
});

test('the sum counts the selected lines, and a line states content and charged quantity', async () => {
  const other = aCartItem({ sortOrder: 2, productCode: aProductCode('F120-9010-25'), unitQty: 20, um: 'l' });
  stubResponse('get', CARTS, aCart({ items: [aCartItem(), other] }));
  await openPage(CART, { viewer: aUser() });
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  // 4 × 25 × 10.00 and 4 × 20 × 10.00 EUR.
  await expect.element(bar).toMatchTextContent(/1\.800,00/);
  await expect.element(page.getByText(/× 25\sl \(fatturati: 20\sl\)/).first()).toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Seleziona F120-9010-25' }).click();
  await expect.element(bar).toMatchTextContent(/1\.000,00/);
});

test('a quantity is rounded up to the next multiple, with a message', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  stubResponse('put', CARTS, aCart({ items: [aCartItem({ quantity: 8 })] }));
  await openPage(CART, { viewer: aUser() });
  const quantity = page.getByRole('textbox', { name: 'Quantità: F120-7035-25' });
  await quantity.fill('5');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(quantity).toHaveValue('8');
  await expect
    .element(page.getByText('Arrotondata a 8: questo prodotto si ordina in multipli di 4.'))
    .toBeVisible();
  await expect
    .poll(() => callsTo('put', CARTS).map(({ body }) => body))
    .toEqual([{ items: [{ id: 'line-1', quantity: 8 }] }]);
});

test('a warning lists a price change until the cart is updated', async () => {
  const line = aCartItem({ finalUnitPrice: 9 });
  const { productCode, id } = line;
  const change = { itemId: id, productCode, code: 'PriceChanged', was: 10, is: 9 } as const;
  stubResponse('get', CARTS, aCart({ items: [line], isDirty: true, changes: [change] }));
  stubResponse('put', CARTS, aCart({ items: [line] }));
  await openPage(CART, { viewer: aUser() });
  const warning = page.getByRole('status').filter({ hasText: 'Il carrello è cambiato dall’ultima volta' });
  await expect.element(warning).toMatchTextContent(/10,00\s€.*9,00\s€/);
  await inspect();
  const update = page.getByRole('button', { name: 'Aggiorna prezzi e giacenze' });
  expect(update.elements()).toHaveLength(1);
  await warning.getByRole('button', { name: 'Aggiorna prezzi e giacenze' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(update).toBeVisible();
  await expect
    .poll(() => callsTo('put', CARTS).map(({ body }) => body))
    .toEqual([{ items: [{ id: 'line-1', quantity: 4 }] }]);
});

test('a line is removed at once, and the removal can be undone', async () => {
  const line = aCartItem({ quantity: 8, sortOrder: 3 });
  stubResponse('get', CARTS, aCart({ items: [line] }));
  stubResponse('delete', '/api/v1/public/{prefix}/carts/items', aCart());
  stubResponse('post', REMOVED, aCart({ items: [line] }));
  await openPage(CART, { viewer: aUser() });
  const remove = page.getByRole('button', { name: 'Elimina F120-7035-25 dal carrello' });
  await remove.click();
  await expect.element(page.getByText('Il carrello è vuoto. Cerca un prodotto e aggiungilo.')).toBeVisible();
  const [call] = callsTo('delete', '/api/v1/public/{prefix}/carts/items');
  expect(call?.url.searchParams.get('ids')).toBe(line.id);
  await inspect();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.element(remove).toBeVisible();
  const { id, productCode, quantity, sortOrder } = line;
  expect(callsTo('post', REMOVED).map(({ body }) => body)).toEqual([
    [{ id, productCode, quantity, sortOrder }],
  ]);
});

test('the selected lines are removed, and one undo brings them all back', async () => {
  const lines = ['F120-1000-25', 'F120-1001-25'].map((code, index) =>
    aCartItem({ id: `line-${index}`, sortOrder: index + 1, productCode: aProductCode(code) }),
  );
  stubResponse('get', CARTS, aCart({ items: lines }));
  stubResponse('delete', '/api/v1/public/{prefix}/carts/items', aCart());
  stubRejection('post', REMOVED, { status: 404, code: 'NotFound' });
  await openPage(CART, { viewer: aUser() });
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.element(page.getByText('Il carrello non è stato aggiornato')).toBeVisible();
  await expect
    .poll(() => callsTo('post', REMOVED)[0]?.body)
    .toMatchObject([{ id: 'line-0' }, { id: 'line-1' }]);
});

test('after a line is removed by keyboard, the focus is in the next line', async () => {
  const [first, second, third] = ['F120-1000-25', 'F120-1001-25', 'F120-1002-25'].map((code, index) =>
    aCartItem({ id: `line-${index}`, sortOrder: index, productCode: aProductCode(code) }),
  );
  const lines = [first, second, third].filter((line) => line !== undefined);
  stubResponse('get', CARTS, aCart({ items: lines }));
  stubResponse('delete', '/api/v1/public/{prefix}/carts/items', () => aCart({ items: lines.slice(1) }));
  await openPage(CART, { viewer: aUser() });
  const remove = (code: string) => page.getByRole('button', { name: `Elimina ${code} dal carrello` });
  await expect.element(remove('F120-1000-25')).toBeVisible();
  remove('F120-1000-25').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('F120-1000-25')).not.toBeInTheDocument();
  await expect.element(remove('F120-1001-25')).toHaveFocus();
});

test('a changed quantity is announced with its total', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  stubResponse('put', CARTS, aCart({ items: [aCartItem()] }));
  await openPage(CART, { viewer: aUser() });
  await page.getByRole('button', { name: 'Aumenta la quantità: F120-7035-25' }).click();
  await expect.element(page.getByText(/^Quantità: \d+, totale .*€\.$/)).toBeInTheDocument();
});

/** A cart with the number of lines, each of another product. */
function aLongCart(lines: number) {
  return aCart({
    items: Array.from({ length: lines }, (_item, index) =>
      aCartItem({ sortOrder: index + 1, productCode: aProductCode(`F120-${1000 + index}-25`) }),
    ),
  });
}

test('a cart of 300 lines renders only the lines near the viewport', async () => {
  stubResponse('get', CARTS, aLongCart(300));
  await openPage(CART, { viewer: aUser() });
  const table = page.getByRole('table', { name: 'Righe del carrello' });
  await expect.element(table.getByRole('textbox').first()).toBeVisible();
  const rows = table.element().querySelectorAll('tbody tr');
  expect(rows).toHaveLength(300);
  expect(table.getByRole('textbox').length).toBeLessThan(80);
  await inspect();

  const last = page.getByRole('textbox', { name: 'Quantità: F120-1299-25' });
  await expect.element(last).not.toBeInTheDocument();
  rows[299]?.scrollIntoView();
  await expect.element(last).toHaveValue('4');
});

test('a cart of 300 lines prints all of them under the name of the customer', async () => {
  stubResponse('get', CARTS, aLongCart(300));
  await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByRole('table', { name: 'Righe del carrello' })).toBeVisible();
  const sheet = () => document.querySelector('[class*="sheet"]');
  expect(sheet()).toBeNull();
  dispatchEvent(new Event('beforeprint'));
  // The browser prints the document as it is when the event handler returns.
  expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(300);
  expect(sheet()?.textContent).toContain('Rossi Verniciature S.r.l. (100001)');
  dispatchEvent(new Event('afterprint'));
  expect(sheet()).toBeNull();
});

test('a line whose product has a new code shows no price, and is replaced by its successor', async () => {
  const successor = { productCode: aProductCode('F121-7035-25'), quantity: 8 };
  const recoded = aCartItem({ sortOrder: 1, status: 'C', finalUnitPrice: null, successor });
  const newLine = aCartItem({ id: 'line-2', sortOrder: 2, ...successor });
  stubResponse('get', CARTS, aCart({ items: [recoded] }));
  stubResponse('post', `${CARTS}/items`, aCart({ items: [newLine], itemCount: 2 }));
  stubResponse('delete', `${CARTS}/items`, aCart({ itemCount: 1 }));
  await openPage(CART, { viewer: aUser() });
  const replace = page.getByRole('button', { name: 'Sostituisci F120-7035-25 con 8 × F121-7035-25' });
  await expect.element(replace).toBeVisible();
  await expect.element(page.getByRole('table')).not.toMatchTextContent('€/');
  await inspect();
  await replace.click();
  await expect.poll(() => callsTo('post', `${CARTS}/items`).at(-1)?.body).toEqual([successor]);
  await expect
    .poll(() => callsTo('delete', `${CARTS}/items`).at(-1)?.url.searchParams.get('ids'))
    .toBe('line-1');
});

test('a hidden button at the top skips to the order request', async () => {
  stubResponse('get', CARTS, aCart({ items: [aCartItem()] }));
  await openPage(CART, { viewer: aUser() });
  const order = page.getByRole('button', { name: 'Richiedi ordine', exact: true });
  await expect.element(order).toBeVisible();
  document.getElementById('main')?.focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(order).toHaveFocus();
});
