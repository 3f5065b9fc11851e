import type { CartItem } from '@cromia/domain/cart/cart-items';
import { addDays, findNextWorkingDay, formatDate, getToday, isWorkingDay } from '@cromia/domain/dates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubLostResponse, stubRejection, stubResponse } from '../../../../test/api-stub';
import { anApproval } from '../../../../test/builders/approval';
import { aCart, aCartItem } from '../../../../test/builders/catalogue/cart';
import { anOrderRequest } from '../../../../test/builders/order-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { type OpenedPage, type OpenOptions, openPage } from '../../../../test/open-page';

const CART = '/api/v1/public/{prefix}/carts';
const ORDER = '/api/v1/public/{prefix}/order-requests';
const CLOSED_DAYS = '/api/v1/public/{prefix}/closed-days';
const CODE = /F120-7035-25/;

/** Opens a cart in Italian or German, starts the order of its lines, and ends on the checkout. */
async function openCheckout(
  items: CartItem[],
  { language = 'it', ...options }: OpenOptions & { language?: 'it' | 'de' } = {},
): Promise<OpenedPage> {
  stubResponse('get', CART, aCart({ items }));
  stubResponse('get', ORDER, paged([]));
  stubResponse('get', `${ORDER}/{id}`, ({ params }) => anOrderRequest({ id: params.id ?? '' }));
  const opened = await openPage('/profile-customer/cart', { viewer: aUser({ language }), ...options });
  const startOrder = language === 'it' ? 'Richiedi ordine' : 'Bestellung anfragen';
  await page.getByRole('button', { name: startOrder, exact: true }).click();
  await expect.poll(opened.place).toBe('/checkout/order');
  return opened;
}

const field = (name: string) => page.getByRole('textbox', { name, exact: false });
const orderCode = () => field('Codice ordine cliente');
const shippingNote = () => field('Note di spedizione');
const deliveryDate = () => field('Data di consegna richiesta');
const send = () => page.getByRole('button', { name: 'Invia richiesta d’ordine', exact: true });
const sent = () => callsTo('post', ORDER);

test('an invalid form is not sent, and the first invalid field gets the focus', async () => {
  await openCheckout([aCartItem()]);
  await send().click();
  await expect.element(page.getByText('Inserisci il tuo codice ordine.')).toBeVisible();
  await expect
    .element(page.getByText('La richiesta non è stata inviata: correggi i campi segnalati.'))
    .toBeVisible();
  await expect.element(orderCode()).toHaveFocus();
  await inspect();
  expect(sent()).toEqual([]);
});

test('an order code with an unsupported character shows an error on blur', async () => {
  await openCheckout([aCartItem()]);
  await orderCode().fill('Ordine n° 1');
  await shippingNote().click();
  await expect
    .element(page.getByText('Usa solo lettere senza accenti, cifre, spazi e - _ @ . / # & +'))
    .toBeVisible();
  expect(sent()).toEqual([]);
});

const TODAY = getToday('Europe/Rome', new Date());
const INVALID_FORM = 'La richiesta non è stata inviata: correggi i campi segnalati.';

/** Types a date, sends the form, and expects that nothing is sent and the text stays. */
async function expectRejectedDate(text: string, error: RegExp | string): Promise<void> {
  const date = deliveryDate();
  await date.fill(text);
  await send().click();
  await expect.element(date).toHaveValue(text);
  await expect.element(date).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(page.getByText(INVALID_FORM)).toBeVisible();
  expect(sent()).toEqual([]);
}

test('an invalid, emptied or impossible delivery date stays as typed, and nothing is sent', async () => {
  await openCheckout([aCartItem()]);
  await orderCode().fill('ORD-2041');
  const bounds = /Scegli una data dal \d\d-\d\d-\d{4} al/;
  for (const text of ['31-02-2027', '1/12', 'domani', '12-31-2027', '1-12-99'])
    await expectRejectedDate(text, 'Questa non è una data: scrivila così, 31-12-2026.');
  await inspect();
  await expectRejectedDate('', bounds);
  await expectRejectedDate(formatDate(addDays(TODAY, 1)), bounds);
  await expectRejectedDate(formatDate(addDays(TODAY, 3000)), bounds);
});

test.each([
  ['it', (day: string) => day],
  ['it', (day: string) => formatDate(day).replaceAll('-', '/')],
  ['it', (day: string) => formatDate(day).replace(/-(\d\d)-20/, '.$1.')],
] as const)('a delivery date in a usual spelling is sent as written (%#)', async (language, write) => {
  await openCheckout([aCartItem()], { language });
  stubResponse('post', ORDER, { id: 'request-1' }, 201);
  stubResponse('get', CART, aCart());
  const day = findNextWorkingDay(addDays(TODAY, 20));
  await orderCode().fill('ORD-2041');
  await deliveryDate().fill(write(day));
  await shippingNote().fill('Cancello 3');
  await expect.element(deliveryDate()).toHaveValue(formatDate(day));
  await send().click();
  await expect.poll(() => sent()[0]?.body).toMatchObject({ deliveryDateRequested: day });
});

test('a delivery date can be picked in the calendar', async () => {
  await openCheckout([aCartItem()]);
  const date = deliveryDate();
  await date.click();
  const day = findNextWorkingDay(addDays(TODAY, 2));
  const label = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const cell = page.getByRole('button', { name: label });
  await inspect();
  await cell.click();
  await expect.element(date).toHaveValue(formatDate(day));
  await expect.element(cell).not.toBeInTheDocument();
});

/** The first Saturday from a day on. */
function findSaturday(from: string): string {
  return isWorkingDay(from) || isWorkingDay(addDays(from, -1)) === false
    ? findSaturday(addDays(from, 1))
    : from;
}

test('the first working day is prefilled, with its weekday', async () => {
  const earliest = addDays(TODAY, 2);
  const closed = findNextWorkingDay(earliest);
  stubResponse('get', CLOSED_DAYS, { closedDays: [closed] });
  await openCheckout([aCartItem()]);
  const day = findNextWorkingDay(earliest, new Set([closed]));
  await expect.element(deliveryDate()).toHaveValue(formatDate(day));
  const weekday = new Intl.DateTimeFormat('it', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  await expect.element(page.getByText(weekday, { exact: true })).toBeVisible();
});

test('a closed day is answered with the next open one, which is taken with one click', async () => {
  const saturday = findSaturday(addDays(TODAY, 10));
  const monday = addDays(saturday, 2);
  stubResponse('get', CLOSED_DAYS, { closedDays: [monday] });
  await openCheckout([aCartItem()]);
  stubResponse('post', ORDER, { id: 'request-1' }, 201);
  stubResponse('get', CART, aCart());
  await orderCode().fill('ORD-2041');
  await deliveryDate().fill(formatDate(saturday));
  await send().click();
  const next = `martedì ${formatDate(addDays(saturday, 3))}`;
  await expect
    .element(page.getByText(`Non consegniamo sabato ${formatDate(saturday)}. Primo giorno utile: ${next}.`))
    .toBeVisible();
  expect(sent()).toEqual([]);
  await inspect();
  await page.getByRole('button', { name: `Scegli ${next}` }).click();
  await send().click();
  await expect.poll(() => sent()[0]?.body).toMatchObject({ deliveryDateRequested: addDays(saturday, 3) });
});

test('a new checkout preselects the default address and shows the ordered products', async () => {
  await openCheckout([aCartItem()], { language: 'de', viewport: 'phone' });
  await expect.element(page.getByRole('radio', { name: /SD001/ })).toBeChecked();
  await expect.element(page.getByRole('list', { name: 'Positionen der Anfrage' })).toMatchTextContent(CODE);
  await inspect();
});

const COLORS = ['1003', '2004', '3020', '5010', '6005', '7016', '7035', '9010'];
const aColoredItem = (color: string, index: number) =>
  aCartItem({ sortOrder: index + 1, productCode: { productClass: '3', serial: 'F120', color, pkg: '25' } });
const total = () => page.getByText('Totale, IVA esclusa', { exact: true });
const summaryLines = () => page.getByRole('list', { name: 'Righe della richiesta' }).getByRole('listitem');

test('the summary shows eight lines, the total and the button on a small laptop', async () => {
  await openCheckout(COLORS.map(aColoredItem));
  await page.viewport(1366, 850);
  const lines = summaryLines();
  await expect.poll(() => lines.elements()).toHaveLength(COLORS.length);
  for (const line of lines.all()) await expect.element(line).toBeInViewport({ ratio: 1 });
  await expect.element(total()).toBeInViewport({ ratio: 1 });
  await expect.element(send()).toBeInViewport({ ratio: 1 });
  const [bar] = total().elements();
  const lastLine = lines.all().at(-1)?.element();
  expect(lastLine?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
});

test('the total and the button stay in view beside many lines, and cover none at the end of the page', async () => {
  const colors = COLORS.flatMap((color) => [color, `${Number(color) + 1}`, `${Number(color) + 2}`]);
  await openCheckout(colors.map(aColoredItem));
  await page.viewport(1366, 850);
  const lines = summaryLines();
  await expect.poll(() => lines.elements()).toHaveLength(colors.length);
  await expect.element(total()).toBeInViewport({ ratio: 1 });
  await expect.element(send()).toBeInViewport({ ratio: 1 });
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const [bar] = total().elements();
  const lastLine = lines.all().at(-1)?.element();
  await expect
    .poll(() => lastLine?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
  await expect.element(send()).toBeInViewport({ ratio: 1 });
});

test('a double click sends one request, and the page shows its order code', async () => {
  const { place } = await openCheckout([aCartItem()]);
  stubResponse('post', ORDER, { id: 'request-1' }, 201);
  stubResponse('get', CART, aCart());
  await orderCode().fill('ORD-2041');
  await shippingNote().fill('Cancello 3');
  await send().dblClick();
  await expect.element(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Abbiamo ricevuto la richiesta «ORD-2041». La verifichiamo e ti comunichiamo l’esito via e-mail.',
      ),
    )
    .toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
  const receipt = page.getByRole('region', { name: 'Riepilogo' });
  await expect.element(receipt.getByText('richiesto, netto')).toBeVisible();
  await expect.element(receipt.getByText('venerdì 20-11-2026')).toBeVisible();
  await expect.element(receipt.getByRole('button', { name: 'PDF', exact: false })).toBeVisible();
  await inspect();
  await expect.poll(() => sent()).toHaveLength(1);
  await expect
    .poll(() => sent()[0]?.body)
    .toMatchObject({
      customerOrderCode: 'ORD-2041',
      shippingNote: 'Cancello 3',
      address: 'SD001',
      items: [{ quantity: 4, finalUnitPrice: 10 }],
    });
  await expect.poll(() => sent()[0]?.headers.get('idempotency-key')).toBeTruthy();
  stubResponse('get', ORDER, paged([]));
  await page.getByRole('link', { name: 'Vedi le richieste d’ordine' }).click();
  await expect.poll(place).toBe('/profile-customer/request-orders?open=request-1');
});

test('an order beyond the limit asks for approval instead, and says who may give it', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/purchase-rights', {
    companyRole: 'BUYER',
    orderLimit: 100,
    monthLimit: null,
    monthTotal: 0,
    approvers: ['Olga Titolare'],
  });
  await openCheckout([aCartItem()], {
    viewer: aUser({ language: 'it', companyRole: 'BUYER', hasColleagues: true }),
  });
  const ask = page.getByRole('button', { name: 'Chiedi l’approvazione', exact: true });
  await expect.element(page.getByText('Supera il limite per ordine di 100,00 €')).toBeVisible();
  await expect.element(page.getByText('Può approvare: Olga Titolare.')).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
  await inspect();
  stubResponse('post', '/api/v1/public/{prefix}/approvals', { id: 'approval-1' }, 201);
  stubResponse(
    'get',
    '/api/v1/public/{prefix}/approvals/{id}',
    anApproval({ customerOrderCode: 'ORD-2042' }),
  );
  stubResponse('get', CART, aCart());
  await orderCode().fill('ORD-2042');
  await ask.dblClick();
  await expect.element(page.getByText('Approvazione chiesta')).toBeVisible();
  // The receipt names the order, and lists its lines.
  await expect.element(page.getByRole('main').getByText('ORD-2042')).toBeVisible();
  await expect.element(page.getByRole('table')).toMatchTextContent(/F120-7035-25/);
  const asked = callsTo('post', '/api/v1/public/{prefix}/approvals');
  expect(asked.map(({ body }) => body)).toMatchObject([
    { customerOrderCode: 'ORD-2042', items: [{ quantity: 4, finalUnitPrice: 10 }] },
  ]);
  expect(sent()).toEqual([]);
});

test.each([
  [false, 'Puoi inviarlo lo stesso: potremmo contattarti prima di accettarlo.'],
  [true, 'Non può essere inviato. Riduci le quantità oppure contattaci.'],
])(
  'an order beyond the credit limit says so before it is sent (blocked: %s)',
  async (blocksOverLimit, text) => {
    stubResponse('get', '/api/v1/public/{prefix}/account-balance', {
      ...{ creditLimit: 1000, open: 900, overdue: 0, ordered: 0, available: 100, blocksOverLimit },
    });
    await openCheckout([aCartItem()]);
    await expect.element(page.getByText('L’ordine supera il fido disponibile di 100,00 €')).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test('staying on the checkout preserves the input', async () => {
  const { place } = await openCheckout([aCartItem()]);
  await orderCode().fill('ORD-2041');
  await shippingNote().fill('Chiamare prima');
  await page.getByRole('link', { name: 'Torna al carrello' }).click();
  const question = page.getByRole('dialog', { name: 'Lasciare la pagina?' });
  await expect.element(question).toBeVisible();
  await inspect();
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(place()).toBe('/checkout/order');
  await expect.element(orderCode()).toHaveValue('ORD-2041');
  await expect.element(shippingNote()).toHaveValue('Chiamare prima');
});

test('leaving a checkout ends it, and its URL then redirects to the cart', async () => {
  const { place, router } = await openCheckout([aCartItem()]);
  await orderCode().fill('ORD-2041');
  await page.getByRole('link', { name: 'Torna al carrello' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lascia la pagina' }).click();
  await expect.poll(place).toBe('/profile-customer/cart');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  await router.navigate({ to: '/checkout/order' });
  await expect.poll(place).toBe('/profile-customer/cart');
});

test('a changed price stops the order and is displayed; sending again orders at that price', async () => {
  await openCheckout([aCartItem()]);
  await orderCode().fill('ORD-2041');
  await shippingNote().fill('Bancali a perdere');
  const cart = aCart({ items: [aCartItem({ finalUnitPrice: 11.5 })] });
  stubRejection('post', ORDER, { status: 409, code: 'PriceChanged', cart });
  await send().click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Nulla è stato ordinato: alcune righe sono cambiate' });
  await expect.element(alert).toMatchTextContent(CODE);
  await expect.element(alert).toMatchTextContent(/10,00\s€.*11,50\s€/);
  await expect.element(orderCode()).toHaveValue('ORD-2041');
  await expect.element(shippingNote()).toHaveValue('Bancali a perdere');
  await inspect();

  stubResponse('post', ORDER, { id: 'request-1' }, 201);
  await send().click();
  await expect.element(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  const [rejected, accepted] = sent();
  expect(accepted?.body).toMatchObject({ items: [{ finalUnitPrice: 11.5 }] });
  expect(accepted?.headers.get('idempotency-key')).not.toBe(rejected?.headers.get('idempotency-key'));
});

test('a quantity changed in another tab stops the order and is displayed; sending again orders it', async () => {
  await openCheckout([aCartItem()]);
  await orderCode().fill('ORD-2041');
  const cart = aCart({ items: [aCartItem({ quantity: 20 })] });
  stubRejection('post', ORDER, { status: 409, code: 'Conflict', cart });
  await send().click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Nulla è stato ordinato: alcune righe sono cambiate' });
  await expect.element(alert).toMatchTextContent(CODE);
  await expect.element(alert).toMatchTextContent(/4.*20/);
  await expect.element(orderCode()).toHaveValue('ORD-2041');
  stubResponse('post', ORDER, { id: 'request-1' }, 201);
  await send().click();
  await expect.element(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  expect(sent()[1]?.body).toMatchObject({ items: [{ quantity: 20 }] });
});

const keysOfSent = () => new Set(sent().map(({ headers }) => headers.get('idempotency-key')));

test('after a lost response, a corrected order is not placed again, and the page shows the stored one', async () => {
  const { place } = await openCheckout([aCartItem()]);
  stubLostResponse(ORDER, { id: 'request-1' });
  stubResponse('get', CART, aCart());
  await orderCode().fill('ORD-2041');
  await send().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Non è arrivata nessuna conferma' });
  await expect.element(alert).toMatchTextContent(/La richiesta non può partire due volte/);
  await inspect();
  await orderCode().fill('ORD-2042');
  await send().click();
  await expect.element(page.getByText('La richiesta esiste già')).toBeVisible();
  await inspect();
  expect(sent()).toHaveLength(2);
  expect(keysOfSent().size).toBe(1);
  await page.getByRole('link', { name: 'Vedi le richieste d’ordine' }).click();
  await expect.poll(place).toBe('/profile-customer/request-orders?open=request-1');
});

test('after a lost response, sending the same order again confirms it', async () => {
  await openCheckout([aCartItem()]);
  stubLostResponse(ORDER, { id: 'request-1' });
  await orderCode().fill('ORD-2041');
  await send().click();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  expect(keysOfSent().size).toBe(1);
});

test('a rejection after a lost response keeps the key, since the first attempt may be stored', async () => {
  await openCheckout([aCartItem()]);
  stubLostResponse(ORDER, { id: 'request-1' });
  await orderCode().fill('ORD-2041');
  await send().click();
  await expect.element(page.getByText('Non è arrivata nessuna conferma')).toBeVisible();
  stubRejection('post', ORDER, {
    status: 400,
    code: 'BadRequest',
    errors: [{ path: 'customerOrderCode', code: 'invalidField' }],
  });
  await orderCode().fill('ORD-2042');
  await send().click();
  await expect.poll(sent).toHaveLength(2);
  await orderCode().fill('ORD-2043');
  await send().click();
  await expect.poll(sent).toHaveLength(3);
  expect(keysOfSent().size).toBe(1);
});

test('an expired session redirects to the login and back to the checkout with its input', async () => {
  const viewer = aUser();
  const { place } = await openCheckout([aCartItem()], { viewer });
  await orderCode().fill('ORD-2041');
  stubRejection('post', ORDER, { status: 401, code: 'Unauthorized' });
  stubRejection('post', '/api/auth/token-refreshing', { status: 401, code: 'Unauthorized' });
  await send().click();
  await expect.poll(place).toBe('/login?redirectLink=%2Fcheckout%2Forder');
  await expect.element(page.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeVisible();
  await inspect();

  stubResponse('post', '/api/auth', { user: viewer, accessToken: 'access-2', refreshToken: 'refresh-2' });
  await page.getByRole('textbox', { name: 'E-mail', exact: false }).fill(viewer.username);
  await page.getByLabelText('Password', { exact: true }).fill('secret-word-1');
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(orderCode()).toHaveValue('ORD-2041');
});
