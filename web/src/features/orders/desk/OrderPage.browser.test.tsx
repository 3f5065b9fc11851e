import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../../test/api-stub';
import { aDeskOrder, anOrderItem } from '../../../../test/builders/desk/desk-order';
import { aHistoryEntry } from '../../../../test/builders/history';
import { paged } from '../../../../test/builders/paged';
import { aShipment } from '../../../../test/builders/shipment';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { type OpenOptions, openPage } from '../../../../test/open-page';

const DETAIL = '/api/v1/backoffice/orders/{id}';
const STATUS = '/api/v1/backoffice/orders/{id}/status';
const SHIPMENTS = '/api/v1/backoffice/shipments';
const DESK = aUser({ role: 'CROMIA', username: 'cromia@cromia.test' });
const CODE = 'F120-7035-25';

function openOrder(order = aDeskOrder(), options: OpenOptions = {}) {
  stubResponse('get', DETAIL, order);
  return openPage(`/backoffice/orders/${order.id}`, { viewer: DESK, ...options });
}

const button = (name: string) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const heading = () => page.getByRole('heading', { level: 1 });

test('a quantity above the ordered one cannot be confirmed', async () => {
  await openOrder();
  await expect.element(heading()).toMatchTextContent('V26-000123');
  await expect.element(heading()).toMatchTextContent('Preso in carico');
  const confirmed = page.getByRole('textbox', {
    name: `Confermata: ${CODE}`,
  });
  await confirmed.fill('9');
  await button('Conferma').click();
  await expect.element(confirmed).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test.each(['4.000', '4,0', '4 000', '-4', '4 pz'])(
  'a quantity typed as %s is rejected, since it may mean another number',
  async (text) => {
    await openOrder();
    const confirmed = page.getByRole('textbox', { name: `Confermata: ${CODE}` });
    await confirmed.fill(text);
    await button('Conferma').click();
    await expect.element(confirmed).toHaveValue(text);
    await expect
      .element(
        page.getByText('Solo confezioni intere: scrivi il numero in sole cifre, senza punti né virgole.'),
      )
      .toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
  },
);

test('an order is confirmed after a dialog with the number of reduced lines', async () => {
  stubResponse('post', STATUS, aDeskOrder({ status: 'C', items: [anOrderItem({ quantityConfirmed: 5 })] }));
  await openOrder();
  await page.getByRole('textbox', { name: `Confermata: ${CODE}` }).fill('5');
  await button('Conferma').click();
  await expect.element(dialog()).toMatchTextContent('1 riga con una quantità ridotta.');
  await inspect();
  await dialog().getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect.element(heading()).toMatchTextContent('Confermato');
  await expect
    .poll(() => callsTo('post', STATUS)[0]?.body)
    .toEqual({
      status: 'C',
      quantities: [{ id: anOrderItem().id, quantity: 5 }],
    });
  await expect.element(page.getByRole('textbox', { name: `Spedita: ${CODE}` })).toHaveValue('5');
  await inspect();
});

test('an invoiced order shows its complete status history', async () => {
  await openOrder(
    aDeskOrder({
      status: 'F',
      history: ['I', 'C', 'E', 'F'].map((status, hour) =>
        aHistoryEntry({
          action: hour === 0 ? 'orders.create' : 'orders.status',
          at: `2026-11-21T0${hour}:00:00.000Z`,
          details: { status },
        }),
      ),
    }),
    { language: 'de', viewport: 'phone' },
  );
  await expect.element(heading()).toMatchTextContent('Fakturiert');
  const history = page.getByRole('region', { name: 'Verlauf' });
  await expect.element(history).toBeVisible();
  expect(history.getByRole('listitem').elements()).toHaveLength(4);
  await inspect();
});

test('blocking an order requires a reason, and releasing restores the previous status', async () => {
  const reason = 'Pagamento in sospeso';
  stubResponse('get', '/api/v1/backoffice/orders', paged([]));
  stubResponse(
    'post',
    STATUS,
    aDeskOrder({
      status: 'B',
      blockedFrom: 'I',
      blockReason: reason,
      history: [aHistoryEntry({ action: 'orders.status', details: { status: 'B', reason } })],
    }),
  );
  const { place } = await openOrder();
  await button('Blocca').click();
  const block = dialog().getByRole('button', { name: 'Blocca', exact: true });
  await block.click();
  const reasonField = dialog().getByRole('textbox', { name: 'Motivo' });
  await expect.element(reasonField).toHaveFocus();
  expect(callsTo('post', STATUS)).toEqual([]);
  await inspect();
  await reasonField.fill(reason);
  await block.click();
  await expect.element(heading()).toMatchTextContent('Bloccato');
  await expect.poll(() => callsTo('post', STATUS)[0]?.body).toEqual({ status: 'B', reason });
  await expect.element(page.getByText(reason).first()).toBeVisible();
  await expect.element(button('Conferma')).not.toBeInTheDocument();
  await expect.element(button('Annulla l’ordine')).toBeVisible();
  stubResponse('post', STATUS, aDeskOrder());
  await button('Sblocca').click();
  await expect.element(dialog()).toMatchTextContent('L’ordine torna a: Preso in carico.');
  await inspect();
  await dialog().getByRole('button', { name: 'Sblocca', exact: true }).click();
  await expect.element(heading()).toMatchTextContent('Preso in carico');
  expect(callsTo('post', STATUS)[1]?.body).toEqual({ status: 'I' });
  await page.getByRole('link', { name: 'Torna agli ordini' }).click();
  await expect.poll(place).toBe('/backoffice/orders');
});

test('a partial shipment requires a choice about the remaining packages', async () => {
  const confirmed = anOrderItem({ quantityConfirmed: 8 });
  const order = aDeskOrder({ status: 'C', confirmedTotal: 2000, items: [confirmed] });
  const moved = aDeskOrder({
    status: 'C',
    confirmedTotal: 2000,
    shippedTotal: 750,
    shippedWeight: 78.9,
    items: [{ ...confirmed, quantityProcessed: 3 }],
    history: [
      aHistoryEntry({
        action: 'orders.ship-part',
        details: { rest: 'OPEN', quantities: [{ product: CODE, quantity: 3, of: 8 }] },
      }),
    ],
  });
  stubResponse('post', SHIPMENTS, aShipment());
  stubResponse('get', '/api/v1/backoffice/orders', paged([order]));
  await openOrder(order, { viewport: 'phone' });
  const shipped = page.getByRole('textbox', {
    name: `Spedita: ${CODE}`,
  });
  await shipped.fill('3');
  const recipients = [{ username: 'anna@rossi.test', name: 'Anna Rossi', isCustomer: true }];
  stubResponse('get', '/api/v1/backoffice/orders/mail-recipients', [
    { id: order.id, recipients, transportEmails: ['ANNA@rossi.test', 'bolle@rossi.test'] },
  ]);
  await button('Spedisci').click();
  await expect
    .element(dialog().getByText('Riceve l’e-mail: Anna Rossi (anna@rossi.test), bolle@rossi.test.'))
    .toBeVisible();
  const ship = dialog().getByRole('button', { name: 'Spedisci', exact: true });
  await ship.click();
  expect(callsTo('post', STATUS)).toEqual([]);
  const after = (text: string) => `Dopo: ${text}`;
  await expect.element(dialog()).toMatchTextContent(after('secondo la scelta qui sotto'));
  await dialog().getByRole('radio', { name: 'È annullato' }).click();
  await expect.element(dialog()).toMatchTextContent(after('Spedito'));
  await dialog().getByRole('radio', { name: 'Resta aperto: sarà spedito dopo' }).click();
  await expect.element(dialog()).toMatchTextContent(after('Confermato'));
  await dialog()
    .getByRole('textbox', { name: /^Vettore/ })
    .fill('Corriere Padano');
  await dialog()
    .getByRole('textbox', { name: /^Link di tracciamento/ })
    .fill('javascript:alert(1)');
  await inspect();
  await ship.click();
  await expect.element(dialog()).toMatchTextContent('Inserisci un link che inizia con https:// o http://');
  await dialog()
    .getByRole('textbox', { name: /^Link di tracciamento/ })
    .fill('https://tracking.example/1');
  await dialog().getByText('Lotti').click();
  await dialog()
    .getByRole('textbox', { name: `Lotto di ${CODE}` })
    .fill('A1-26-000123');
  stubResponse('get', '/api/v1/backoffice/orders/{id}', moved);
  await ship.click();
  await expect
    .poll(() => callsTo('post', SHIPMENTS)[0]?.headers.get('idempotency-key'))
    .toMatch(/^[\w-]{20,}$/);
  await expect
    .poll(() => callsTo('post', SHIPMENTS)[0]?.body)
    .toEqual({
      shippedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      carrier: 'Corriere Padano',
      trackingUrl: 'https://tracking.example/1',
      packages: null,
      grossWeight: null,
      orders: [
        {
          id: order.id,
          quantities: [{ id: confirmed.id, quantity: 3 }],
          rest: 'OPEN',
          packagesShipped: 0,
          batches: [{ id: confirmed.id, batch: 'A1-26-000123', quantity: 3 }],
        },
      ],
    });
  await expect
    .element(
      page.getByText('Spedito in parte: il resto resta aperto. Gli utenti del cliente ricevono un’e-mail.'),
    )
    .toBeVisible();
  await expect.element(shipped).toHaveValue('5');
  const history = page.getByRole('region', { name: 'Cronologia' });
  await expect.element(history).toMatchTextContent(`${CODE}: 3 / 8`);
  await expect.element(button('Annulla il resto')).toBeVisible();
  await inspect();
});

test('a shipment of nothing, or off the multiplier, requires a reason', async () => {
  const confirmed = anOrderItem({ quantityConfirmed: 8, qtyPkgMultiplier: 4 });
  const order = aDeskOrder({ status: 'C', acceptMultipleShipping: false, items: [confirmed] });
  stubResponse('post', SHIPMENTS, aShipment());
  stubResponse('get', '/api/v1/backoffice/orders', paged([order]));
  await openOrder(order);
  const shipped = page.getByRole('textbox', { name: `Spedita: ${CODE}` });
  await shipped.fill('0');
  await button('Spedisci').click();
  await expect.element(dialog()).toMatchTextContent('Non parte nessuna confezione');
  await inspect();
  await dialog().getByRole('button', { name: 'Annulla', exact: true }).click();
  await shipped.fill('3');
  await button('Spedisci').click();
  await expect.element(dialog()).toMatchTextContent(`Quantità fuori dal multiplo del prodotto: ${CODE}`);
  const ship = dialog().getByRole('button', { name: 'Spedisci', exact: true });
  await ship.click();
  const reasonField = dialog().getByRole('textbox', { name: 'Motivo' });
  await expect.element(reasonField).toHaveFocus();
  expect(callsTo('post', SHIPMENTS)).toEqual([]);
  await reasonField.fill('Una latta è ammaccata');
  await ship.click();
  await expect
    .poll(() => callsTo('post', SHIPMENTS)[0]?.body)
    .toMatchObject({
      orders: [
        {
          id: order.id,
          quantities: [{ id: confirmed.id, quantity: 3 }],
          packagesShipped: 0,
          reason: 'Una latta è ammaccata',
        },
      ],
    });
});

test('the delivery date can be changed', async () => {
  const date = '/api/v1/backoffice/orders/{id}/delivery-date';
  stubResponse('post', date, aDeskOrder({ deliveryDate: '2036-12-09' }));
  await openOrder();
  await button('Cambia').click();
  await inspect();
  await dialog().getByRole('textbox', { name: 'Consegna' }).fill('09-12-2036');
  await button('Cambia la data').click();
  await expect
    .poll(() => callsTo('post', date)[0]?.body)
    .toEqual({ version: 'v1', deliveryDate: '2036-12-09' });
  await expect
    .element(page.getByText('La data di consegna è cambiata. Gli utenti del cliente ricevono un’e-mail.'))
    .toBeVisible();
  await expect.element(page.getByText('09-12-2036').first()).toBeVisible();
});

test('an invalid or past delivery date stays as typed and is not sent', async () => {
  const date = '/api/v1/backoffice/orders/{id}/delivery-date';
  await openOrder();
  await button('Cambia').click();
  const typed = dialog().getByRole('textbox', { name: 'Consegna' });
  for (const [text, error] of [
    ['31-02-2037', /Questa non è una data/],
    ['1/12/06', /Scegli una data dal/],
    ['', 'Scegli oggi o un giorno successivo.'],
  ] as const) {
    await typed.fill(text);
    await button('Cambia la data').click();
    await expect.element(dialog().getByText(error)).toBeVisible();
    await expect.element(typed).toHaveValue(text === '1/12/06' ? '01-12-2006' : text);
  }
  expect(callsTo('post', date)).toEqual([]);
});

test('a batch shipment lists the amounts that remain to be shipped', async () => {
  const partly = aDeskOrder({
    status: 'C',
    confirmedTotal: 1500,
    shippedTotal: 500,
    confirmedWeight: 150,
    shippedWeight: 50,
  });
  const whole = aDeskOrder({
    id: 'whole',
    status: 'C',
    orderCode: 'V26-000124',
    customerOrderCode: null,
    total: 80,
    confirmedTotal: 80,
    confirmedWeight: 8,
  });
  stubResponse('get', '/api/v1/backoffice/orders', paged([partly, whole]));
  await openPage('/backoffice/orders', { viewer: DESK });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  await button('Spedisci (2)').click();
  const row = (code: string) => dialog().getByRole('listitem').filter({ hasText: code });
  await expect
    .element(row('V26-000123'))
    .toMatchTextContent(/PO-2026-77.*100001.*Confermato → Spedito.*1\.000,00\s€.*2\.000,00\s€.*100\skg/);
  await expect.element(row('V26-000124')).toMatchTextContent(/80,00\s€8\skg/);
  await expect.element(dialog()).toMatchTextContent(/1 cliente.*Da spedire: 1\.080,00\s€ · 108\skg/);
  await inspect();
});

test('the selected orders are printed as one PDF, or all of the filter; too many are refused', async () => {
  const PDF = '/api/v1/backoffice/orders/pdf';
  const first = aDeskOrder({ status: 'C' });
  stubResponse('get', '/api/v1/backoffice/orders', paged([first]));
  stubReply('get', PDF, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openPage('/backoffice/orders?status=C', { viewer: DESK });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  await button('Esporta').click();
  await page.getByRole('menuitem', { name: 'Un PDF (1)' }).click();
  const lastQuery = () => callsTo('get', PDF).at(-1)?.url.searchParams;
  await expect.poll(() => lastQuery()?.get('ids')).toBe(first.id);
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  stubRejection('get', PDF, { status: 422, code: 'TooMuchToPrint' });
  await button('Esporta').click();
  await page.getByRole('menuitem', { name: 'Un PDF (≤ 50)' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/al massimo 50 documenti e 2\.000 righe/);
  expect([lastQuery()?.get('ids'), lastQuery()?.get('status')]).toEqual([null, 'C']);
});

test('shipped orders are invoiced in bulk; invoiced ones cannot be selected', async () => {
  const orders = (['E', 'E', 'F'] as const).map((status, index) =>
    aDeskOrder({ id: `00000000-0000-4000-8000-0000000000c${index}`, orderCode: `V26-00020${index}`, status }),
  );
  stubResponse('get', '/api/v1/backoffice/orders', paged(orders));
  stubResponse('post', STATUS, aDeskOrder({ status: 'F' }));
  await openPage('/backoffice/orders', { viewer: DESK });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  const label = 'Fattura (2)';
  await button(label).click();
  await expect.element(dialog()).toMatchTextContent('Ogni ordine spedito diventa fatturato.');
  await dialog().getByRole('button', { name: label }).click();
  await expect.element(page.getByText('2 ordini fatturati.')).toBeVisible();
  expect(callsTo('post', STATUS).map(({ params, body }) => [params.id, body])).toEqual(
    orders.slice(0, 2).map(({ id }) => [id, { status: 'F' }]),
  );
});
