import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aDeskOrder } from '../../../test/builders/desk/desk-order';
import { aListedUser } from '../../../test/builders/desk/user-detail';
import { anOfferRequest } from '../../../test/builders/offer-request';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';
import type { TextKey } from '../../i18n/keys';

const ORIGIN = {
  customerCode: '100001',
  businessName: 'Rossi Verniciature S.r.l.',
  username: 'marta@colorificio.test',
};

interface List {
  path: string;
  api:
    | '/api/v1/public/{prefix}/order-requests'
    | '/api/v1/backoffice/order-requests'
    | '/api/v1/backoffice/offer-requests'
    | '/api/v1/backoffice/orders';
  viewer: 'CUSTOMER' | 'ADMIN';
  /** A code to filter by, as typed and as in the URL. */
  code: { label: TextKey; typed: string; query: string };
  days: { from: TextKey; to: TextKey };
  noMatch: TextKey;
}

const REQUEST_DAYS = { from: 'orders:filters.createdOnFrom', to: 'orders:filters.createdOnTo' } as const;
const CUSTOMER = {
  label: 'common:table.customer',
  typed: '100001',
  query: 'customer=100001',
} as const;

/** The paged lists with filters in the URL. */
const LISTS: List[] = [
  {
    path: '/profile-customer/request-orders',
    api: '/api/v1/public/{prefix}/order-requests',
    viewer: 'CUSTOMER',
    code: { label: 'orders:filters.serial', typed: 'f120', query: 'serial=F120' },
    days: REQUEST_DAYS,
    noMatch: 'orders:filters.noMatch',
  },
  {
    path: '/backoffice/order-requests',
    api: '/api/v1/backoffice/order-requests',
    viewer: 'ADMIN',
    code: CUSTOMER,
    days: REQUEST_DAYS,
    noMatch: 'orders:filters.noMatch',
  },
  {
    path: '/backoffice/offer-requests',
    api: '/api/v1/backoffice/offer-requests',
    viewer: 'ADMIN',
    code: CUSTOMER,
    days: REQUEST_DAYS,
    noMatch: 'offers:noMatch',
  },
  {
    path: '/backoffice/orders',
    api: '/api/v1/backoffice/orders',
    viewer: 'ADMIN',
    code: { label: 'orders:filters.deskOrderCode', typed: 'v26', query: 'orderCode=v26' },
    // Orders are filtered by the days of their requests, like their column.
    days: { from: 'orders:filters.requestCreatedOnFrom', to: 'orders:filters.requestCreatedOnTo' },
    noMatch: 'orders:orders.noMatch',
  },
];

/** Stubs every list with one row, or with none if `isEmpty` returns true for the query. */
function stubLists(isEmpty: (query: URLSearchParams) => boolean): void {
  const pageOf = <Row,>(row: Row, { url }: { url: URL }) =>
    isEmpty(url.searchParams) ? paged<Row>([]) : paged([row]);
  stubResponse('get', '/api/v1/public/{prefix}/order-requests', (call) => pageOf(anOrderRequest(), call));
  stubResponse('get', '/api/v1/backoffice/order-requests', (call) =>
    pageOf({ ...anOrderRequest(), ...ORIGIN }, call),
  );
  stubResponse('get', '/api/v1/backoffice/offer-requests', (call) =>
    pageOf({ ...anOfferRequest(), ...ORIGIN }, call),
  );
  stubResponse('get', '/api/v1/backoffice/orders', (call) => pageOf(aDeskOrder(), call));
}

const createViewer = ({ viewer }: List) => aUser({ role: viewer });

test.each(LISTS)('$path is filtered, and filters are removed one by one and all at once', async (list) => {
  stubLists(() => false);
  const { path, code, days } = list;
  const { words, place } = await openPage(`${path}?sort=status,asc&size=10`, { viewer: createViewer(list) });
  const panel = page.getByRole('button', { name: 'Filtri', exact: true });
  await panel.click();
  const from = page.getByRole('textbox', { name: words(days.from) });
  const to = page.getByRole('textbox', { name: words(days.to) });
  const typed = page.getByRole('textbox', { name: words(code.label), exact: true });
  await from.fill('01-11-2020');
  await to.fill('10-11-2020');
  // Section 5: moving date-from past date-to clears date-to.
  await from.fill('15-11-2020');
  await typed.fill(code.typed);
  await expect.element(to).toHaveValue('');
  await inspect();
  await page.getByRole('button', { name: 'Filtra', exact: true }).click();
  await expect.poll(place).toContain(code.query);
  expect(place()).toContain('createdOnFrom=2020-11-15');
  expect(place()).not.toContain('createdOnTo');
  await expect.element(panel).toHaveFocus();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  const lastQuery = () => callsTo('get', list.api).at(-1)?.url.searchParams.toString();
  await expect.poll(lastQuery).toContain(code.query);
  const query = lastQuery();
  expect(query).toContain('createdOnFrom=2020-11-15');
  expect(query).toContain('sort=status%2Casc');

  const chips = page.getByRole('group', { name: 'Filtri' });
  await chips.getByRole('button', { name: /15-11-2020/ }).click();
  await expect.poll(place).not.toContain('createdOnFrom');
  expect(place()).toContain(code.query);
  await chips.getByRole('button', { name: 'Cancella tutti i filtri' }).click();
  await expect.element(chips).not.toBeInTheDocument();
  await expect.poll(place).toBe(`${path}?sort=status%2Casc&size=10`);
});

test.each(LISTS)('a search without results on $path offers to clear the filters', async (list) => {
  stubLists((query) => query.has('createdOnTo'));
  const { words, place } = await openPage(`${list.path}?createdOnTo=2001-01-01`, {
    viewer: createViewer(list),
  });
  await expect.element(page.getByText(words(list.noMatch))).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Cancella tutti i filtri' }).last().click();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  expect(place()).toBe(list.path);
});

test('a filter by an invalid day, or by a last day before the first, is not applied', async () => {
  stubLists(() => false);
  const { words, place } = await openPage('/backoffice/orders', { viewer: aUser({ role: 'ADMIN' }) });
  await page.getByRole('button', { name: 'Filtri', exact: true }).click();
  const from = page.getByRole('textbox', { name: words('orders:filters.requestCreatedOnFrom') });
  const to = page.getByRole('textbox', { name: words('orders:filters.requestCreatedOnTo') });
  const apply = page.getByRole('button', { name: 'Filtra', exact: true });
  await from.fill('31-02-2020');
  await apply.click();
  await expect.element(page.getByText(/Questa non è una data/)).toBeVisible();
  await expect.element(from).toHaveValue('31-02-2020');
  await from.fill('15/11/20');
  await to.fill('2020-11-10');
  await apply.click();
  await expect.element(page.getByText('Scegli una data dal 15-11-2020 in poi.')).toBeVisible();
  expect(place()).toBe('/backoffice/orders');
  await to.fill('1/12/20');
  await apply.click();
  await expect.poll(place).toContain('createdOnFrom=2020-11-15');
  expect(place()).toContain('createdOnTo=2020-12-01');
});

test('choosing "all" clears a select filter', async () => {
  stubLists(() => false);
  const { place } = await openPage('/backoffice/orders?status=C', {
    viewer: aUser({ role: 'ADMIN' }),
  });
  await page.getByRole('button', { name: 'Filtri', exact: true }).click();
  const status = page.getByRole('combobox', { name: 'Stato' });
  await expect.element(status).toHaveValue('Confermato');
  await status.click();
  await page.getByRole('option', { name: 'Tutti', exact: true }).click();
  await expect.element(status).toHaveValue('');
  await page.getByRole('button', { name: 'Filtra', exact: true }).click();
  await expect.poll(place).toBe('/backoffice/orders');
});

test('on a phone a card opens its row, and the detail page leads back to the filtered queue', async () => {
  const order = aDeskOrder();
  stubResponse('get', '/api/v1/backoffice/orders', paged([order]));
  stubResponse('get', '/api/v1/backoffice/orders/{id}', order);
  const { place } = await openPage('/backoffice/orders?status=C', {
    viewer: aUser({ role: 'ADMIN' }),
    viewport: 'phone',
  });
  await page.getByRole('link', { name: /^Apri .*V26/ }).click();
  await expect.poll(place).toBe(`/backoffice/orders/${order.id}?status=C`);
  await page.getByRole('link', { name: 'Torna agli ordini' }).click();
  await expect.poll(place).toBe('/backoffice/orders?status=C');
});

test('removing a filter focuses the next one, or the filter button after the last', async () => {
  stubLists(() => false);
  const { place } = await openPage('/backoffice/orders?status=C&orderCode=V26&serial=F120', {
    viewer: aUser({ role: 'ADMIN' }),
  });
  const chips = page.getByRole('group', { name: 'Filtri' });
  await chips.getByRole('button', { name: /V26/ }).click();
  await expect.poll(place).toBe('/backoffice/orders?status=C&serial=F120');
  await expect.element(chips.getByRole('button', { name: /F120/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('button', { name: 'Filtri', exact: true });
  await expect.element(panel).toHaveFocus();
  await chips.getByRole('button', { name: 'Cancella tutti i filtri' }).click();
  await expect.element(chips).not.toBeInTheDocument();
  await expect.element(panel).toHaveFocus();
});

test('clicking the header of the default sort column reverses the order and back', async () => {
  stubLists(() => false);
  const { place } = await openPage('/backoffice/orders', { viewer: aUser({ role: 'ADMIN' }) });
  const head = page.getByRole('columnheader', { name: 'Richiesto il' });
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  expect(place()).toContain('asc');
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
});

test('the filter form keeps its values after Back', async () => {
  const order = aDeskOrder();
  stubResponse('get', '/api/v1/backoffice/orders', paged([order]));
  stubResponse('get', '/api/v1/backoffice/orders/{id}', order);
  const { place, router } = await openPage('/backoffice/orders', { viewer: aUser({ role: 'ADMIN' }) });
  const panel = page.getByRole('button', { name: 'Filtri', exact: true });
  const code = page.getByRole('textbox', { name: 'Codice o numero del cliente', exact: true });
  await panel.click();
  await code.fill('30');
  await page.getByRole('button', { name: 'Filtra', exact: true }).click();
  await expect.poll(place).toBe('/backoffice/orders?orderCode=30');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect.poll(place).toContain(order.id);
  router.history.back();
  await expect.poll(place).toBe('/backoffice/orders?orderCode=30');
  await panel.click();
  await expect.element(code).toHaveValue('30');
});

test.each(['phone', 'desktop'] as const)(
  'changing the page on a %s scrolls to the first row',
  async (viewport) => {
    const orders = Array.from({ length: 50 }, (_, index) => aDeskOrder({ id: `order-${index}` }));
    stubResponse('get', '/api/v1/backoffice/orders', ({ url }) =>
      paged(orders, { number: Number(url.searchParams.get('page')), size: 50, totalElements: 100 }),
    );
    const { place } = await openPage('/backoffice/orders?size=50', {
      viewer: aUser({ role: 'ADMIN' }),
      viewport,
    });
    const found = page.getByText('100 ordini');
    await expect.element(found).toBeVisible();
    await page.getByRole('button', { name: 'Pagina 2' }).click();
    await expect.poll(place).toContain('page=2');
    await expect.element(found).toBeInViewport();
  },
);

test('changing the page does not scroll when the start of the list is in view', async () => {
  stubResponse('get', '/api/v1/backoffice/orders', paged([aDeskOrder()], { size: 10, totalElements: 20 }));
  const { place } = await openPage('/backoffice/orders', { viewer: aUser({ role: 'ADMIN' }) });
  const next = page.getByRole('button', { name: 'Pagina 2' });
  const top = () => next.element().getBoundingClientRect().top;
  await expect.element(next).toBeVisible();
  const before = top();
  await next.click();
  await expect.poll(place).toContain('page=2');
  expect([scrollY, top()]).toEqual([0, before]);
});

test('a back office list shows the number of entries, and a notice when it is truncated', async () => {
  stubResponse('get', '/api/v1/backoffice/users', ({ url }) =>
    url.searchParams.has('role')
      ? { ...paged([aListedUser()], { totalElements: 10_000 }), isCut: true }
      : paged([aListedUser()], { totalElements: 85 }),
  );
  const { router } = await openPage('/backoffice/users', { viewer: aUser({ role: 'ADMIN' }) });
  await expect.element(page.getByText('85 voci', { exact: true })).toBeVisible();
  await router.navigate({ to: '/backoffice/users', search: { role: 'CUSTOMER' } });
  await expect
    .element(page.getByText('Sono elencate le prime 10.000 voci. Restringi i filtri per vederne altre.'))
    .toBeVisible();
});
