import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, fillCart } from '../src/people.ts';
import { fillOrder, logIn, newOrderCode, open, openProduct, startOrder, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const NAMES = { it: 'Italiano', de: 'Deutsch', en: 'English' } as const;

/** Chooses a language as the window offers it: in the bar, on phones in the menu. */
async function chooseLanguage(page: Page, from: string, to: keyof typeof NAMES): Promise<void> {
  // After a reload the page says its language before it stands.
  await expect(title(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  const words = wordsOf(from);
  const menu = page.getByRole('button', { name: words('shell:nav.menu'), exact: true });
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

test.describe('the language that is shown (section 1)', () => {
  test('a visitor reads the first of the browser’s languages that we have', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'fr-CA' });
    const page = await context.newPage();
    await page.goto(baseURL ?? '');
    await expect(title(page)).toHaveText(wordsOf('fr')('shell:home.title'));
    await context.close();
  });

  test('a browser with none of our languages reads Italian', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'ja-JP' });
    const page = await context.newPage();
    await page.goto(baseURL ?? '');
    await expect(title(page)).toHaveText(wordsOf('it')('shell:home.title'));
    await context.close();
  });

  test('the locale query comes before the browser’s language', async ({ page }) => {
    await open(page, '/?locale=pl');
    await expect(title(page)).toHaveText(wordsOf('pl')('shell:home.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  });

  test('the locale query holds for the visit, until another language is chosen', async ({ page }) => {
    await open(page, '/login?locale=de');
    await expect(title(page)).toHaveText(wordsOf('de')('accounts:login.title'));
    await page.getByRole('link', { name: wordsOf('de')('accounts:login.register') }).click();
    await expect(title(page)).toHaveText(wordsOf('de')('accounts:registration.title'));
    // Neither a new page nor one that leads on has the query.
    await page.reload();
    await expect(title(page)).toHaveText(wordsOf('de')('accounts:registration.title'));
    await open(page, '/profile-user');
    await expect(page).toHaveURL(/\/login\?redirectLink=/);
    await expect(title(page)).toHaveText(wordsOf('de')('accounts:login.title'));
    await chooseLanguage(page, 'de', 'en');
    await page.reload();
    await expect(title(page)).toHaveText(wordsOf('en')('accounts:login.title'));
  });

  test('the user’s own language comes before the locale query', async ({ page, db }) => {
    const shopper = await aShopper(db, { language: 'de' });
    await logIn(page, shopper.username);
    await open(page, '/?locale=es');
    await expect(title(page)).toHaveText(wordsOf('de')('shell:home.title'));
    await open(page, '/faq');
    await expect(title(page)).toHaveText(wordsOf('de')('help:title'));
  });
});

test('a language that is chosen is kept, for visitors and with the user', async ({ page, db }) => {
  const shopper = await aShopper(db, { language: 'it' });
  await open(page, '/');
  await chooseLanguage(page, 'it', 'de');
  await page.reload();
  await expect(title(page)).toHaveText(wordsOf('de')('shell:home.title'));

  await logIn(page, shopper.username);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await chooseLanguage(page, 'it', 'de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await chooseLanguage(page, 'de', 'it');
  await expect
    .poll(() =>
      db.selectFrom('users').select('language').where('username', '=', shopper.username).executeTakeFirst(),
    )
    .toEqual({ language: 'it' });
});

test('the dark scheme is kept after a reload', async ({ page }) => {
  const words = wordsOf('it');
  await open(page, '/');
  const menu = page.getByRole('button', { name: words('shell:nav.menu'), exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByText(words('shell:scheme.dark'), { exact: true }).click();
  } else {
    await page.getByRole('button', { name: words('shell:scheme.label') }).click();
    await page.getByRole('menuitem', { name: words('shell:scheme.dark') }).click();
  }
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await inspect(page);
});

for (const { language, colorScheme } of [
  { language: 'it', colorScheme: 'light' },
  { language: 'de', colorScheme: 'dark' },
] as const) {
  test.describe(`every page in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, locale: language === 'it' ? 'it-IT' : 'de-DE' });

    test('fits its window and can be used by everybody', async ({ page, db }) => {
      const words = wordsOf(language);
      const shopper = await aShopper(db, { language });
      await fillCart(db, shopper, ['F120-7035-25'], 8);
      for (const path of [
        '/',
        '/login',
        '/unauthorized',
        '/not-found',
        '/products-search/guest?serial=F120',
      ]) {
        await open(page, path);
        await inspect(page);
      }
      await logIn(page, shopper.username, '/profile-customer/cart');
      await expect(page.getByText('F120-7035-25').first()).toBeVisible();
      await inspect(page);
      await startOrder(page, words, 'F120-7035-25');
      await fillOrder(page, words, { customerOrderCode: newOrderCode(), shippingNote: 'Pomeriggio' });
      await inspect(page);
      for (const path of [
        '/',
        '/products-search',
        '/products-search/b2b',
        '/products-search/b2b?mode=multi&area=metal',
        '/profile-customer/ordered-products',
        '/profile-customer/quick-order',
        '/profile-customer/request-offers',
        '/profile-customer/request-orders',
        '/profile-customer/orders',
      ]) {
        await open(page, path);
        await inspect(page);
      }
      await openProduct(page, 'F120-7035-25');
      await inspect(page);
    });
  });
}
