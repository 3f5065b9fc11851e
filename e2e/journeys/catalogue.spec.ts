import { expect, inspect, test } from '../src/journey.ts';
import { aShopper } from '../src/people.ts';
import { goToCatalogue, logIn, open, openedProduct, openProduct } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

test('the three ways to search find the same product, and the address holds the search', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  await goToCatalogue(page, words);
  const form = page.getByRole('main').getByRole('search');
  const found = page.getByRole('article', { name: /^F120 / });
  await expect(form.getByRole('button')).toBeDisabled();
  await form.getByRole('searchbox').fill('epoxy primer');
  await form.getByRole('button').click();
  await expect(found).toBeVisible();

  await page.getByRole('tab', { name: words('catalogue:search.modeAdvanced') }).click();
  await expect(form.getByRole('button')).toBeDisabled();
  await page.getByRole('textbox', { name: words('catalogue:search.serial') }).fill('f120');
  await page.getByRole('textbox', { name: words('catalogue:search.color') }).fill('7035');
  await form.getByRole('button').click();
  await expect(found).toBeVisible();

  await page.getByRole('tab', { name: words('catalogue:search.modeMulti') }).click();
  await page.getByRole('combobox', { name: words('catalogue:facet.family') }).click();
  await page.getByRole('option', { name: words('catalogue:family.epoxy') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: words('common:actions.search'), exact: true })
    .click();
  await expect(found).toBeVisible();
  await inspect(page);
  await page.reload();
  await expect(found).toBeVisible();
});

test('a search that finds nothing offers a way on', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search/b2b?nameCode=xyzxyzxyz');
  await expect(page.getByText(words('catalogue:results.none'))).toBeVisible();
  await inspect(page);
});

test('a link to a product that does not exist says so and offers a way on', async ({ page, db, watch }) => {
  watch.expects(404, '/api/products/');
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search/b2b?nameCode=F120&open=F120-9999-25');
  const window = page.getByRole('dialog');
  await expect(window.getByText(words('catalogue:detail.unknown', { code: 'F120-9999-25' }))).toBeVisible();
  await expect(window.getByText(words('catalogue:selector.contact'))).toBeVisible();
  await inspect(page);
});

test('the browser’s Back closes the product and returns to the results', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search/b2b?nameCode=F120');
  await page
    .getByRole('article', { name: /^F120 / })
    .getByRole('list')
    .getByRole('button', { name: /^7035/ })
    .click();
  await expect(page).toHaveURL(/open=F120-7035-/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^F120 / })).toBeVisible();
  await page.goForward();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a packaging that is chosen before its colour has come is one of that colour, and nothing is bought till then', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const product = await openProduct(page, 'F120-7016-25');
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/products/3/F120/7035/*', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await product.getByRole('combobox', { name: words('catalogue:detail.color') }).click();
  await page.getByRole('option', { name: /7035$/ }).click();
  await expect(page).toHaveURL(/open=F120-7035-25/);
  await product.getByRole('radio', { name: /^5 kg/ }).click();
  await expect(page).toHaveURL(/open=F120-7035-05/);
  const buyButton = product.getByRole('button', { name: words('catalogue:detail.buy') }).first();
  await expect(buyButton).toHaveAttribute('aria-busy', 'true');
  slow.resolve();
  await expect(product.getByRole('radio', { name: /^5 kg/ })).toBeChecked();
  await expect(product.getByText('F120-7035-05', { exact: true }).first()).toBeVisible();
  await expect(buyButton).not.toHaveAttribute('aria-busy', 'true');
});

test('Ctrl K finds a product from any page', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('textbox', { name: words('shell:search.placeholder') }).fill(CODE);
  const hit = palette.getByRole('button', { name: new RegExp(`^${CODE}`) });
  await expect(hit).toBeVisible();
  await inspect(page);
  await hit.click();
  await expect(openedProduct(page).getByRole('navigation').getByText(CODE, { exact: true })).toBeVisible();
});

test('a technical data sheet is downloaded in a language of one’s choice, under its proper name', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  const product = await openProduct(page, CODE);
  const sheets = product.getByRole('region', { name: words('tds:section.title') });
  await sheets.getByRole('combobox', { name: words('tds:section.language') }).click();
  await page.getByRole('option', { name: 'DE · Deutsch' }).click();
  const download = page.waitForEvent('download');
  await sheets.getByRole('button', { name: words('tds:section.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/^TDS-F120-.*-DE\.pdf$/);
});

test('a link to a sheet opens the product at it; a visitor is asked to log in', async ({ page }) => {
  await open(page, '/products-search?serial=F120&color=7035&showTds=true');
  await expect(page).toHaveURL(/\/products-search\/guest\?/);
  await page
    .getByRole('article', { name: /^F120 / })
    .getByRole('list')
    .getByRole('button', { name: /^7035/ })
    .click();
  const sheets = openedProduct(page).getByRole('region', { name: words('tds:section.title') });
  await sheets.getByRole('button', { name: words('tds:section.download') }).click();
  const prompt = page.getByRole('dialog', { name: words('catalogue:loginPrompt.title') });
  await expect(prompt).toContainText(words('catalogue:loginPrompt.tds'));
});

test('a customer follows a link to a sheet straight to it', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search?serial=F120&color=7035&showTds=true');
  await expect(page).toHaveURL(/\/products-search\/b2b\?/);
  await expect(
    openedProduct(page).getByRole('heading', { name: words('tds:section.title') }),
  ).toBeInViewport();
});
