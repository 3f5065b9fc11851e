import type { CartItem } from '@cromia/domain/cart/cart-items';
import { addDays, formatDate, getToday } from '@cromia/domain/dates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRejected } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/cart';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { type Opened, type OpenOptions, openPage } from '../../../../test/open-page';

const CART = '/api/v1/public/{prefix}/carts';
const ORDER = '/api/v1/public/{prefix}/order-requests';
const CODE = /F120-7035-25/;

/** Opens a cart, starts the order of its lines, and ends on the checkout. */
async function openCheckout(items: CartItem[], options: OpenOptions = {}): Promise<Opened> {
  onCall('get', CART, aCart({ items }));
  onCall('get', ORDER, paged([]));
  const opened = await openPage('/profile-customer/cart', { viewer: aUser(), ...options });
  const { place, words } = opened;
  await page.getByRole('button', { name: words('cart:requestOrder'), exact: true }).click();
  await expect.poll(place).toBe('/checkout/order');
  return opened;
}

const field = ({ words }: Opened, name: 'customerOrderCode' | 'shippingNote' | 'deliveryDateRequested') =>
  page.getByRole('textbox', { name: words(`checkout:fields.${name}`), exact: false });
const send = () => page.getByRole('button', { name: 'Invia richiesta d’ordine', exact: true });
const sent = () => callsTo('post', ORDER);

test('an invalid form is not sent, and the first invalid field gets the focus', async () => {
  const opened = await openCheckout([aCartItem()]);
  await send().click();
  await expect.element(page.getByText('Inserisci il tuo codice ordine.')).toBeVisible();
  await expect
    .element(page.getByText('La richiesta non è stata inviata: correggi i campi segnalati.'))
    .toBeVisible();
  await expect.element(field(opened, 'customerOrderCode')).toHaveFocus();
  await inspect();
  expect(sent()).toEqual([]);
});

test('an order code with an unsupported character shows an error on blur', async () => {
  const opened = await openCheckout([aCartItem()]);
  await field(opened, 'customerOrderCode').fill('Ordine n° 1');
  await field(opened, 'shippingNote').click();
  await expect
    .element(page.getByText('Usa solo lettere senza accenti, cifre, spazi e - _ @ . / # & +'))
    .toBeVisible();
  expect(sent()).toEqual([]);
});

const TODAY = getToday('Europe/Rome', new Date());
const INVALID_FORM = 'La richiesta non è stata inviata: correggi i campi segnalati.';

/** Types a date, sends the form, and expects that nothing is sent and the text stays. */
async function expectRejectedDate(opened: Opened, text: string, error: RegExp | string): Promise<void> {
  const date = field(opened, 'deliveryDateRequested');
  await date.fill(text);
  await send().click();
  await expect.element(date).toHaveValue(text);
  await expect.element(date).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(page.getByText(INVALID_FORM)).toBeVisible();
  expect(sent()).toEqual([]);
}

test('an invalid, emptied or impossible delivery date stays as typed, and nothing is sent', async () => {
  const opened = await openCheckout([aCartItem()]);
  await field(opened, 'customerOrderCode').fill('ORD-2041');
  const bounds = /Scegli una data dal \d\d-\d\d-\d{4} al/;
  for (const text of ['31-02-2027', '1/12', 'domani', '12-31-2027', '1-12-99'])
    await expectRejectedDate(opened, text, 'Questa non è una data: scrivila così, 31-12-2026.');
  await inspect();
  await expectRejectedDate(opened, '', bounds);
  await expectRejectedDate(opened, formatDate(addDays(TODAY, 1)), bounds);
  await expectRejectedDate(opened, formatDate(addDays(TODAY, 3000)), bounds);
});

test.each([
  ['it', (day: string) => day],
  ['it', (day: string) => formatDate(day).replaceAll('-', '/')],
  ['it', (day: string) => formatDate(day).replace(/-(\d\d)-20/, '.$1.')],
] as const)('a delivery date in a usual spelling is sent as written (%#)', async (language, write) => {
  const opened = await openCheckout([aCartItem()], { language });
  onCall('post', ORDER, { id: 'request-1' }, 201);
  onCall('get', CART, aCart());
  const day = addDays(TODAY, 20);
  await field(opened, 'customerOrderCode').fill('ORD-2041');
  await field(opened, 'deliveryDateRequested').fill(write(day));
  await field(opened, 'shippingNote').fill('Cancello 3');
  await expect.element(field(opened, 'deliveryDateRequested')).toHaveValue(formatDate(day));
  await send().click();
  await expect.poll(() => sent()[0]?.body).toMatchObject({ deliveryDateRequested: day });
});

test('a delivery date can be picked in the calendar', async () => {
  const opened = await openCheckout([aCartItem()]);
  const date = field(opened, 'deliveryDateRequested');
  await date.click();
  const day = addDays(TODAY, 2);
  const label = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const cell = page.getByRole('button', { name: label });
  await inspect();
  await cell.click();
  await expect.element(date).toHaveValue(formatDate(day));
  await expect.element(cell).not.toBeInTheDocument();
});

test('a new checkout preselects the default address and shows the ordered products', async () => {
  await openCheckout([aCartItem()], { viewport: 'phone', viewer: aUser({ language: 'de' }) });
  await expect.element(page.getByRole('radio', { name: /SD001/ })).toBeChecked();
  await expect.element(page.getByRole('list', { name: 'Positionen der Anfrage' })).toMatchTextContent(CODE);
  await inspect();
});

const COLORS = ['1003', '2004', '3020', '5010', '6005', '7016', '7035', '9010'];
const aColoredItem = (color: string, at: number) =>
  aCartItem({ sortOrder: at + 1, productCode: { productClass: '3', serial: 'F120', color, pkg: '25' } });
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
  const last = lines.all().at(-1)?.element();
  expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
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
  const last = lines.all().at(-1)?.element();
  await expect
    .poll(() => last?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
  await expect.element(send()).toBeInViewport({ ratio: 1 });
});

test('a double click sends one request, and the page shows its order code', async () => {
  const opened = await openCheckout([aCartItem()]);
  const { place } = opened;
  onCall('post', ORDER, { id: 'request-1' }, 201);
  onCall('get', CART, aCart());
  await field(opened, 'customerOrderCode').fill('ORD-2041');
  await field(opened, 'shippingNote').fill('Cancello 3');
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
  onCall('get', ORDER, paged([]));
  await page.getByRole('link', { name: 'Vedi le richieste d’ordine' }).click();
  await expect.poll(place).toBe('/profile-customer/request-orders?open=request-1');
});

test('staying on the checkout keeps the input', async () => {
  const opened = await openCheckout([aCartItem()]);
  const { place } = opened;
  await field(opened, 'customerOrderCode').fill('ORD-2041');
  await field(opened, 'shippingNote').fill('Chiamare prima');
  await page.getByRole('link', { name: 'Torna al carrello' }).click();
  const question = page.getByRole('dialog', { name: 'Lasciare la pagina?' });
  await expect.element(question).toBeVisible();
  await inspect();
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(place()).toBe('/checkout/order');
  await expect.element(field(opened, 'customerOrderCode')).toHaveValue('ORD-2041');
  await expect.element(field(opened, 'shippingNote')).toHaveValue('Chiamare prima');
});

test('leaving a checkout ends it, and its URL then redirects to the cart', async () => {
  const opened = await openCheckout([aCartItem()]);
  const { place, router } = opened;
  await field(opened, 'customerOrderCode').fill('ORD-2041');
  await page.getByRole('link', { name: 'Torna al carrello' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lascia la pagina' }).click();
  await expect.poll(place).toBe('/profile-customer/cart');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  await router.navigate({ to: '/checkout/order' });
  await expect.poll(place).toBe('/profile-customer/cart');
});

test('a changed price stops the order and is shown; sending again orders at that price', async () => {
  const opened = await openCheckout([aCartItem()]);
  await field(opened, 'customerOrderCode').fill('ORD-2041');
  await field(opened, 'shippingNote').fill('Bancali a perdere');
  const cart = aCart({ items: [aCartItem({ finalUnitPrice: 11.5 })] });
  onRejected('post', ORDER, { status: 409, code: 'PriceChanged', cart });
  await send().click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Nulla è stato ordinato: alcune righe sono cambiate' });
  await expect.element(alert).toMatchTextContent(CODE);
  await expect.element(alert).toMatchTextContent(/10,00\s€.*11,50\s€/);
  await expect.element(field(opened, 'customerOrderCode')).toHaveValue('ORD-2041');
  await expect.element(field(opened, 'shippingNote')).toHaveValue('Bancali a perdere');
  await inspect();

  onCall('post', ORDER, { id: 'request-1' }, 201);
  await send().click();
  await expect.element(page.getByText('Richiesta d’ordine inviata')).toBeVisible();
  const [rejected, taken] = sent();
  expect(taken?.body).toMatchObject({ items: [{ finalUnitPrice: 11.5 }] });
  expect(taken?.headers.get('idempotency-key')).not.toBe(rejected?.headers.get('idempotency-key'));
});

test('an ended session leads to the login and back to the checkout with the input kept', async () => {
  const viewer = aUser();
  const opened = await openCheckout([aCartItem()], { viewer });
  const { place } = opened;
  await field(opened, 'customerOrderCode').fill('ORD-2041');
  onRejected('post', ORDER, { status: 401, code: 'Unauthorized' });
  onRejected('post', '/api/auth/token-refreshing', { status: 401, code: 'Unauthorized' });
  await send().click();
  await expect.poll(place).toBe('/login?redirectLink=%2Fcheckout%2Forder');
  await expect.element(page.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeVisible();
  await inspect();

  onCall('post', '/api/auth', { user: viewer, accessToken: 'access-2', refreshToken: 'refresh-2' });
  await page.getByRole('textbox', { name: 'E-mail', exact: false }).fill(viewer.username);
  await page.getByLabelText('Password', { exact: true }).fill('secret-word-1');
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect.element(field(opened, 'customerOrderCode')).toHaveValue('ORD-2041');
});
