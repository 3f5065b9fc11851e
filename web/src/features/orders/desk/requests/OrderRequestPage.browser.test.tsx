import { calculateTransport } from '@cromia/domain/hazards/transport/calculate-transport';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../../test/api-stub';
import { aProductCode } from '../../../../../test/builders/catalogue/product-line';
import { aDeskOrder } from '../../../../../test/builders/desk/desk-order';
import { aDeskOrderRequest } from '../../../../../test/builders/desk/desk-order-request';
import { aHistoryEntry } from '../../../../../test/builders/history';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const DETAIL_PATH = '/api/v1/backoffice/order-requests/{id}';
const DECISION_PATH = '/api/v1/backoffice/order-requests/{id}/decision';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });
const REQUEST = aDeskOrderRequest();
const PATH = `/backoffice/order-requests/${REQUEST.id}`;

/** Stubs the details of requests, whose path also matches that of the recipients. */
function stubDetails(detail: (id: string | undefined) => typeof REQUEST): void {
  stubResponse('get', DETAIL_PATH, ({ params }) => detail(params.id));
  stubResponse('get', '/api/v1/backoffice/order-requests/mail-recipients', [
    { id: REQUEST.id, recipients: [{ username: 'anna@rossi.test', name: 'Anna Rossi', isCustomer: true }] },
  ]);
}

beforeEach(() => stubDetails(() => REQUEST));

const heading = () => page.getByRole('heading', { level: 1 });

test('a request shows its code, note and products, and links back to the queue', async () => {
  stubResponse('get', DETAIL_PATH, REQUEST);
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([REQUEST]));
  const { place } = await openPage(PATH, { viewer: ADMIN, language: 'de', viewport: 'phone' });
  await expect.element(heading()).toMatchTextContent('R26-000077');
  await expect.element(page.getByText('Portone verde')).toBeVisible();
  await expect.element(page.getByText('F120-7035-25').first()).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Zurück zu den Bestellanfragen' }).click();
  await expect.poll(place).toBe('/backoffice/order-requests');
  // On phones the queue is a list of cards.
  await expect
    .element(page.getByRole('list', { name: 'Liste der Bestellanfragen' }))
    .toMatchTextContent('100001');
  await inspect();
});

test('on a low screen the lines come before the facts', async () => {
  await openPage(PATH, { viewer: ADMIN });
  const row = page.getByRole('row').filter({ hasText: 'F120-7035-25' });
  const fact = page.getByText('Portone verde');
  await expect.element(row).toBeVisible();
  const isRowFirst = () =>
    row.element().getBoundingClientRect().top < fact.element().getBoundingClientRect().top;
  expect(isRowFirst()).toBe(false);
  await page.viewport(1024, 768);
  await expect.poll(isRowFirst).toBe(true);
});

test('a request shows its dangerous goods', async () => {
  const line = {
    ...{ productCode: aProductCode('F120-7035-25'), packages: 4, um: 'kg', qta: 25, dna: 1.25 },
    hazard: {
      ...{ unNumber: '1263', properShippingName: 'PAINT', transportClass: '3', packingGroup: 'III' as const },
      ...{ tunnelCode: 'D/E', transportCategory: 3, limitedQuantity: 5, environmentallyHazardous: false },
    },
  };
  stubDetails(() => aDeskOrderRequest({ transport: calculateTransport([line]) }));
  await openPage(PATH, { viewer: ADMIN });
  await expect.element(page.getByText(/UN 1263/)).toBeInTheDocument();
  await inspect();
});

test('an accepted request links to the order created from it', async () => {
  const order = aDeskOrder();
  stubResponse('get', DETAIL_PATH, REQUEST);
  stubResponse('get', '/api/v1/backoffice/orders/{id}', order);
  const { orderCode } = order;
  stubResponse('post', DECISION_PATH, {
    ...REQUEST,
    status: 'ACCEPTED',
    orderId: order.id,
    orderCode,
    total: 1000,
  });
  const { place } = await openPage(PATH, { viewer: ADMIN });
  await page.getByRole('button', { name: 'Accetta' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/1\.000,00\s€/);
  await inspect();
  await page.getByRole('dialog').getByRole('button', { name: 'Accetta', exact: true }).click();
  const done = page.getByRole('status').filter({ hasText: 'La richiesta è diventata un ordine.' });
  await expect.element(done).toBeVisible();
  await expect
    .poll(() => callsTo('post', DECISION_PATH)[0]?.body)
    .toEqual({ decision: 'ACCEPTED', seenMessages: 0 });
  await inspect();
  await done.getByRole('link', { name: orderCode }).click();
  await expect.poll(place).toBe(`/backoffice/orders/${order.id}`);
});

test('a late decision shows who decided first and how', async () => {
  stubResponse('get', DETAIL_PATH, REQUEST);
  await openPage(PATH, { viewer: ADMIN });
  const reason = 'Prodotto fuori produzione';
  stubResponse('get', DETAIL_PATH, {
    ...REQUEST,
    status: 'REJECTED',
    reason,
    history: [
      aHistoryEntry(),
      aHistoryEntry({
        action: 'order-requests.decide',
        at: '2026-11-21T09:00:00.000Z',
        username: 'collega@cromia.test',
        details: { decision: 'REJECTED', reason },
      }),
    ],
  });
  stubRejection('post', DECISION_PATH, { status: 409, code: 'Conflict', outcome: { status: 'REJECTED' } });
  await page.getByRole('button', { name: 'Accetta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accetta', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Un’altra persona è stata più veloce');
  await expect.element(alert).toMatchTextContent('collega@cromia.test');
  await expect.element(alert).toMatchTextContent('Rifiutata');
  await expect.element(heading()).toMatchTextContent('Rifiutata');
  await expect.element(page.getByText(reason).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accetta' })).not.toBeInTheDocument();
  await inspect();
});

test('the queue shows the customer, the code and the status of each request', async () => {
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([REQUEST]));
  await openPage('/backoffice/order-requests', { viewer: ADMIN });
  const row = page.getByRole('row').filter({ hasText: 'PO-2026-77' });
  await expect.element(row).toMatchTextContent('100001');
  await expect.element(row).toMatchTextContent('In verifica');
  await expect.element(row.getByRole('link', { name: 'R26-000077' })).toBeVisible();
  await inspect();
});

test('accepting with "and next" opens the next pending request', async () => {
  const next = aDeskOrderRequest({
    id: '00000000-0000-4000-8000-0000000000bb',
    number: 'R26-000078',
  });
  stubResponse('get', DETAIL_PATH, ({ params }) => (params.id === next.id ? next : REQUEST));
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([next]));
  stubResponse('post', DECISION_PATH, {
    ...REQUEST,
    status: 'ACCEPTED',
    orderId: 'o',
    orderCode: 'V26-000123',
  });
  const { place } = await openPage(`${PATH}?customer=100001`, { viewer: ADMIN });
  await page.getByRole('button', { name: 'Accetta' }).click();
  await page
    .getByRole('button', {
      name: 'Accetta e vai avanti',
    })
    .click();
  await expect.element(heading()).toMatchTextContent('R26-000078');
  expect(place()).toBe(`/backoffice/order-requests/${next.id}?customer=100001`);
  await expect.element(page.getByText(/V26-000123/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accetta' })).toBeVisible();
});

test('a batch acceptance lists the rejected requests', async () => {
  const other = aDeskOrderRequest({ id: '00000000-0000-4000-8000-0000000000bb', number: 'R26-000002' });
  const decidedRequest = aDeskOrderRequest({ id: 'decided', status: 'ACCEPTED', number: 'R26-000003' });
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([REQUEST, other, decidedRequest]));
  stubRejection('post', DECISION_PATH, { status: 409, code: 'Conflict' });
  await openPage('/backoffice/order-requests', { viewer: ADMIN });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  const label = 'Accetta (2)';
  await page.getByRole('button', { name: label }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('Ogni richiesta in verifica diventa un ordine.');
  await inspect();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  const outcome = page.getByRole('alert');
  await expect.element(outcome).toMatchTextContent('0 richieste accettate.');
  await expect.element(outcome).toMatchTextContent(/R26-000077: .*R26-000002: /);
  expect(callsTo('post', DECISION_PATH)).toHaveLength(2);
});

test('a batch acceptance shows a notification with the number of requests', async () => {
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([REQUEST]));
  stubResponse('post', DECISION_PATH, aDeskOrderRequest({ status: 'ACCEPTED' }));
  await openPage('/backoffice/order-requests', { viewer: ADMIN });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  const label = 'Accetta (1)';
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await expect.element(page.getByText('1 richiesta accettata.')).toBeVisible();
});

test.for(['desktop', 'phone'] as const)(
  'a batch acceptance lists the selected requests (%s)',
  async (viewport) => {
    const others = Array.from({ length: 30 }, (_, index) =>
      aDeskOrderRequest({
        id: `request-${index}`,
        number: `R26-00000${index}`,
        customerCode: '100002',
        businessName: 'Bianchi Colori S.p.A.',
        total: 10.1,
      }),
    );
    stubResponse('get', '/api/v1/backoffice/order-requests', paged([{ ...REQUEST, total: 1000 }, ...others]));
    await openPage('/backoffice/order-requests', { viewer: ADMIN, language: 'de', viewport });
    await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
    const label = 'Annehmen (31)';
    await page.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog');
    const rows = dialog.getByRole('list', { name: 'Ausgewählte Zeilen' });
    await expect
      .element(rows.getByRole('listitem').first())
      .toMatchTextContent(
        /R26-000077.*PO-2026-77.*Rossi Verniciature S\.r\.l\..*In Prüfung → Angenommen.*1\.000,00\s€/,
      );
    await expect.element(dialog).toMatchTextContent(/2 Kunden.*: 1\.303,00\s€/);
    // The list scrolls, and the button stays in view.
    expect(rows.element().scrollHeight).toBeGreaterThan(rows.element().clientHeight);
    await expect.element(dialog.getByRole('button', { name: label })).toBeInViewport({ ratio: 1 });
    await inspect();
  },
);

test('accepting names who is mailed, and unusual prices are confirmed first', async () => {
  const [item] = REQUEST.items;
  const items = item ? [{ ...item, lastPaid: { finalUnitPrice: 20, on: '2026-10-01T08:00:00.000Z' } }] : [];
  stubResponse('get', DETAIL_PATH, { ...REQUEST, items });
  stubResponse('get', '/api/v1/backoffice/order-requests/mail-recipients', [
    { id: REQUEST.id, recipients: [{ username: 'anna@rossi.test', name: 'Anna Rossi', isCustomer: true }] },
  ]);
  stubResponse('post', DECISION_PATH, { ...REQUEST, items, status: 'ACCEPTED' });
  await openPage(PATH, { viewer: ADMIN });
  await expect
    .element(page.getByRole('table'))
    .toMatchTextContent(/-50\s?% rispetto all’ultimo prezzo pagato/);
  await page.getByRole('button', { name: 'Accetta' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Riceve l’e-mail: Anna Rossi (anna@rossi.test).');
  await inspect();
  const accept = dialog.getByRole('button', { name: 'Accetta', exact: true });
  await accept.click();
  await expect.element(dialog).toMatchTextContent('Controlla i prezzi e conferma qui.');
  expect(callsTo('post', DECISION_PATH)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Ho controllato questi prezzi' }).click();
  await accept.click();
  await expect.poll(() => callsTo('post', DECISION_PATH)).toHaveLength(1);
});

test('unusual prices of a batch are confirmed once for all requests', async () => {
  const other = aDeskOrderRequest({ id: '00000000-0000-4000-8000-0000000000bb', number: 'R26-000002' });
  const [item] = REQUEST.items;
  const items = item ? [{ ...item, lastPaid: { finalUnitPrice: 20, on: '2026-10-01T08:00:00.000Z' } }] : [];
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([REQUEST, other]));
  stubDetails((id) => (id === other.id ? { ...other, items } : REQUEST));
  stubResponse('post', DECISION_PATH, { ...REQUEST, status: 'ACCEPTED' });
  await openPage('/backoffice/order-requests', { viewer: ADMIN });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  await page.getByRole('button', { name: 'Accetta (2)' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/R26-000002 · .*-50\s?% rispetto all’ultimo prezzo pagato/);
  const accept = dialog.getByRole('button', { name: 'Accetta (2)' });
  await accept.click();
  await expect.element(dialog).toMatchTextContent('Controlla i prezzi e conferma qui.');
  expect(callsTo('post', DECISION_PATH)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Ho controllato questi prezzi' }).click();
  await accept.click();
  await expect.poll(() => callsTo('post', DECISION_PATH)).toHaveLength(2);
});

test('requests are rejected in bulk with one reason; a customer without users is to be called', async () => {
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([REQUEST]));
  stubResponse('get', '/api/v1/backoffice/order-requests/mail-recipients', [
    { id: REQUEST.id, recipients: [] },
  ]);
  stubResponse('post', DECISION_PATH, { ...REQUEST, status: 'REJECTED' });
  await openPage('/backoffice/order-requests', { viewer: ADMIN });
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click();
  await page.getByRole('button', { name: 'Rifiuta (1)' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/R26-000077.*Nessuno riceve un’e-mail/);
  await inspect();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Fuori produzione');
  await dialog.getByRole('button', { name: 'Rifiuta (1)' }).click();
  await expect
    .poll(() => callsTo('post', DECISION_PATH)[0]?.body)
    .toEqual({ decision: 'REJECTED', reason: 'Fuori produzione' });
  await expect.element(page.getByText('1 richiesta rifiutata.')).toBeVisible();
});
