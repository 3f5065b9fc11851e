import { expect, test } from '../src/journey.ts';
import { aShopper, demo } from '../src/people.ts';
import { voiceOf } from '../src/shop-steps.ts';
import { at, buy, goToCatalogue, logIn, openedProduct, openProduct } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';

test('all three searches find the same product, the URL keeps the search, Back closes the product', async ({
  page,
  db,
}) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username);
  await goToCatalogue(page, words);
  const form = page.getByRole('main').getByRole('search');
  const found = page.getByRole('article', { name: /^F120 / });
  await form.getByRole('searchbox').fill('epoxy primer');
  await form.getByRole('button').click();
  await expect(found).toBeVisible();

  await page.getByRole('tab', { name: words('catalogue:search.modeAdvanced') }).click();
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
  await page.reload();
  await expect(found).toBeVisible();

  await found.getByRole('list').getByRole('button', { name: /^7035/ }).click();
  await expect(page).toHaveURL(/open=F120-7035-/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(found).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a customer opens a TDS by link and downloads it in a chosen language', async ({ page, db }) => {
  const shopper = await aShopper(db);
  await logIn(page, shopper.username, '/products-search?serial=F120&color=7035&showTds=true');
  await expect(page).toHaveURL(/\/products-search\/b2b\?/);
  const sheets = openedProduct(page).getByRole('region', { name: words('tds:section.title') });
  await expect(sheets.getByRole('heading')).toBeInViewport();
  await sheets.getByRole('combobox', { name: words('tds:section.language') }).click();
  await page.getByRole('option', { name: 'DE · Deutsch' }).click();
  const download = page.waitForEvent('download');
  await sheets.getByRole('button', { name: words('tds:section.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/^TDS-F120-.*-DE\.pdf$/);
});

test(
  'a changed code links to its successor; a product without price enters the cart but cannot be ordered',
  {
    tag: '@phone',
  },
  async ({ page, db }, { project }) => {
    const { words, language } = voiceOf(project.name);
    const shopper = await aShopper(db, { language });
    await logIn(page, shopper.username);
    await openProduct(page, 'F120-3020-25');
    const refusal = await buy(page, words);
    await expect(refusal).toContainText(words('catalogue:refusal.codeChanged'));
    await refusal
      .getByRole('button', { name: words('catalogue:detail.openCode', { code: 'F121-3020-25' }) })
      .click();
    await expect(
      openedProduct(page).getByRole('navigation').getByText('F121-3020-25', { exact: true }),
    ).toBeVisible();

    await openProduct(page, 'F120-9010-25');
    const dialog = await buy(page, words);
    await dialog.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
    const question = page.getByRole('dialog', { name: words('catalogue:buy.unpricedTitle') });
    await question.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
    await page.getByRole('link', { name: words('cart:added.toCart') }).click();
    await expect(page).toHaveURL(at('/profile-customer/cart'));
    await page
      .getByRole('checkbox', { name: words('common:table.selectRow', { row: 'F120-9010-25' }) })
      .check();
    await expect(page.getByRole('button', { name: words('cart:requestOrder') })).toBeDisabled();
  },
);

test('an agent must pick a customer before buying for that customer', async ({ page }) => {
  await logIn(page, demo('agent'), '/profile-agent');
  await openProduct(page, CODE);
  const refusal = await buy(page, words);
  await expect(refusal).toContainText(words('catalogue:refusal.pickCustomer'));
  await refusal.getByRole('link', { name: words('catalogue:refusal.pickAction') }).click();
  await expect(page).toHaveURL(at('/profile-agent'));
  await page.getByRole('searchbox', { name: words('customers:list.search') }).fill('100003');
  const pick = page.getByRole('button', {
    name: new RegExp(`^${words('customers:list.pickNamed', { customer: '' })}`),
  });
  await expect(pick).toHaveCount(1);
  await pick.click();
  await expect(page.getByRole('region', { name: words('shell:acting.label') })).toContainText('100003');
  await expect(page).toHaveURL(at('/profile-customer'));
  await goToCatalogue(page, words);
  const product = await openProduct(page, CODE);
  await expect(product.getByText(words('catalogue:detail.customerPrice'))).toBeVisible();
  await expect(
    product.getByRole('columnheader', { name: words('catalogue:detail.discounts') }),
  ).toBeVisible();
  await expect(
    (await buy(page, words)).getByRole('button', { name: words('catalogue:buy.cartAction') }),
  ).toBeEnabled();
});
