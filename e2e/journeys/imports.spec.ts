import { randomInt } from 'node:crypto';
import { expect, test } from '../src/journey.ts';
import { demoUsername } from '../src/people.ts';
import { logIn, matchUrl, open } from '../src/steps.ts';

test('IT previews the changes of a file, imports it and finds the import in the list', async ({ page }) => {
  const price = (10 + randomInt(1e6) / 1e4).toFixed(4);
  const createFile = (rows: string) => ({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`serial;color;pkg;priceListCode;unitPrice\r\n${rows}`),
  });
  await logIn(page, demoUsername('it'), '/backoffice/imports');
  await page.getByRole('button', { name: 'Importa un file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dati').selectOption('prices');
  const file = dialog.locator('input[type=file]');
  const apply = dialog.getByRole('button', { name: 'Importa' });

  await file.setInputFiles(createFile(`F120;7035;25;DIL;${price}\r\nF120;7035;99;DIL;1,5\r\n`));
  await expect(
    dialog.getByText(
      'Virgola decimale in un file i cui numeri hanno anche punti o separatori delle migliaia: usa il punto.',
    ),
  ).toBeVisible();
  await expect(apply).toBeDisabled();

  await file.setInputFiles([]);
  await file.setInputFiles(createFile(`F120;7035;25;DIL;${price}\r\n`));
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(dialog).toBeHidden();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Prezzi');
  await expect(first).toContainText(demoUsername('it'));

  await page.getByRole('button', { name: 'Importa un file' }).click();
  await dialog.getByLabel('Dati').selectOption('prices');
  await file.setInputFiles(createFile(`F120;7035;25;DIL;${price}\r\n`));
  await expect(dialog.getByText('Nuove: 0. Cambiate: 0. Già così: 1. Errate: 0.')).toBeVisible();
  await expect(apply, 'importing the same rows again changes nothing').toBeDisabled();
});

test('a new integration key opens the ERP API until it is revoked', async ({ page, baseURL }) => {
  const name = `Gestionale ${randomInt(1e9)}`;
  await logIn(page, demoUsername('it'), '/backoffice/imports');
  await page.getByRole('link', { name: 'Chiavi del gestionale' }).click();
  await expect(page).toHaveURL(matchUrl('/backoffice/imports/keys'));
  await page.getByRole('button', { name: 'Crea una chiave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog.getByRole('checkbox', { name: 'Catalogo' }).check();
  await dialog.getByRole('button', { name: 'Crea una chiave' }).click();
  const keyText = dialog.getByText(/^cromia_/);
  const key = (await keyText.textContent()) ?? '';
  const callAsErp = async () =>
    (
      await fetch(new URL('/api/v1/integration/key', baseURL), {
        headers: { authorization: `Bearer ${key}` },
      })
    ).status;
  expect(await callAsErp()).toBe(200);
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();

  await open(page, '/backoffice/imports/keys');
  await expect(page.getByText(key)).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Revoca' }).click();
  await dialog.getByRole('button', { name: 'Revoca' }).click();
  await expect(row).toContainText('Revocata');
  expect(await callAsErp()).toBe(401);
});
