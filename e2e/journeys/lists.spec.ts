import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, demo, invitationsOf } from '../src/people.ts';
import { at, logIn, open, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

/** The paged lists whose filters live in the address, each with one code that it filters by. */
const LISTS = [
  {
    who: 'customer',
    path: '/profile-customer/request-orders',
    code: { label: 'orders:filters.serial', typed: 'f120', query: 'serial=F120' },
    noMatch: 'orders:filters.noMatch',
  },
  {
    who: 'admin',
    path: '/backoffice/order-requests',
    code: { label: 'customers:list.customerCode', typed: '100001', query: 'customerCode=100001' },
    noMatch: 'orders:filters.noMatch',
  },
  {
    who: 'admin',
    path: '/backoffice/offer-requests',
    code: { label: 'customers:list.customerCode', typed: '100001', query: 'customerCode=100001' },
    noMatch: 'offers:noMatch',
  },
  {
    who: 'admin',
    path: '/backoffice/orders',
    code: { label: 'orders:filters.orderCode', typed: 'v26', query: 'orderCode=v26' },
    noMatch: 'orders:orders.noMatch',
  },
];

/** The days of a list: orders are found by those of their requests, as their column says. */
const daysOf = (page: Page, isOfOrders: boolean) => {
  const field = (name: string) => page.getByRole('textbox', { name });
  return isOfOrders
    ? {
        from: field(words('orders:filters.requestCreatedOnFrom')),
        to: field(words('orders:filters.requestCreatedOnTo')),
      }
    : { from: field(words('orders:filters.createdOnFrom')), to: field(words('orders:filters.createdOnTo')) };
};
const apply = (page: Page) => page.getByRole('button', { name: words('common:actions.filter'), exact: true });
const clearAll = (page: Page) =>
  page.getByRole('button', { name: words('common:table.clearFilters') }).first();

for (const { who, path, code, noMatch } of LISTS) {
  test(`${who} filters ${path}, takes filters away one by one and all at once`, async ({ page }) => {
    await logIn(page, demo(who), `${path}?sort=status,asc&size=10`);
    const panel = page.getByRole('button', { name: words('common:table.filters'), exact: true });
    await panel.click();
    const { from, to } = daysOf(page, path.endsWith('/orders'));
    await from.fill('01-11-2020');
    await from.blur();
    await to.fill('10-11-2020');
    await to.blur();
    // Section 5: moving date-from past date-to clears date-to.
    await from.fill('15-11-2020');
    await from.blur();
    await expect(to).toHaveValue('');
    await page.getByRole('textbox', { name: words(code.label), exact: true }).fill(code.typed);
    await inspect(page);
    await apply(page).click();
    await expect(page).toHaveURL(new RegExp(code.query));
    await expect(page).toHaveURL(/createdOnFrom=2020-11-15/);
    await expect(page).not.toHaveURL(/createdOnTo/);
    await expect(panel).toBeFocused();
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    const chips = page.getByRole('group', { name: words('common:table.filters') });
    await chips.getByRole('button', { name: /15-11-2020/ }).click();
    await expect(page).not.toHaveURL(/createdOnFrom/);
    await expect(page).toHaveURL(new RegExp(code.query));
    await clearAll(page).click();
    await expect(chips).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(code.query));
    await expect(page).toHaveURL(/sort=status/);
    await expect(page).toHaveURL(/size=10/);
  });

  test(`${who} who finds nothing on ${path} is offered all of it`, async ({ page }) => {
    await logIn(page, demo(who), `${path}?createdOnTo=2001-01-01`);
    await expect(page.getByText(words(noMatch))).toBeVisible();
    await inspect(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: words('common:table.clearFilters') })
      .last()
      .click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page).toHaveURL(at(path));
  });
}

test('a page behind the end of a list leads to its last one', async ({ page }) => {
  await logIn(page, demo('customer'), '/profile-customer/orders?page=900');
  await expect(page.getByText(words('common:table.beyond'))).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: words('common:table.lastPage') }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(words('orders:orders.empty'))).toHaveCount(0);
});

test('a shared link with reversed days shows its date-from only', async ({ page }) => {
  await logIn(page, demo('customer'));
  await open(page, '/profile-customer/request-orders?createdOnFrom=2020-11-15&createdOnTo=2020-11-01');
  await expect(title(page)).toHaveText(words('orders:title'));
  const chips = page.getByRole('group', { name: words('common:table.filters') });
  await expect(chips).toContainText('15-11-2020');
  await expect(chips).not.toContainText('01-11-2020');
});

test('chips tell beginnings from whole codes, and a list says how much it holds', async ({ page }) => {
  await logIn(page, demo('customer'), '/profile-customer/orders?serial=F12&color=7035');
  const chips = page.getByRole('group', { name: words('common:table.filters') });
  await expect(chips).toContainText(words('common:table.beginsWith', { text: 'F12' }));
  await expect(chips).not.toContainText(words('common:table.beginsWith', { text: '7035' }));
  const held = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${words('orders:orders.count', { count: 2, number: '\\d+' })}$`) });
  await expect(held).toBeVisible();
  await chips.getByRole('button', { name: words('common:table.beginsWith', { text: 'F12' }) }).click();
  await expect(page).not.toHaveURL(/serial=/);
  await inspect(page);
});

test('a long list of invitations goes on as one scrolls, and tells each of them once', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  const invited = await invitationsOf(db, shopper, 34);
  await logIn(page, shopper.username, '/profile-customer/invite-list');
  // The row of the headings stands among them.
  const rows = page.getByRole('row');
  await expect(rows.nth(10)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(rows).toHaveCount(invited.length + 1, { timeout: 500 });
  }).toPass();
  for (const email of invited) await expect(rows.filter({ hasText: email })).toHaveCount(1);
  await inspect(page);
});
