import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { anSdsDocument } from '../../../../test/builders/documents';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { chooseFile, chooseFiles, readFormParts } from '../../../../test/files';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/sds';
const BATCHES_PATH = '/api/v1/backoffice/sds/batches';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name });

function openDocuments() {
  stubResponse('get', LIST_PATH, paged([anSdsDocument()]));
  return openPage('/backoffice/sds', { viewer: IT });
}

async function fillSheet() {
  await dialog().getByRole('combobox', { name: 'Stabilimento' }).click();
  await page.getByRole('option', { name: 'ALC01' }).click();
  await dialog().getByRole('textbox', { name: 'Serie' }).fill('F120');
  await dialog().getByRole('textbox', { name: 'Colore' }).fill('7035');
  // Version 3 exists, so 4 is proposed.
  await expect.element(dialog().getByRole('textbox', { name: 'Versione' })).toHaveValue('4');
}

test('a sheet is not published without its fields and its file', async () => {
  await openDocuments();
  await expect.element(page.getByRole('link', { name: 'F120-7035' })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Carica una scheda' }).click();
  await button('Pubblica').click();
  // Site, serial, colour and version, at the fields and in the summary.
  await expect.element(dialog().getByText('Controlla questi campi:')).toBeVisible();
  expect(
    dialog()
      .getByText(/^(Compila|Scegli una voce in) «/)
      .elements(),
  ).toHaveLength(8);
  await expect.element(dialog().getByText(/^Scegli un file per «/)).toBeVisible();
  expect(callsTo('post', LIST_PATH)).toEqual([]);
  await inspect();
});

test('a rejected PDF shows an error at its field until another one is chosen', async () => {
  stubRejection('post', LIST_PATH, {
    status: 400,
    code: 'ValidationError',
    errors: [{ path: 'file', code: 'invalidField' }],
  });
  await openDocuments();
  await page.getByRole('button', { name: 'Carica una scheda' }).click();
  await fillSheet();
  await chooseFile('half-IT.pdf', '%PDF-1.4', 'application/pdf');
  await button('Pubblica').click();
  const rejection = dialog().getByText(
    'Questo PDF non si può pubblicare: è incompleto, protetto da password, o contiene script o altri file. Esportalo di nuovo come PDF semplice.',
  );
  await expect.element(rejection).toBeVisible();
  await inspect();
  await chooseFile('sds_it.pdf', '%PDF-1.4 whole', 'application/pdf');
  await expect.element(rejection).not.toBeInTheDocument();
  stubResponse('post', LIST_PATH, anSdsDocument({ version: 4 }));
  await button('Pubblica').click();
  await expect.element(page.getByText('Pubblicata: F120-7035, versione 4.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  const [, sent] = callsTo('post', LIST_PATH);
  expect(sent && (await readFormParts(sent))).toEqual({
    site: 'ALC01',
    serial: 'F120',
    color: '7035',
    recipe: '01',
    version: '4',
    language: 'IT',
    file: 'sds_it.pdf',
  });
});

test('several languages are published at once, with a warning for those no longer covered', async () => {
  stubResponse('post', LIST_PATH, anSdsDocument({ version: 4 }));
  await openDocuments();
  await page.getByRole('button', { name: 'Carica una scheda' }).click();
  await fillSheet();
  await chooseFiles(['SDS-F1207035-CS.pdf', 'sheet.pdf'], 'application/pdf');
  const warning =
    'La versione 3 esiste anche in: IT. Finché non aggiungi queste lingue, in esse resta disponibile la versione precedente.';
  await expect.element(dialog().getByText(warning)).toBeVisible();
  const language = dialog().getByRole('combobox', {
    name: 'Lingua di sheet.pdf',
  });
  await button('Pubblica').click();
  await expect.element(dialog().getByText('Scegli una voce in «Lingua di sheet.pdf».')).toBeVisible();
  await inspect();
  await language.click();
  await page.getByRole('option', { name: /^DE / }).click();
  await button('Pubblica').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const sentParts = await Promise.all(callsTo('post', LIST_PATH).map(readFormParts));
  expect(sentParts.map(({ language, version }) => [language, version])).toEqual([
    ['CZ', '4'],
    ['DE', '4'],
  ]);
});

test('closing a started upload asks for confirmation', async () => {
  await openDocuments();
  await page.getByRole('button', { name: 'Carica una scheda' }).click();
  await dialog().getByRole('textbox', { name: 'Serie' }).fill('F120');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Chiudere senza inviare?' });
  await expect.element(question).toBeVisible();
  await inspect();
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect.element(dialog().getByRole('textbox', { name: 'Serie' })).toHaveValue('F120');
  await button('Chiudi').last().click();
  await question.getByRole('button', { name: 'Chiudi senza inviare' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('Escape asks before a chosen file is lost', async () => {
  await openDocuments();
  await page.getByRole('button', { name: 'Carica una scheda' }).click();
  await chooseFile('SDS-F1207035-IT.pdf', '%PDF-1.4', 'application/pdf');
  const language = dialog().getByRole('combobox', {
    name: 'Lingua di SDS-F1207035-IT.pdf',
  });
  await expect.element(language).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Chiudere senza inviare?' });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(language).toBeVisible();
});

test('a published archive lists its sheets with site and recipe in words', async () => {
  stubResponse('post', '/api/v1/backoffice/documents', { sds: [anSdsDocument()], tds: [] });
  await openDocuments();
  await page.getByRole('button', { name: 'Archivio ZIP' }).click();
  await chooseFile('a.zip', 'archive', 'application/zip');
  await button('Pubblica').click();
  await expect
    .element(dialog().getByRole('status'))
    .toMatchTextContent('Stabilimento ALC01 · miscelazione (ricetta 01)');
  await inspect();
});

test('an invalid archive is rejected with the reason', async () => {
  stubRejection('post', '/api/v1/backoffice/documents', { status: 415, code: 'UnsupportedMediaType' });
  await openDocuments();
  await page.getByRole('button', { name: 'Archivio ZIP' }).click();
  await chooseFile('a.zip', 'no archive', 'application/zip');
  await button('Pubblica').click();
  await expect.element(dialog().getByText('Questo tipo di file non è accettato.')).toBeVisible();
  await inspect();
});

test('a batch list with errors shows them by line, and a corrected one is stored', async () => {
  stubRejection('post', BATCHES_PATH, {
    status: 400,
    code: 'ValidationError',
    errors: [{ path: 'lines.2.batch', code: 'invalidField' }],
  });
  await openDocuments();
  await page.getByRole('button', { name: 'Elenco lotti' }).click();
  await chooseFile('batches.csv', 'batch\n2612345\n', 'text/csv');
  await button('Registra i lotti').click();
  await expect.element(dialog().getByText('Riga 2, batch: Il valore inserito non è valido.')).toBeVisible();
  await inspect();
  stubResponse('post', BATCHES_PATH, { batches: 1 });
  await chooseFile('batches.csv', 'batch\nA1-26-900001\n', 'text/csv');
  await button('Registra i lotti').click();
  await expect.element(dialog().getByText('1 lotto registrato.')).toBeVisible();
});
