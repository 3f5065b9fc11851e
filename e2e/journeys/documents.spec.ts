import { writeFile } from 'node:fs/promises';
import { expect, inspect, test } from '../src/journey.ts';
import { anOrderOf, aShopper, demo } from '../src/people.ts';
import { aPdf, pressable } from '../src/sds-steps.ts';
import { logIn, open, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('a new version is published and sent to all who have the earlier one', async ({ page, watch }) => {
  await logIn(page, demo('it'), '/backoffice/sds?serial=F120&color=7035&site=ALC01');
  await inspect(page);
  await pressable(page, words('sds:documents.upload')).click();
  const dialog = page.getByRole('dialog');
  await pressable(dialog, words('sds:documents.publish')).click();
  await expect(dialog.getByText(words('errors:fields.missing')).first()).toBeVisible();
  await inspect(page);
  await dialog.getByRole('combobox', { name: words('sds:fields.site') }).click();
  await page.getByRole('option', { name: 'ALC01' }).click();
  await dialog.getByRole('textbox', { name: words('sds:fields.serial') }).fill('F120');
  await dialog.getByRole('textbox', { name: words('sds:fields.color') }).fill('7035');
  await dialog.getByRole('textbox', { name: words('sds:columns.version') }).fill('3');
  await dialog.getByRole('combobox', { name: words('sds:fields.language') }).click();
  await page.getByRole('option', { name: /^IT / }).click();
  const file = dialog.locator('input[type=file]');
  const half = aPdf('version 3').subarray(0, 60);
  watch.expects(400, '/backoffice/sds');
  await file.setInputFiles({ name: 'half.pdf', mimeType: 'application/pdf', buffer: half });
  await pressable(dialog, words('sds:documents.publish')).click();
  await expect(dialog.getByText(words('sds:uploads.pdfRefused'))).toBeVisible();
  await inspect(page);
  await file.setInputFiles({ name: 'sds.pdf', mimeType: 'application/pdf', buffer: aPdf('version 3') });
  await expect(dialog.getByText(words('sds:uploads.pdfRefused'))).toBeHidden();
  await pressable(dialog, words('sds:documents.publish')).click();
  await expect(
    page.getByText(words('sds:documents.published', { sheet: 'F120-7035', version: 3 })),
  ).toBeVisible();

  await page.getByRole('link', { name: 'F120-7035' }).first().click();
  await expect(title(page)).toContainText(words('sds:documents.versionOf', { version: 3 }));
  await expect(page.getByText('customer2@demo.cromia.test')).toBeVisible();
  // The German reader stays listed until there is a German version.
  await expect(page.getByText(words('sds:recall.notYet', { language: 'DE' }))).toBeVisible();
  await inspect(page);
  const send = words('sds:recall.send', { count: 2 });
  await pressable(page, send).click();
  await pressable(page.getByRole('dialog'), send).click();
  await expect(page.getByText(words('sds:send.sdsSentSuccess', { count: 2 }))).toBeVisible();
  await expect(page.getByText('customer2@demo.cromia.test')).toBeHidden();
  await expect(page.getByText('sicherheit@kunde.test')).toBeVisible();
});

test('a file that is none is refused with a reason, a list of batches line by line', async ({
  page,
  watch,
}) => {
  watch.expects(415, '/backoffice/documents');
  watch.expects(400, '/backoffice/sds/batches');
  await logIn(page, demo('it'), '/backoffice/sds');
  await pressable(page, words('sds:archive.open')).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') });
  await pressable(dialog, words('sds:documents.publish')).click();
  await expect(dialog.getByText(words('errors:UnsupportedMediaType'))).toBeVisible();
  await inspect(page);
  await pressable(dialog, words('common:actions.close')).last().click();

  await pressable(page, words('sds:batches.open')).click();
  const header = 'batch;date;site;serial;color;recipe;version;customerCode;orderCode';
  const take = async (line: string) => {
    await file.setInputFiles({
      name: 'batches.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${header}\n${line}\n`),
    });
    await pressable(dialog, words('sds:batches.store')).click();
  };
  await take('2612345;2026-11-02;ALC01;F120;9010;01;1;;');
  await expect(
    dialog.getByText(
      words('sds:uploads.line', { line: 2, column: 'batch', error: words('errors:fields.invalidField') }),
    ),
  ).toBeVisible();
  await take('A1-26-900001;2026-11-02;ALC01;F120;9010;01;1;;');
  await expect(dialog.getByText(words('sds:batches.done', { count: 1 }))).toBeVisible();
});

test('a list that is corrected on the disk after it was chosen is asked for again', async ({
  page,
  watch,
}, testInfo) => {
  await logIn(page, demo('it'), '/backoffice/sds');
  await pressable(page, words('sds:batches.open')).click();
  const dialog = page.getByRole('dialog');
  const list = testInfo.outputPath('batches.csv');
  const header = 'batch;date;site;serial;color;recipe;version;customerCode;orderCode';
  await writeFile(list, `${header}\nA1-26-9;2026-11-02;ALC01;F120;9010;01;1;;\n`);
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByLabel(words('sds:batches.file')).click();
    await (await chooser).setFiles(list);
  };
  await choose();
  watch.expects(400, '/backoffice/sds/batches');
  await pressable(dialog, words('sds:batches.store')).click();
  await expect(dialog.getByText(words('sds:uploads.failed'))).toBeVisible();
  await writeFile(list, `${header}\nA1-26-900002;2026-11-02;ALC01;F120;9010;01;1;;\n`);
  await pressable(dialog, words('sds:batches.store')).click();
  await expect(dialog.getByText(words('errors:FileChanged'))).toBeVisible();
  await inspect(page);
  await choose();
  await pressable(dialog, words('sds:batches.store')).click();
  await expect(dialog.getByText(words('sds:batches.done', { count: 1 }))).toBeVisible();
});

test('an uploaded technical data sheet takes the place of the composed one, and is withdrawn', async ({
  page,
}) => {
  await logIn(page, demo('admin'), '/backoffice/tds?serial=F110');
  await inspect(page);
  await pressable(page, words('tds:documents.upload')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words('sds:fields.serial') }).fill('F110');
  await dialog.getByRole('textbox', { name: words('sds:fields.color') }).fill('8012');
  await dialog.getByRole('combobox', { name: words('sds:fields.language') }).click();
  await page.getByRole('option', { name: /^FR / }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'tds.pdf', mimeType: 'application/pdf', buffer: aPdf('fiche') });
  await pressable(dialog, words('sds:documents.publish')).click();
  await expect(dialog).toBeHidden();
  await open(page, '/backoffice/tds?serial=F110&color=8012&language=FR');
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('F110-8012');
  const download = page.waitForEvent('download');
  await newest.getByRole('button').first().click();
  expect((await download).suggestedFilename()).toBe('TDS-F110-8012-FR.pdf');

  await newest.getByRole('button', { name: new RegExp(`^${words('sds:documents.withdraw')} `) }).click();
  await dialog
    .getByRole('textbox', { name: words('sds:documents.withdrawalReason') })
    .fill('File di un altro prodotto');
  await inspect(page);
  await pressable(dialog, words('sds:documents.withdraw')).click();
  await expect(dialog).toBeHidden();
  await expect(newest).toContainText(words('sds:documents.withdrawn'));
  await expect(newest).toContainText('File di un altro prodotto');
  await expect(newest.getByRole('button')).toHaveCount(0);
  await inspect(page);
  // Where the table is narrow, what can be done with a version stays on one line.
  await page.setViewportSize({ width: 1000, height: 1000 });
  const [save, withdrawal] = await page.getByRole('row').nth(2).getByRole('button').all();
  expect((await save?.boundingBox())?.y).toBe((await withdrawal?.boundingBox())?.y);
  // On a tablet the actions leave the title its room.
  await page.setViewportSize({ width: 800, height: 1000 });
  expect((await title(page).boundingBox())?.height).toBeLessThan(60);
});

test('a technical data sheet is composed from its data, in the languages that are chosen', async ({
  page,
  watch,
}) => {
  watch.expects(404, '/backoffice/tds/technical');
  await logIn(page, demo('it'), '/backoffice/tds?serial=F121&language=IT');
  await pressable(page, words('tds:compose.open')).click();
  const dialog = page.getByRole('dialog');
  const serial = dialog.getByRole('textbox', { name: words('sds:fields.serial') });
  await serial.fill('ZZZZ');
  await pressable(dialog, words('tds:compose.load')).click();
  await expect(dialog.getByText(words('tds:compose.unknownSerial'))).toBeVisible();
  await serial.fill('F121');
  await pressable(dialog, words('tds:compose.load')).click();
  const film = dialog.getByRole('textbox', { name: words('tds:compose.fields.dryFilm') });
  await expect(film).toHaveValue('60-90');
  await inspect(page);
  await film.fill('80-120');
  await pressable(dialog, words('tds:compose.open')).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: words('tds:documents.composed') })).not.toHaveCount(0);
});

test('a version that was published by mistake is withdrawn with its reason', async ({ page }) => {
  await logIn(page, demo('it'), '/backoffice/sds?serial=M220&site=ALC01&sort=version,desc');
  await page
    .getByRole('link', { name: /^M220-/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: new RegExp(`^${words('common:actions.download')} M220-.+ IT$`) })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^SDS-M220.+-IT\.pdf$/);
  await pressable(page, words('sds:documents.withdrawVersion')).click();
  const dialog = page.getByRole('dialog');
  await pressable(dialog, words('sds:documents.withdraw')).click();
  await expect(dialog.getByText(words('errors:fields.missing'))).toBeVisible();
  await inspect(page);
  await dialog.getByRole('textbox', { name: words('sds:documents.withdrawalReason') }).fill('Errore di file');
  await pressable(dialog, words('sds:documents.withdraw')).click();
  await expect(title(page)).toContainText(words('sds:documents.withdrawn'));
  await expect(page.getByText('Errore di file')).toBeVisible();
  await expect(page.getByRole('button', { name: words('common:actions.download') })).toHaveCount(0);
  await inspect(page);
});

test('a technical data sheet that cannot be saved closes its dialog, and the page says so', async ({
  page,
  watch,
  db,
}) => {
  const shopper = await aShopper(db, { language: 'it' });
  const product = 'F120-7035-25';
  await anOrderOf(db, shopper, { products: [product], quantity: 4, status: 'F' });
  await logIn(page, shopper.username, '/profile-customer/ordered-products');
  watch.expects(404, '/tds/pdf/');
  await page.route('**/api/tds/pdf/version/*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"code":"TdsError"}' }),
  );
  await pressable(page, words('ordered-products:tds', { product })).click();
  const dialog = page.getByRole('dialog', { name: words('tds:section.title') });
  await pressable(dialog, words('tds:section.download')).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toContainText(words('errors:TdsError'));
  await inspect(page);
});
