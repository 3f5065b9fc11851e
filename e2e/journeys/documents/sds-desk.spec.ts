import { expect, test } from '../../src/journey.ts';
import { demoUsername } from '../../src/people.ts';
import { expandFirst, findButton, search } from '../../src/sds-steps.ts';
import { logIn, matchUrl, open } from '../../src/steps.ts';
import { wordsOf } from '../../src/texts.ts';

const words = wordsOf('it');

test('an agent finds batches in both formats while typing, and a customer by code', async ({ page }) => {
  await logIn(page, demoUsername('agent'), '/sds/batch');
  const batch = page.getByRole('combobox', { name: 'Lotto' });
  for (const [typed, option] of [
    ['23012', /^2301\d{3}/],
    ['a1-26', /^A1-26-\d{6}/],
  ] as const) {
    await batch.fill(typed);
    await page.getByRole('option', { name: option }).first().click();
    await search(page, words);
    // The rows of the previous search stay until the new ones have loaded.
    await expect(page.getByRole('row').nth(1)).toContainText(typed.toUpperCase());
    await expandFirst(page, words);
    await batch.fill('');
  }
  await open(page, '/sds/customer');
  await page.getByRole('combobox', { name: 'Codice cliente' }).fill('10000');
  await page.getByRole('option', { name: /^100001/ }).click();
  await search(page, words);
  await expect(page).toHaveURL(/customerCode=100001/);
  await expandFirst(page, words);
});

test('the SDS desk searches by product and exports all deliveries', async ({ page }) => {
  await logIn(page, demoUsername('sds'), '/sds/product');
  await page.getByRole('textbox', { name: 'Prodotto' }).fill('f120 7035');
  await search(page, words);
  await expect(page.getByRole('row').filter({ hasText: 'ALC02' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Invii' }).click();
  await page.getByRole('link', { name: 'Vedi gli invii di tutti' }).click();
  await expect(page).toHaveURL(matchUrl('/backoffice/sds-deliveries'));
  await expect(page.getByRole('table')).toContainText('sicherheit@kunde.test');
  const download = page.waitForEvent('download');
  await findButton(page, 'Esporta CSV').click();
  expect((await download).suggestedFilename()).toBe('sds-deliveries.csv');
});
