import { writeFile } from 'node:fs/promises';
import { expect, inspect, test } from '../../src/journey.ts';
import { demoUsername } from '../../src/people.ts';
import { aPdf, findButton } from '../../src/sds-steps.ts';
import { findTitle, logIn, open } from '../../src/steps.ts';

test('a new SDS version is published and sent to everyone who received the earlier one', async ({
  page,
  watch,
}) => {
  await logIn(page, demoUsername('it'), '/backoffice/sds?serial=F120&color=7035&site=ALC01');
  await findButton(page, 'Carica una scheda').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Stabilimento' }).click();
  await page.getByRole('option', { name: 'ALC01' }).click();
  await dialog.getByRole('textbox', { name: 'Serie' }).fill('F120');
  await dialog.getByRole('textbox', { name: 'Colore' }).fill('7035');
  await dialog.getByRole('textbox', { name: 'Versione' }).fill('3');
  const file = dialog.locator('input[type=file]');
  const half = aPdf('version 3').subarray(0, 60);
  watch.expects(400, '/backoffice/sds');
  await file.setInputFiles({ name: 'half-IT.pdf', mimeType: 'application/pdf', buffer: half });
  await findButton(dialog, 'Pubblica').click();
  await expect(
    dialog.getByText(
      'Questo PDF non si può pubblicare: è incompleto, protetto da password, o contiene script o altri file. Esportalo di nuovo come PDF semplice.',
    ),
  ).toBeVisible();
  await file.setInputFiles({ name: 'sds-IT.pdf', mimeType: 'application/pdf', buffer: aPdf('version 3') });
  await findButton(dialog, 'Pubblica').click();
  await expect(page.getByText('Pubblicata: F120-7035, versione 3.')).toBeVisible();

  await page.getByRole('link', { name: 'F120-7035' }).first().click();
  await expect(findTitle(page)).toContainText('versione 3');
  await expect(page.getByText('customer2@demo.cromia.test')).toBeVisible();
  const sendLabel = 'Invia a 2 destinatari';
  await findButton(page, sendLabel).click();
  await findButton(page.getByRole('dialog'), sendLabel).click();
  await expect(page.getByText('Invio avviato a 2 indirizzi.')).toBeVisible();
  await expect(page.getByText('customer2@demo.cromia.test')).toBeHidden();
  // The German recipient stays listed until there is a German version.
  await expect(page.getByText('sicherheit@kunde.test')).toBeVisible();
});

test('a batch file edited after it was chosen must be chosen again', async ({ page, watch }, testInfo) => {
  await logIn(page, demoUsername('it'), '/backoffice/sds');
  await findButton(page, 'Elenco lotti').click();
  const dialog = page.getByRole('dialog');
  const list = testInfo.outputPath('batches.csv');
  const header = 'batch;date;site;serial;color;recipe;version;customerCode;orderCode';
  await writeFile(list, `${header}\nA1-26-9;2026-11-02;ALC01;F120;9010;01;1;;\n`);
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByLabel('File CSV o Excel').click();
    await (await chooser).setFiles(list);
  };
  await choose();
  watch.expects(400, '/backoffice/sds/batches');
  await findButton(dialog, 'Registra i lotti').click();
  await expect(dialog.getByText('Riga 2, batch: Il valore inserito non è valido.')).toBeVisible();
  await writeFile(list, `${header}\nA1-26-900002;2026-11-02;ALC01;F120;9010;01;1;;\n`);
  await findButton(dialog, 'Registra i lotti').click();
  await expect(
    dialog.getByText('Il file è cambiato, o non c’è più, da quando lo hai scelto. Sceglilo di nuovo.'),
  ).toBeVisible();
  await inspect(page);
  await choose();
  await findButton(dialog, 'Registra i lotti').click();
  await expect(dialog.getByText('1 lotto registrato.')).toBeVisible();
});

test('an uploaded TDS is listed and downloaded, and is withdrawn with a reason', async ({ page }) => {
  await logIn(page, demoUsername('admin'), '/backoffice/tds?serial=F110');
  await findButton(page, 'Carica una scheda tecnica').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Serie' }).fill('F110');
  await dialog.getByRole('textbox', { name: 'Colore' }).fill('8012');
  await dialog.getByRole('combobox', { name: 'Lingua' }).click();
  await page.getByRole('option', { name: /^FR / }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'tds.pdf', mimeType: 'application/pdf', buffer: aPdf('fiche') });
  await findButton(dialog, 'Pubblica').click();
  await expect(dialog).toBeHidden();
  await open(page, '/backoffice/tds?serial=F110&color=8012&language=FR');
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('F110-8012');
  const download = page.waitForEvent('download');
  await newest.getByRole('button').first().click();
  expect((await download).suggestedFilename()).toBe('TDS-F110-8012-FR.pdf');

  await newest.getByRole('button', { name: /^Ritira / }).click();
  await dialog.getByRole('textbox', { name: 'Motivo del ritiro' }).fill('File di un altro prodotto');
  await findButton(dialog, 'Ritira').click();
  await expect(dialog).toBeHidden();
  await expect(newest).toContainText('Ritirata');
  await expect(newest).toContainText('File di un altro prodotto');
  const withdrawn = page.waitForEvent('download');
  await newest.getByRole('button').click();
  expect((await withdrawn).suggestedFilename()).toBe('TDS-F110-8012-FR-withdrawn.pdf');
});
