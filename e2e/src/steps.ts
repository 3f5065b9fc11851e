import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { DEMO_PASSWORD } from './people.ts';
import type { Words } from './texts.ts';

/** User actions. They find elements by their text, and each ends when its result is visible. */

/** Opens a path below the base path, as if its URL were typed. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  await expect(findTitle(page)).toBeVisible();
  await waitUntilInteractive(page);
}

/**
 * Waits until a page is prerendered. The first response is the shell if the portal is too busy to render the page.
 * @param text text that the prerendered page contains
 */
export async function waitUntilPrerendered({ request }: Page, path: string, text = '<h1'): Promise<void> {
  const html = async () => (await request.get(`.${path}`)).text();
  await expect.poll(html, { message: `${path} is prerendered`, timeout: 60_000 }).toContain(text);
}

/** Blocks the page's scripts. @returns a function that releases them */
export async function blockScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Waits for hydration, because a prerendered page shows its title and form before it is interactive. */
async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await expect(page.locator('form[inert]')).toHaveCount(0);
}

/** Matches URLs that end with a path of the app, with any query. */
export function matchUrl(path: string): RegExp {
  return new RegExp(`/ecommerce${path.replaceAll(/[/.$]/g, '\\$&')}(?:[?#].*)?$`);
}

export function findTitle(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Fills in and submits the login form, and waits for the next page. */
export async function fillLogin(
  page: Page,
  words: Words,
  username: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await waitUntilInteractive(page);
  await page.getByRole('textbox', { name: words('accounts:login.username') }).fill(username);
  await page.getByLabel(words('accounts:login.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('accounts:login.submit') })
    .click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(findTitle(page)).toBeVisible();
}

/** Opens a page with a session created through the API; other journeys cover the login form. */
export async function logIn(page: Page, username: string, path = '/profile-user'): Promise<void> {
  const response = await page.request.post('/api/auth', { data: { username, password: DEMO_PASSWORD } });
  expect(response.status(), `login of ${username}`).toBe(200);
  const { refreshToken } = z.object({ refreshToken: z.string() }).parse(await response.json());
  const origin = new URL(response.url()).origin;
  const value = JSON.stringify({ username, refreshToken });
  if (page.url().startsWith(origin)) {
    await page.evaluate((session) => localStorage.setItem('cromia.session', session), value);
  } else {
    await page.context().setStorageState({
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'cromia.session', value }] }],
    });
  }
  await open(page, path);
}

/** Whether a page has the width of a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The button that opens the menu on a phone: in the top bar, or in the bar at the bottom of users with many pages. */
export function findMenuButton(page: Page, words: Words): Locator {
  const button = (key: string) => page.getByRole('button', { name: words(key), exact: true });
  return button('shell:nav.menu').or(button('shell:phoneBar.more')).filter({ visible: true });
}

/** Opens a page with the main navigation: the top bar, or its menu on phones. */
export async function navigateTo(page: Page, words: Words, textKey: string): Promise<void> {
  if (isPhone(page)) await findMenuButton(page, words).click();
  const scope = isPhone(page) ? page.getByRole('dialog') : page.getByRole('banner');
  await scope
    .getByRole('link', { name: words(textKey), exact: true })
    .first()
    .click();
}

/** Opens a page of the private area with the side navigation, on desktops and tablets. */
export async function openBySideNavigation(page: Page, words: Words, textKey: string): Promise<void> {
  await page
    .getByRole('navigation', { name: words('shell:private.nav') })
    .getByRole('link', { name: words(textKey) })
    .click();
}

/** Starts acting for the listed customer with this name, or for the only one. Ends on the customer's profile. */
export async function actForListedCustomer(page: Page, words: Words, customer = '.*'): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(words('customers:list.pickNamed', { customer })) })
    .click();
  await expect(page).toHaveURL(matchUrl('/profile-customer'));
  await expect(page.getByRole('region', { name: words('shell:acting.label') })).toBeVisible();
}

/** Opens the professional catalogue from any page. */
export async function openCatalogue(page: Page, words: Words): Promise<void> {
  await navigateTo(page, words, 'shell:nav.productSearch');
  await page.getByRole('link', { name: words('catalogue:selector.businessAction') }).click();
  await expect(page).toHaveURL(matchUrl('/products-search/b2b'));
}

/** Searches by name or code and waits for the results. */
export async function searchByName(page: Page, words: Words, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: words('catalogue:search.name') }).fill(text);
  await page
    .getByRole('search')
    .getByRole('button', { name: words('common:actions.search') })
    .click();
  await expect(page).toHaveURL(new RegExp(`nameCode=${text}`));
  await expect(page.getByRole('region', { name: words('catalogue:results.label') })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

/** Finds the open product: a dialog over the results, or the page itself on phones. */
export function findOpenProduct(page: Page): Locator {
  return isPhone(page) ? page.getByRole('main') : page.getByRole('dialog');
}

/** Opens the detail of a product by its URL, like a shared link. */
export async function openProduct(page: Page, code: string): Promise<Locator> {
  const [serial = ''] = code.split('-');
  await open(page, `/products-search/b2b?nameCode=${serial}&open=${code}`);
  const product = findOpenProduct(page);
  await expect(product.getByRole('navigation').getByText(code, { exact: true })).toBeVisible();
  return product;
}

/** Presses the open product's Buy button. @returns the dialog that opens */
export async function buy(page: Page, words: Words): Promise<Locator> {
  await findOpenProduct(page)
    .getByRole('button', { name: words('catalogue:detail.buy'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words('catalogue:buy.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Selects one line of the cart and starts an order for it. Ends on the checkout. */
export async function startOrder(page: Page, words: Words, code: string): Promise<void> {
  // On a phone, the bar shows the total and the main action; the other ones are behind a button.
  if (isPhone(page)) await page.getByRole('button', { name: words('common:table.moreActions') }).click();
  await page.getByRole('button', { name: words('common:table.clearSelection') }).click();
  await page.getByRole('checkbox', { name: words('common:table.selectRow', { row: code }) }).check();
  await page.getByRole('button', { name: words('cart:requestOrder') }).click();
  await expect(page).toHaveURL(matchUrl('/checkout/order'));
}

export interface OrderDetails {
  customerOrderCode: string;
  shippingNote: string;
}

/** Fills the order fields that are not prefilled. */
export async function fillOrder(page: Page, words: Words, details: OrderDetails): Promise<void> {
  await page
    .getByRole('textbox', { name: words('checkout:fields.customerOrderCode') })
    .fill(details.customerOrderCode);
  await page.getByRole('textbox', { name: words('checkout:fields.shippingNote') }).fill(details.shippingNote);
}

export function findSendButton(page: Page, words: Words): Locator {
  return page.getByRole('button', { name: words('checkout:actions.send') });
}

/** Expects that the fields still contain the typed values. */
export async function expectOrder(page: Page, words: Words, details: OrderDetails): Promise<void> {
  await expect(page.getByRole('textbox', { name: words('checkout:fields.customerOrderCode') })).toHaveValue(
    details.customerOrderCode,
  );
  await expect(page.getByRole('textbox', { name: words('checkout:fields.shippingNote') })).toHaveValue(
    details.shippingNote,
  );
}

export function createOrderCode(): string {
  return `E2E-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`.toUpperCase();
}
