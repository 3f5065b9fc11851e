import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, fillCart } from '../src/people.ts';
import { logIn } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const LINES = 300;

test('a cart of hundreds of lines draws those that are near, and prints them all', async ({ page, db }) => {
  const words = wordsOf('it');
  const shopper = await aShopper(db, { language: 'it' });
  const products = await db
    .selectFrom('products')
    .select(['serial', 'color', 'pkg'])
    .where('status', '=', 'A')
    .orderBy('id')
    .limit(LINES)
    .execute();
  const codes = products.map(({ serial, color, pkg }) => `${serial}-${color}-${pkg}`);
  await fillCart(db, shopper, codes, 12);
  await logIn(page, shopper.username, '/profile-customer/cart');
  const rows = page.getByRole('table', { name: words('cart:table') }).locator('tbody tr');
  const quantities = rows.getByRole('textbox');
  await expect(rows).toHaveCount(LINES);
  await expect(quantities.first()).toBeVisible();
  expect(await quantities.count()).toBeLessThan(80);
  await inspect(page);

  const last = page.getByRole('textbox', { name: `${words('common:quantity.label')}: ${codes.at(-1)}` });
  await expect(last).toHaveCount(0);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(last).toHaveValue('12');

  const paper = page.locator('[class*="sheet"] tbody tr');
  await expect(paper).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toHaveCount(LINES);
  await expect(page.locator('[class*="sheet"]').first()).toContainText(
    `Verniciatura ${shopper.customerCode} S.r.l. (${shopper.customerCode})`,
  );
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveCount(0);
});
