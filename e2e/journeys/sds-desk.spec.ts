import { expect, inspect, test } from '../src/journey.ts';
import { demo } from '../src/people.ts';
import { pressable, search, unfoldFirst } from '../src/sds-steps.ts';
import { at, logIn, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('an agent finds batches in both formats while typing, and a customer by name', async ({
  page,
  watch,
}) => {
  await logIn(page, demo('agent'), '/sds');
  await expect(page).toHaveURL(at('/sds/site'));
  await search(page, words);
  await expect(page.getByText(words('errors:fields.missing'))).toHaveCount(3);
  await inspect(page);

  await open(page, '/sds/batch');
  const batch = page.getByRole('combobox', { name: words('sds:fields.batch') });
  for (const [typed, option] of [
    ['23012', /^2301\d{3}/],
    ['a1-26', /^A1-26-\d{6}/],
  ] as const) {
    await batch.fill(typed);
    await page.getByRole('option', { name: option }).first().click();
    await search(page, words);
    await unfoldFirst(page, words);
    await inspect(page);
    await batch.fill('');
  }
  // The watch fails when the server is asked for what no batch can begin with.
  await batch.fill('<none>');
  await search(page, words);
  await expect(page.getByText(words('sds:fields.batchError'))).toBeVisible();

  await open(page, '/sds/customer');
  const customer = page.getByRole('combobox', { name: words('sds:fields.customerCode') });
  watch.expects(404, 'findSdsByFilters');
  await customer.fill('100099');
  await search(page, words);
  await expect(page.getByText(words('sds:results.noCustomer'))).toBeVisible();
  await customer.fill('10000');
  await page.getByRole('option', { name: /^100001/ }).click();
  await search(page, words);
  await expect(page).toHaveURL(/customerCode=100001/);
  await unfoldFirst(page, words);
});

test('a search keeps its terms and its page in the address, by date ascending', async ({ page }) => {
  await logIn(page, demo('agent'), '/sds/site?site=ALC01&serial=F120&color=7035&year=2026&page=2');
  await expect(page.getByRole('table', { name: words('sds:results.label') }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: words('sds:columns.date') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await pressable(page, words('common:table.previousPage')).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(page.getByRole('textbox', { name: words('sds:fields.serial') })).toHaveValue('F120');
});

test('sheets of internal recipes are marked, and an agent cannot send them', async ({ page }) => {
  await logIn(page, demo('agent'), '/sds/site?site=ALC01&serial=F120&color=7035&year=2026');
  const internal = page
    .getByRole('row')
    .filter({ hasText: words('sds:sheet.doNotSend') })
    .first();
  await internal.getByRole('button', { name: new RegExp(words('sds:results.languages')) }).click();
  await page.getByRole('list', { name: /A1-26/ }).getByRole('button', { name: /^IT / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words('sds:sheet.doNotSend'))).toBeVisible();
  await expect(pressable(dialog, words('common:actions.send'))).toBeHidden();
  await inspect(page);
});

test('the SDS desk searches by product and sees what everybody has sent', async ({ page }) => {
  await logIn(page, demo('sds'), '/sds/product');
  await page.getByRole('textbox', { name: words('sds:fields.product') }).fill('f120 7035');
  await search(page, words);
  await expect(page.getByRole('row').filter({ hasText: 'ALC02' })).toHaveCount(1);
  await inspect(page);
  await page.getByRole('link', { name: words('sds:tabs.deliveries') }).click();
  await page.getByRole('link', { name: words('sds:deliveries.all') }).click();
  await expect(page).toHaveURL(at('/backoffice/sds-deliveries'));
  await expect(page.getByRole('table')).toContainText('sicherheit@kunde.test');
  await inspect(page);
  const download = page.waitForEvent('download');
  await pressable(page, words('sds:deliveries.export')).click();
  expect((await download).suggestedFilename()).toBe('sds-deliveries.csv');
});
