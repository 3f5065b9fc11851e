import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../../test/api-stub';
import { aTdsDocument, aTechnical } from '../../../../test/builders/documents';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { chooseFile, readFormParts } from '../../../../test/files';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/tds';
const WITHDRAWAL_PATH = '/api/v1/backoffice/tds/{id}/withdrawal';
const TECHNICAL_PATH = '/api/v1/backoffice/tds/technical';
const COMPOSITIONS_PATH = '/api/v1/backoffice/tds/compositions';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name });

function openDocuments(documents = [aTdsDocument()]) {
  stubResponse('get', LIST_PATH, paged(documents));
  return openPage('/backoffice/tds?serial=F110', { viewer: ADMIN });
}

test('a technical data sheet is uploaded for a product in a language', async () => {
  stubResponse('post', LIST_PATH, aTdsDocument());
  await openDocuments();
  await page.getByRole('button', { name: 'Carica una scheda tecnica' }).click();
  await dialog().getByRole('textbox', { name: 'Serie' }).fill('F110');
  await dialog().getByRole('textbox', { name: 'Colore' }).fill('8012');
  await dialog().getByRole('combobox', { name: 'Lingua' }).click();
  await page.getByRole('option', { name: /^FR / }).click();
  await chooseFile('tds.pdf', '%PDF-1.4', 'application/pdf');
  await button('Pubblica').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const [sent] = callsTo('post', LIST_PATH);
  expect(sent && (await readFormParts(sent))).toEqual({
    serial: 'F110',
    color: '8012',
    language: 'FR',
    file: 'tds.pdf',
  });
});

test('a withdrawn version shows its reason and can only be downloaded, named as withdrawn', async () => {
  const reason = 'File di un altro prodotto';
  stubResponse('post', WITHDRAWAL_PATH, () => {
    const withdrawn = aTdsDocument({
      isLatest: false,
      withdrawnOn: '2026-11-23T08:30:00.000Z',
      withdrawalReason: reason,
    });
    stubResponse('get', LIST_PATH, paged([withdrawn]));
    return withdrawn;
  });
  await openDocuments();
  const row = page.getByRole('row').nth(1);
  await row
    .getByRole('button', { name: /^Ritira / })
    .first()
    .click();
  await dialog().getByRole('textbox', { name: 'Motivo del ritiro' }).fill(reason);
  await inspect();
  await button('Ritira').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => callsTo('post', WITHDRAWAL_PATH)[0]?.body).toEqual({ reason });
  await expect.element(row).toMatchTextContent('Ritirata');
  await expect.element(row).toMatchTextContent(reason);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  stubReply('get', '/api/v1/backoffice/tds/{id}/withdrawn', () => {
    const headers = { 'content-disposition': 'attachment; filename="TDS-F110-8012-FR-withdrawn.pdf"' };
    return new Response('%PDF-1.4', { headers });
  });
  const [open, ...others] = row.getByRole('button').all();
  expect(others).toEqual([]);
  await open?.click();
  await expect.poll(() => names).toEqual(['TDS-F110-8012-FR-withdrawn.pdf']);
  await inspect();
});

test('the actions of a version stay on one line in a narrow table', async () => {
  await openDocuments([
    aTdsDocument(),
    aTdsDocument({
      id: '00000000-0000-4000-8000-00000000007e',
      version: 1,
      isLatest: false,
      size: null,
      withdrawnOn: '2026-11-23T08:30:00.000Z',
      withdrawalReason: 'File di un altro prodotto',
    }),
  ]);
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await inspect();
  await page.viewport(1000, 1000);
  const [save, withdrawal] = page
    .getByRole('row')
    .nth(1)
    .getByRole('button')
    .elements()
    .map((element) => element.getBoundingClientRect().y);
  expect(save).toBeTypeOf('number');
  expect(save).toBe(withdrawal);
});

test('the title stays on one line beside the page actions on a tablet', async () => {
  await openDocuments();
  await page.viewport(800, 1000);
  const title = page.getByRole('heading', { level: 1 }).element();
  expect(title.getBoundingClientRect().height).toBeLessThan(60);
});

test('a sheet is composed from the technical data of its serial, with the edited values', async () => {
  stubRejection('get', TECHNICAL_PATH, { status: 404, code: 'NotFound' });
  stubResponse('post', COMPOSITIONS_PATH, [
    aTdsDocument({ serial: 'F121', color: null, language: 'IT', version: 2, size: null }),
  ]);
  await openDocuments([aTdsDocument({ size: null })]);
  await expect.element(page.getByRole('row').filter({ hasText: 'Composta dai dati' })).toBeVisible();
  await page.getByRole('button', { name: 'Componi dai dati' }).click();
  const serial = dialog().getByRole('textbox', { name: 'Serie' });
  await serial.fill('ZZZZ');
  await button('Mostra i dati').click();
  await expect.element(dialog().getByText('Il catalogo non ha questa serie.')).toBeVisible();
  stubResponse('get', TECHNICAL_PATH, aTechnical());
  await serial.fill('F121');
  await button('Mostra i dati').click();
  const film = dialog().getByRole('textbox', { name: `Spessore secco consigliato (µm)` });
  await expect.element(film).toHaveValue('60-90');
  await inspect();
  await film.fill('80-120');
  await button('Componi dai dati').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('post', COMPOSITIONS_PATH)[0]?.body)
    .toMatchObject({
      serial: 'F121',
      languages: ['IT'],
      technical: { dryFilm: '80-120' },
    });
});

test('Escape asks before a serial is lost whose data are not displayed yet', async () => {
  stubResponse('get', TECHNICAL_PATH, aTechnical());
  await openDocuments();
  await page.getByRole('button', { name: 'Componi dai dati' }).click();
  const serial = dialog().getByRole('textbox', { name: 'Serie' });
  await serial.fill('f121');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Chiudere senza inviare?' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect.element(serial).toHaveValue('f121');
  await button('Mostra i dati').click();
  await expect
    .element(dialog().getByRole('textbox', { name: `Spessore secco consigliato (µm)` }))
    .toBeVisible();
  // The displayed data are unchanged, so nothing is lost.
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});
