import { UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';
import type { Page } from '@playwright/test';
import type { Database } from '../../server/src/platform/database/connection.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, fillCart } from '../src/people.ts';
import {
  createOrderCode,
  fillOrder,
  findMenuButton,
  findTitle,
  logIn,
  open,
  openProduct,
  startOrder,
} from '../src/steps.ts';
import { type Words, wordsOf } from '../src/texts.ts';

const NAMES = { it: 'Italiano', de: 'Deutsch', en: 'English' } as const;

/** Chooses a language in the top bar, or in the menu on phones. */
async function chooseLanguage(page: Page, from: string, to: keyof typeof NAMES): Promise<void> {
  // Waits for the rendered page; after a reload, its language is set earlier.
  await expect(findTitle(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  const words = wordsOf(from);
  const menu = findMenuButton(page, words);
  if (await menu.isVisible()) {
    await menu.click();
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: words('shell:nav.language') })
      .selectOption(to);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: wordsOf(to)('shell:nav.closeMenu') })
      .click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:nav.language') })
      .click();
    await page.getByRole('menuitem', { name: NAMES[to] }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

test('a visitor sees the language of the URL, else of the browser, else Italian', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const [locale, language] of [
    ['fr-CA', 'fr'],
    ['ja-JP', 'it'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const visitor = await context.newPage();
    await visitor.goto(baseURL ?? '');
    await expect(findTitle(visitor)).toHaveText(wordsOf(language)('shell:home.title'));
    await context.close();
  }
  await open(page, '/?locale=pl');
  await expect(findTitle(page)).toHaveText('Właściwa farba zamówiona w kilka minut');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('the locale query applies to the visit until another language is chosen', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/login?locale=de');
  await expect(findTitle(page)).toHaveText('Anmelden');
  await page.getByRole('link', { name: 'Noch kein Konto? Registrieren' }).click();
  await expect(findTitle(page)).toHaveText('Registrieren');
  // URLs after a reload or a redirect do not contain the `locale` parameter.
  await page.reload();
  await expect(findTitle(page)).toHaveText('Registrieren');
  await open(page, '/profile-user');
  await expect(page).toHaveURL(/\/login\?redirectLink=/);
  await expect(findTitle(page)).toHaveText('Anmelden');
  await chooseLanguage(page, 'de', 'en');
  await page.reload();
  await expect(findTitle(page)).toHaveText('Log in');
});

test('a chosen language persists for visitors and users, and overrides the locale query for users', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db, { language: 'it' });
  await open(page, '/');
  await chooseLanguage(page, 'it', 'de');
  await page.reload();
  await expect(findTitle(page)).toHaveText('Der richtige Lack, in Minuten bestellt');

  await logIn(page, shopper.username);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await chooseLanguage(page, 'it', 'en');
  await expect
    .poll(() =>
      db.selectFrom('users').select('language').where('username', '=', shopper.username).executeTakeFirst(),
    )
    .toEqual({ language: 'en' });
  await open(page, '/?locale=es');
  await expect(findTitle(page)).toHaveText('The right paint, ordered in minutes');
  await open(page, '/faq');
  await expect(findTitle(page)).toHaveText('FAQ and video tutorials');
});

test('the dark scheme persists after a reload', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Aspetto' }).click();
  await page.getByRole('menuitem', { name: 'Scuro' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(findTitle(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await inspect(page);
});

/** Opens one page in the state to inspect. */
type Visit = (page: Page, words: Words) => Promise<unknown>;
const openPath =
  (path: string): Visit =>
  (page) =>
    open(page, path);

const PRODUCT = 'F120-7035-25';

const openCart: Visit = async (page) => {
  await open(page, '/profile-customer/cart');
  await expect(page.getByText(PRODUCT).first()).toBeVisible();
};

const VISITOR_PAGES = [
  '/',
  '/login',
  '/unauthorized',
  '/not-found',
  '/products-search/guest?serial=F120',
].map(openPath);

const SHOP_PAGES: Visit[] = [
  openCart,
  async (page, words) => {
    await openCart(page, words);
    await startOrder(page, words, PRODUCT);
    await fillOrder(page, words, { customerOrderCode: createOrderCode(), shippingNote: 'Pomeriggio' });
  },
  ...[
    '/',
    '/products-search',
    '/products-search/b2b',
    '/products-search/b2b?mode=multi&area=metal',
    '/profile-customer/ordered-products',
    '/profile-customer/quick-order',
    '/profile-customer/request-offers',
    '/profile-customer/request-orders',
    '/profile-customer/orders',
  ].map(openPath),
  (page) => openProduct(page, PRODUCT),
];

/** Pages that component tests already inspect; only the full run opens them. */
const FURTHER_VISITOR_PAGES = [
  '/registration/P',
  '/registration/C',
  '/forgot-password',
  '/confirm-registration?username=a%40e2e.test&token=abc',
].map(openPath);
const FURTHER_SHOP_PAGES = [
  '/profile-customer',
  '/profile-customer/edit-request',
  '/profile-customer/invite-list',
  '/profile-customer/invite-new',
  '/profile-user',
  '/profile-user?edit=true',
].map(openPath);

interface Visits {
  visitorPages: readonly Visit[];
  shopPages: readonly Visit[];
}

/** Inspects pages as a visitor, then pages as a customer's user with one line in the cart. */
async function inspectPages(
  page: Page,
  db: Database,
  language: UiLanguage,
  { visitorPages, shopPages }: Visits,
): Promise<void> {
  const words = wordsOf(language);
  const inspectAll = async (visits: readonly Visit[]) => {
    for (const visit of visits) {
      await visit(page, words);
      await inspect(page);
    }
  };
  await inspectAll(visitorPages);
  const shopper = await aShopper(db, { language });
  await fillCart(db, shopper, [PRODUCT], 8);
  await logIn(page, shopper.username);
  await inspectAll(shopPages);
}

const everySecond = (visits: readonly Visit[], remainder: number) =>
  visits.filter((_visit, index) => index % 2 === remainder);

test('every second page fits a desktop screen and is accessible, in Italian and light', async ({
  page,
  db,
}) => {
  await inspectPages(page, db, 'it', {
    visitorPages: everySecond(VISITOR_PAGES, 0),
    shopPages: everySecond(SHOP_PAGES, 0),
  });
});

test.describe('in German and dark', () => {
  test.use({ colorScheme: 'dark', locale: 'de-DE' });

  test('the other pages fit a phone and are accessible', { tag: '@phone' }, async ({ page, db }) => {
    await inspectPages(page, db, 'de', {
      visitorPages: everySecond(VISITOR_PAGES, 1),
      shopPages: everySecond(SHOP_PAGES, 1),
    });
  });
});

for (const language of UI_LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`every page in ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale: language });

      for (const [width, tag] of [
        ['a desk', ['@full']],
        ['a phone', ['@full', '@phone']],
      ] as const) {
        test(`fits ${width} and is accessible`, { tag: [...tag] }, async ({ page, db, watch }) => {
          // The registration link is invalid, and after several languages the server limits such requests.
          for (const status of [400, 429]) watch.expects(status, '/registration');
          await inspectPages(page, db, language, {
            visitorPages: [...VISITOR_PAGES, ...FURTHER_VISITOR_PAGES],
            shopPages: [...SHOP_PAGES, ...FURTHER_SHOP_PAGES],
          });
        });
      }
    });
  }
}
