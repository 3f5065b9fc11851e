import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../test/api-stub';
import { aDeskOrder } from '../../../test/builders/desk-order';
import { anOfferRequest } from '../../../test/builders/offer-request';
import { anOrder } from '../../../test/builders/order';
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
  /** A code that it filters by, as it is typed and as the address has it. */
  code: { label: TextKey; typed: string; query: string };
  days: { from: TextKey; to: TextKey };
  noMatch: TextKey;
}

const REQUEST_DAYS = { from: 'orders:filters.createdOnFrom', to: 'orders:filters.createdOnTo' } as const;
const CUSTOMER_CODE = {
  label: 'customers:list.customerCode',
  typed: '100001',
  query: 'customerCode=100001',
} as const;

/** The paged lists whose filters live in the address. */
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
    code: CUSTOMER_CODE,
    days: REQUEST_DAYS,
    noMatch: 'orders:filters.noMatch',
  },
  {
    path: '/backoffice/offer-requests',
    api: '/api/v1/backoffice/offer-requests',
    viewer: 'ADMIN',
    code: CUSTOMER_CODE,
    days: REQUEST_DAYS,
    noMatch: 'offers:noMatch',
  },
  {
    path: '/backoffice/orders',
    api: '/api/v1/backoffice/orders',
    viewer: 'ADMIN',
    code: { label: 'orders:filters.orderCode', typed: 'v26', query: 'orderCode=v26' },
    // Orders are found by the days of their requests, as their column says.
    days: { from: 'orders:filters.requestCreatedOnFrom', to: 'orders:filters.requestCreatedOnTo' },
    noMatch: 'orders:orders.noMatch',
  },
];

/** Answers every list with one row, or with none where `isEmpty` says so. */
function answerLists(isEmpty: (query: URLSearchParams) => boolean): void {
  const rows = <Row,>(row: Row, { url }: { url: URL }) =>
    isEmpty(url.searchParams) ? paged<Row>([]) : paged([row]);
  onCall('get', '/api/v1/public/{prefix}/order-requests', (call) => rows(anOrderRequest(), call));
  onCall('get', '/api/v1/backoffice/order-requests', (call) =>
    rows({ ...anOrderRequest(), ...ORIGIN }, call),
  );
  onCall('get', '/api/v1/backoffice/offer-requests', (call) =>
    rows({ ...anOfferRequest(), ...ORIGIN }, call),
  );
  onCall('get', '/api/v1/backoffice/orders', (call) => rows({ ...anOrder(), ...ORIGIN }, call));
}

const viewerOf = ({ viewer }: List) => aUser({ role: viewer });

test.each(LISTS)('$path is filtered, and filters are taken away one by one and all at once', async (list) => {
  answerLists(() => false);
  const { path, code, days } = list;
  const { words, place } = await openPage(`${path}?sort=status,asc&size=10`, { viewer: viewerOf(list) });
  const panel = page.getByRole('button', { name: words('common:table.filters'), exact: true });
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
  await page.getByRole('button', { name: words('common:actions.filter'), exact: true }).click();
  await expect.poll(place).toContain(code.query);
  expect(place()).toContain('createdOnFrom=2020-11-15');
  expect(place()).not.toContain('createdOnTo');
  await expect.element(panel).toHaveFocus();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  const lastAsked = () => callsTo('get', list.api).at(-1)?.url.searchParams.toString();
  await expect.poll(lastAsked).toContain(code.query);
  const asked = lastAsked();
  expect(asked).toContain('createdOnFrom=2020-11-15');
  expect(asked).toContain('sort=status%2Casc');

  const chips = page.getByRole('group', { name: words('common:table.filters') });
  await chips.getByRole('button', { name: /15-11-2020/ }).click();
  await expect.poll(place).not.toContain('createdOnFrom');
  expect(place()).toContain(code.query);
  await chips.getByRole('button', { name: words('common:table.clearFilters') }).click();
  await expect.element(chips).not.toBeInTheDocument();
  await expect.poll(place).toBe(`${path}?sort=status%2Casc&size=10`);
});

test.each(LISTS)('a person who finds nothing on $path is offered all of it', async (list) => {
  answerLists((query) => query.has('createdOnTo'));
  const { words, place } = await openPage(`${list.path}?createdOnTo=2001-01-01`, { viewer: viewerOf(list) });
  await expect.element(page.getByText(words(list.noMatch))).toBeVisible();
  await inspect();
  await page
    .getByRole('button', { name: words('common:table.clearFilters') })
    .last()
    .click();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  expect(place()).toBe(list.path);
});

test('a choice is taken back by choosing all', async () => {
  answerLists(() => false);
  const { words, place } = await openPage('/backoffice/orders?status=C', {
    viewer: aUser({ role: 'ADMIN' }),
  });
  await page.getByRole('button', { name: words('common:table.filters'), exact: true }).click();
  const status = page.getByRole('combobox', { name: words('orders:filters.status') });
  await expect.element(status).toHaveValue(words('orders:orderStatus.confirmed'));
  await status.click();
  await page.getByRole('option', { name: words('common:table.all'), exact: true }).click();
  await expect.element(status).toHaveValue('');
  await page.getByRole('button', { name: words('common:actions.filter'), exact: true }).click();
  await expect.poll(place).toBe('/backoffice/orders');
});

test('on a phone a row of a queue is opened by a button, and its page leads back to the queue as it was', async () => {
  const order = aDeskOrder();
  onCall('get', '/api/v1/backoffice/orders', paged([order]));
  onCall('get', '/api/v1/backoffice/orders/{id}', order);
  const { words, place } = await openPage('/backoffice/orders?status=C', {
    viewer: aUser({ role: 'ADMIN' }),
    viewport: 'phone',
  });
  await page.getByRole('link', { name: words('common:actions.open'), exact: true }).click();
  await expect.poll(place).toBe(`/backoffice/orders/${order.id}?status=C`);
  await page.getByRole('link', { name: words('backoffice:orders.back') }).click();
  await expect.poll(place).toBe('/backoffice/orders?status=C');
});
