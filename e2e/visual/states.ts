import type { Page } from '@playwright/test';

/** A page state of the visual regression tests. */
export interface PageState {
  name: string;
  /** A user of the demo, as `customer`; null for a visitor. */
  user: 'admin' | 'agent' | 'customer' | null;
  path: string;
  width: 390 | 768 | 1024 | 1440;
  look: 'light' | 'dark' | 'forced';
  language: 'it' | 'de' | 'ru';
  /** What a user does on the page before the picture. */
  act?: (page: Page) => Promise<void>;
}

const PRODUCT = '/products-search/b2b?nameCode=F120&open=F120-7035-25';
const CART = '/profile-customer/cart';

const search = (text: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Primer epossidico 2K' }).waitFor();
};

async function startOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bestellung anfragen' }).click();
  await page.waitForURL('**/checkout/order');
}

async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').last().click();
}

const state = (
  name: string,
  user: PageState['user'],
  path: string,
  [width, look, language]: [PageState['width'], PageState['look'], PageState['language']],
  act?: PageState['act'],
): PageState => ({ name, user, path, width, look, language, ...(act && { act }) });

/** Each kind of page, width, colour scheme and language, with as few pictures as that takes. */
export const STATES: readonly PageState[] = [
  state('home', null, '/', [1440, 'light', 'it']),
  state('home', null, '/', [390, 'dark', 'ru']),
  state('login', null, '/login', [390, 'forced', 'it']),
  state('registration-errors', null, '/registration/C', [390, 'light', 'de'], submitEmpty),
  state('guest-product', null, '/products-search/guest?serial=F120', [768, 'light', 'ru']),
  state('contacts', null, '/contact-area', [1024, 'dark', 'de']),
  state('results', 'customer', '/products-search/b2b?nameCode=F120', [1440, 'light', 'de']),
  state('results', 'customer', '/products-search/b2b?nameCode=F120', [390, 'light', 'it']),
  state('product', 'customer', PRODUCT, [1024, 'forced', 'it']),
  state('product', 'customer', PRODUCT, [390, 'light', 'de']),
  state('product', 'customer', PRODUCT, [768, 'dark', 'ru']),
  state('cart', 'customer', CART, [390, 'light', 'ru']),
  state('cart', 'customer', CART, [1024, 'forced', 'it']),
  state('cart', 'customer', CART, [1440, 'dark', 'de']),
  state('checkout', 'customer', CART, [390, 'light', 'de'], startOrder),
  state('ordered-products', 'customer', '/profile-customer/ordered-products', [390, 'dark', 'it']),
  state('quick-order', 'customer', '/profile-customer/quick-order', [768, 'light', 'de']),
  state('company', 'customer', '/profile-customer', [768, 'dark', 'it']),
  state('search', 'customer', '/faq', [1024, 'light', 'it'], search('F120-7035-25')),
  state('acting', 'agent', '/profile-customer/quick-order?customerCode=100001', [390, 'light', 'it']),
  state('desk-customer', 'admin', '/backoffice/customers/100001', [1024, 'light', 'de']),
  state('desk-prices', 'admin', '/backoffice/prices/3/F120', [1024, 'forced', 'it']),
  state('desk-catalogue', 'admin', '/backoffice/catalogue', [1440, 'dark', 'it']),
  state('desk-users', 'admin', '/backoffice/users', [390, 'light', 'ru']),
];
