import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubReply, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aProductCode } from '../../../test/builders/catalogue/product-line';
import { aCustomer } from '../../../test/builders/customer';
import { anOrder, anOrderItem } from '../../../test/builders/order';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const ORDERS_PATH = '/profile-customer/orders';
const LIST_PATH = '/api/v1/public/{prefix}/orders';
const REDO_PATH = '/api/v1/public/{prefix}/order-requests/redo/{id}';
const REMOVED = 'F120-1003-25';

test('an order not shipped by its delivery date is marked as overdue', async () => {
  const late = anOrder({ orderCode: 'V26-LATE', deliveryDate: '2020-01-15', status: 'C' });
  const shippedOrder = anOrder({
    id: 'shipped',
    orderCode: 'V26-SHIPPED',
    deliveryDate: '2020-01-15',
    status: 'E',
  });
  stubResponse('get', LIST_PATH, paged([late, shippedOrder]));
  await openPage(ORDERS_PATH, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  const card = (code: string) => page.getByRole('listitem').filter({ hasText: code });
  await expect.element(card('V26-LATE')).toMatchTextContent(/15-01-2020\s*überfällig/);
  await expect.element(card('V26-SHIPPED')).toMatchTextContent(/15-01-2020/);
  await expect.element(card('V26-SHIPPED')).not.toMatchTextContent(/überfällig/);
  await inspect();
});

test('an order can be expanded with its steps, and downloaded as a PDF under the file name from the server', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder()]));
  stubResponse('get', '/api/v1/public/{prefix}/orders/{id}/timeline', {
    steps: [
      { event: 'REQUESTED', at: '2026-10-01T08:00:00.000Z', shipmentCode: null },
      { event: 'PART_SHIPPED', at: '2026-10-07T08:00:00.000Z', shipmentCode: null },
      { event: 'INVOICED', at: null, shipmentCode: null },
    ],
  });
  stubReply('get', '/api/v1/public/{prefix}/orders/{id}/pdf', () => {
    const headers = { 'content-disposition': 'attachment; filename="V26-000123.pdf"' };
    return new Response('%PDF-1.7', { headers });
  });
  const saveClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { place } = await openPage(ORDERS_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Apri V26-000123' }).click();
  await expect.poll(place).toContain(`open=${anOrder().id}`);
  await expect.element(page.getByRole('table', { name: 'Righe dell’ordine' })).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Percorso dell’ordine' }))
    .toMatchTextContent(/^Richiesto01-10-2026Spedito in parte07-10-2026Fatturato$/);
  await inspect();
  await page.getByRole('button', { name: 'Scarica PDF' }).click();
  await expect.poll(() => saveClick.mock.contexts).toMatchObject([{ download: 'V26-000123.pdf' }]);
});

test('a blocked order shows the reason and a telephone number', async () => {
  const blockedOrder = anOrder({ status: 'B', blockReason: 'Fido superato' });
  stubResponse('get', LIST_PATH, paged([blockedOrder]));
  await openPage(`${ORDERS_PATH}?open=${blockedOrder.id}`, { viewer: aUser(), viewport: 'phone' });
  await expect.element(page.getByText('Fido superato')).toBeVisible();
  const phone = page.getByRole('status').getByRole('link', { name: '+39 0444 123456' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+390444123456');
  await inspect();
});

test('a shipped order links to the safety data sheets of its lines, a confirmed one does not', async () => {
  const shippedOrder = anOrder({ status: 'E', shippedTotal: 1500, shippedWeight: 157.8 });
  stubResponse('get', '/api/v1/public/{prefix}/shipments', paged([]));
  stubResponse(
    'get',
    LIST_PATH,
    paged([shippedOrder, anOrder({ id: 'confirmed', orderCode: 'V26-000124' })]),
  );
  await openPage(`${ORDERS_PATH}?open=${shippedOrder.id}`, { viewer: aUser() });
  await expect
    .element(page.getByRole('link', { name: 'Schede di sicurezza dell’ordine' }))
    .toHaveAttribute('href', expect.stringContaining('/sds/document?orderCode=V26-000123'));
  await expect.element(page.getByText('Totale spedito, IVA esclusa')).toBeVisible();
  await page.getByRole('button', { name: 'Apri V26-000124' }).click();
  expect(page.getByRole('link', { name: 'Schede di sicurezza dell’ordine' }).elements()).toHaveLength(1);
  await inspect();
});

test('a partly shipped order lists its confirmed before its shipped total, and highlights the confirmed one', async () => {
  const partly = anOrder({ status: 'C', confirmedTotal: 2000, shippedTotal: 750, shippedWeight: 78.9 });
  stubResponse('get', '/api/v1/public/{prefix}/shipments', paged([]));
  stubResponse('get', LIST_PATH, paged([partly]));
  await openPage(`${ORDERS_PATH}?open=${partly.id}`, { viewer: aUser() });
  const sum = (label: string) => page.getByText(label, { exact: true });
  await expect.element(sum('Totale spedito, IVA esclusa')).toBeVisible();
  const [confirmed, shipped] = [
    sum('Totale confermato, IVA esclusa').element(),
    sum('Totale spedito, IVA esclusa').element(),
  ];
  expect(confirmed.getBoundingClientRect().top).toBeLessThan(shipped.getBoundingClientRect().top);
  const readFontSize = (term: Element) => Number.parseFloat(getComputedStyle(term).fontSize);
  expect(readFontSize(confirmed)).toBeGreaterThan(readFontSize(shipped));
});

test('a cancelled order shows what was cancelled', async () => {
  const cancelled = anOrder({ status: 'A', total: 959.44, confirmedTotal: 479.72 });
  stubResponse('get', LIST_PATH, paged([cancelled]));
  await openPage(`${ORDERS_PATH}?open=${cancelled.id}`, { viewer: aUser() });
  await expect.element(page.getByText('Totale annullato, IVA esclusa')).toBeVisible();
  await expect.element(page.getByText('annullato', { exact: true })).toBeVisible();
  await expect.element(page.getByText('479,72', { exact: false })).not.toBeInTheDocument();
  await inspect();
});

test('orders are exported with the current filters and sort order', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder({ status: 'E' })]));
  stubReply('get', '/api/v1/public/{prefix}/orders/export', () => {
    const headers = { 'content-disposition': 'attachment; filename="orders-2026-11-24.csv"' };
    return new Response('code', { headers });
  });
  const saveClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openPage(`${ORDERS_PATH}?status=E&sort=status,asc`, { viewer: aUser() });
  await page.getByRole('button', { name: 'Esporta' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect.poll(() => saveClick.mock.contexts).toMatchObject([{ download: 'orders-2026-11-24.csv' }]);
  const [call] = callsTo('get', '/api/v1/public/{prefix}/orders/export');
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
    status: 'E',
    sort: 'status,asc',
    format: 'csv',
  });
});

test('a repeated order contains the available lines; the checkout lists the unavailable ones', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder({ items: [anOrderItem(), anOrderItem(REMOVED)] })]));
  const removedChange = {
    code: 'ProductNotAvailable',
    was: null,
    is: null,
    productCode: aProductCode(REMOVED),
  } as const;
  stubResponse(
    'get',
    REDO_PATH,
    aCart({
      items: [aCartItem({ quantity: 8 })],
      isDirty: true,
      changes: [{ ...removedChange, itemId: null }],
    }),
  );
  const { place } = await openPage(ORDERS_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Riordina V26-000123' }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(page.getByText('Qualcosa è cambiato da quell’ordine')).toBeVisible();
  const unavailable = page.getByRole('listitem').filter({ hasText: REMOVED });
  await expect.element(unavailable).toMatchTextContent('non è più in vendita');
  await inspect();
});

test('a product on request of a repeated order is added to the notes of the order', async () => {
  const [line] = [anOrderItem(REMOVED)];
  stubResponse('get', LIST_PATH, paged([anOrder({ items: [anOrderItem(), line] })]));
  const change = { code: 'ProductOnRequestOnly', was: null, is: 'A', itemId: null } as const;
  stubResponse(
    'get',
    REDO_PATH,
    aCart({
      items: [aCartItem({ quantity: 8 })],
      changes: [{ ...change, productCode: aProductCode(REMOVED) }],
    }),
  );
  const { place } = await openPage(ORDERS_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Riordina V26-000123' }).click();
  await expect.poll(place).toBe('/checkout/order');
  const add = page.getByRole('button', {
    name: `Aggiungi alle note della mia prossima richiesta: ${REMOVED}`,
  });
  await add.click();
  await expect
    .element(page.getByRole('textbox', { name: 'Note generiche' }))
    .toHaveValue(
      `Si richiedono inoltre i seguenti prodotti su richiesta: ${REMOVED} (q.tà ${line.quantityOrdered}).`,
    );
  await expect.element(page.getByRole('button', { name: `È nelle note: ${REMOVED}` })).toBeDisabled();
  await inspect();
});

test('the successor of a changed code joins the repeated order, which says what costs more', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder({ items: [anOrderItem(), anOrderItem(REMOVED)] })]));
  const successor = { productCode: aProductCode('F121-1003-25'), quantity: 8 };
  const line = aCartItem({ quantity: 8 });
  stubResponse(
    'get',
    REDO_PATH,
    aCart({
      items: [line],
      changes: [
        { code: 'PriceChanged', was: 9, is: 10, itemId: line.id, productCode: line.productCode },
        {
          ...{ code: 'ProductNotAvailable', was: null, is: 'C', itemId: null, successor },
          productCode: aProductCode(REMOVED),
        },
      ],
    }),
  );
  stubResponse(
    'post',
    '/api/v1/public/{prefix}/carts/items',
    aCart({ items: [aCartItem({ ...successor, sortOrder: 2 })] }),
  );
  const { place } = await openPage(ORDERS_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Riordina V26-000123' }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'il prezzo era' }))
    .toMatchTextContent(/9,\d+.*10,\d+/);
  await inspect();
  const added = page.getByText('F121-1003-25', { exact: true });
  expect(added.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Aggiungi 8 × F121-1003-25' }).click();
  await expect.element(added.first()).toBeVisible();
  expect(callsTo('post', '/api/v1/public/{prefix}/carts/items')[0]?.body).toEqual([successor]);
});

test('repeating an order without available products shows a message in the list', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder({ items: [anOrderItem(REMOVED)] })]));
  const removedChange = {
    code: 'ProductNotAvailable',
    was: null,
    is: null,
    productCode: aProductCode(REMOVED),
  } as const;
  stubResponse('get', REDO_PATH, aCart({ isDirty: true, changes: [{ ...removedChange, itemId: null }] }));
  const { place } = await openPage(ORDERS_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Riordina V26-000123' }).click();
  await expect.element(page.getByText('Nulla di questo ordine si può ordinare adesso')).toBeVisible();
  expect(place()).toBe(ORDERS_PATH);
  await inspect();
});

test('a late order, and one whose delivery has moved, show date, reason and contacts', async () => {
  const late = anOrder({ status: 'C', deliveryDate: '2026-10-01' });
  const moved = anOrder({
    id: '00000000-0000-4000-8000-00000000b002',
    orderCode: 'V26-000124',
    deliveryDateChange: { from: '2026-11-10', reason: 'Manca il pigmento' },
  });
  stubResponse('get', LIST_PATH, paged([late, moved]));
  await openPage(`${ORDERS_PATH}?open=${late.id},${moved.id}`, { viewer: aUser() });
  await expect
    .element(page.getByText('La consegna era prevista per il 01-10-2026.', { exact: false }))
    .toBeVisible();
  const notice = page.getByText('Manca il pigmento');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText(/Nuova data di consegna: 01-12-2036/)).toBeVisible();
  await expect.element(page.getByText('Per sapere di più:', { exact: false }).first()).toBeVisible();
});

test('for an agent the pages and the side navigation name the customer', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder()]));
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles/{code}', aCustomer());
  await openPage(ORDERS_PATH, {
    viewer: aUser({ role: 'AGENT' }),
    actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Ordini di Rossi Verniciature S.r.l.');
  await expect
    .element(page.getByRole('navigation', { name: 'Navigazione dell’area riservata' }))
    .toMatchTextContent(/Rossi Verniciature S\.r\.l\..*Dati aziendali/);
});

test('a blocked order cannot be repeated', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder({ status: 'B' })]));
  await openPage(ORDERS_PATH, { viewer: aUser() });
  await expect.element(page.getByText('Bloccato')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Riordina/ })).not.toBeInTheDocument();
});

test('a page number past the end offers a button to the last page', async () => {
  stubResponse('get', LIST_PATH, ({ url }) => {
    const number = Number(url.searchParams.get('page'));
    return paged(number === 1 ? [anOrder()] : [], { number, totalElements: 21 });
  });
  const { place } = await openPage(`${ORDERS_PATH}?page=900`, { viewer: aUser() });
  await expect.element(page.getByText('La lista finisce prima di questa pagina.')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Vai all’ultima pagina' }).click();
  await expect.element(page.getByRole('row', { name: /V26-000123/ })).toBeVisible();
  await expect
    .element(page.getByText('Ancora nessun ordine. Inizia dalla ricerca prodotti.'))
    .not.toBeInTheDocument();
  expect(place()).toBe(`${ORDERS_PATH}?page=2`);
});

test('chips distinguish prefixes from whole codes, and the list shows the number of orders', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder()], { totalElements: 1234 }));
  const { place } = await openPage(`${ORDERS_PATH}?serial=F12&color=7035`, { viewer: aUser() });
  const chips = page.getByRole('group', { name: 'Filtri' });
  await expect.element(chips).toMatchTextContent(/inizia con F12/);
  await expect.element(chips).not.toMatchTextContent(/inizia con 7035/);
  await expect.element(page.getByText('1.234 ordini')).toBeVisible();
  await inspect();
  await chips.getByRole('button', { name: /inizia con F12/ }).click();
  await expect.poll(place).toBe(`${ORDERS_PATH}?color=7035`);
});

test('with colleagues the list names who ordered, filters by it, and offers viewers no order', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder({ status: 'F' })]));
  stubResponse('get', `${LIST_PATH}/{id}`, anOrder({ status: 'F' }));
  stubResponse('get', `${LIST_PATH}/{id}/timeline`, { steps: [] });
  const viewer = aUser({ companyRole: 'VIEWER', hasColleagues: true });
  const { place } = await openPage(ORDERS_PATH, { viewer });
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('Anna Rossi');
  await expect.element(page.getByRole('button', { name: /Riordina/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filtri' }).click();
  await page.getByRole('textbox', { name: 'Ordinato da' }).fill('anna');
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect.poll(place).toBe(`${ORDERS_PATH}?placedBy=anna`);
  await inspect();
});

test('the only user of a customer sees neither who ordered nor a filter by it', async () => {
  stubResponse('get', LIST_PATH, paged([anOrder({ status: 'F' })]));
  await openPage(ORDERS_PATH, { viewer: aUser() });
  await expect.element(page.getByRole('button', { name: /Riordina/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filtri' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Colore' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Ordinato da' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Anna Rossi')).not.toBeInTheDocument();
});
