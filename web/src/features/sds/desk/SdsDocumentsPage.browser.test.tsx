import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../test/api-stub';
import { anSdsDocument } from '../../../../test/builders/documents';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { chooseFile, chooseFiles, partsOf } from '../../../../test/files';
import { inspect } from '../../../../test/inspect';
import { type Opened, openPage } from '../../../../test/open-page';

const LIST = '/api/v1/backoffice/sds';
const BATCHES = '/api/v1/backoffice/sds/batches';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name });

function openDocuments() {
  onCall('get', LIST, paged([anSdsDocument()]));
  return openPage('/backoffice/sds', { viewer: IT });
}

async function fillSheet(words: Opened['words']) {
  await dialog()
    .getByRole('combobox', { name: words('sds:fields.site') })
    .click();
  await page.getByRole('option', { name: 'ALC01' }).click();
  await dialog()
    .getByRole('textbox', { name: words('sds:fields.serial') })
    .fill('F120');
  await dialog()
    .getByRole('textbox', { name: words('sds:fields.color') })
    .fill('7035');
  // Version 3 exists, so 4 is proposed.
  await expect
    .element(dialog().getByRole('textbox', { name: words('sds:columns.version') }))
    .toHaveValue('4');
}

test('a sheet is not published without its fields and its file', async () => {
  const { words } = await openDocuments();
  await expect.element(page.getByRole('link', { name: 'F120-7035' })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words('sds:documents.upload') }).click();
  await button(words('sds:documents.publish')).click();
  await expect.element(dialog().getByText(words('errors:fields.missing')).first()).toBeVisible();
  // Site, serial, colour, version and the file.
  expect(dialog().getByText(words('errors:fields.missing')).elements()).toHaveLength(5);
  expect(callsTo('post', LIST)).toEqual([]);
  await inspect();
});

test('a refused PDF shows an error at its field until another one is chosen', async () => {
  onRefused('post', LIST, {
    status: 400,
    code: 'ValidationError',
    errors: [{ path: 'file', code: 'invalidField' }],
  });
  const { words } = await openDocuments();
  await page.getByRole('button', { name: words('sds:documents.upload') }).click();
  await fillSheet(words);
  await chooseFile('half-IT.pdf', '%PDF-1.4', 'application/pdf');
  await button(words('sds:documents.publish')).click();
  const refusal = dialog().getByText(words('sds:uploads.pdfRefused'));
  await expect.element(refusal).toBeVisible();
  await inspect();
  await chooseFile('sds_it.pdf', '%PDF-1.4 whole', 'application/pdf');
  await expect.element(refusal).not.toBeInTheDocument();
  onCall('post', LIST, anSdsDocument({ version: 4 }));
  await button(words('sds:documents.publish')).click();
  await expect
    .element(page.getByText(words('sds:documents.published', { sheet: 'F120-7035', version: 4 })))
    .toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  const [, sent] = callsTo('post', LIST);
  expect(sent && (await partsOf(sent))).toEqual({
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
  onCall('post', LIST, anSdsDocument({ version: 4 }));
  const { words } = await openDocuments();
  await page.getByRole('button', { name: words('sds:documents.upload') }).click();
  await fillSheet(words);
  await chooseFiles(['SDS-F1207035-CS.pdf', 'sheet.pdf'], 'application/pdf');
  const missed = words('sds:documents.fewerLanguages', { languages: 'IT', version: 3 });
  await expect.element(dialog().getByText(missed)).toBeVisible();
  const language = dialog().getByRole('combobox', {
    name: words('sds:uploads.languageOf', { file: 'sheet.pdf' }),
  });
  await button(words('sds:documents.publish')).click();
  await expect.element(dialog().getByText(words('errors:fields.missing'))).toBeVisible();
  await inspect();
  await language.click();
  await page.getByRole('option', { name: /^DE / }).click();
  await button(words('sds:documents.publish')).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const sent = await Promise.all(callsTo('post', LIST).map(partsOf));
  expect(sent.map(({ language, version }) => [language, version])).toEqual([
    ['CZ', '4'],
    ['DE', '4'],
  ]);
});

test('closing a started upload asks for confirmation', async () => {
  const { words } = await openDocuments();
  await page.getByRole('button', { name: words('sds:documents.upload') }).click();
  await dialog()
    .getByRole('textbox', { name: words('sds:fields.serial') })
    .fill('F120');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: words('common:form.discardTitle') });
  await expect.element(question).toBeVisible();
  await inspect();
  await question.getByRole('button', { name: words('common:form.stay') }).click();
  await expect
    .element(dialog().getByRole('textbox', { name: words('sds:fields.serial') }))
    .toHaveValue('F120');
  await button(words('common:actions.close')).last().click();
  await question.getByRole('button', { name: words('common:form.discard') }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('Escape asks before a chosen file is lost', async () => {
  const { words } = await openDocuments();
  await page.getByRole('button', { name: words('sds:documents.upload') }).click();
  await chooseFile('SDS-F1207035-IT.pdf', '%PDF-1.4', 'application/pdf');
  const language = dialog().getByRole('combobox', {
    name: words('sds:uploads.languageOf', { file: 'SDS-F1207035-IT.pdf' }),
  });
  await expect.element(language).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: words('common:form.discardTitle') });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(language).toBeVisible();
});

test('a published archive lists its sheets with site and recipe in words', async () => {
  onCall('post', '/api/v1/backoffice/documents', { sds: [anSdsDocument()], tds: [] });
  const { words } = await openDocuments();
  await page.getByRole('button', { name: words('sds:archive.open') }).click();
  await chooseFile('a.zip', 'archive', 'application/zip');
  await button(words('sds:documents.publish')).click();
  const name = words('sds:recipes.mixing');
  await expect
    .element(dialog().getByRole('status'))
    .toMatchTextContent(words('sds:columns.origin', { site: 'ALC01', name, recipe: '01' }));
  await inspect();
});

test('an invalid archive is refused with the reason', async () => {
  onRefused('post', '/api/v1/backoffice/documents', { status: 415, code: 'UnsupportedMediaType' });
  const { words } = await openDocuments();
  await page.getByRole('button', { name: words('sds:archive.open') }).click();
  await chooseFile('a.zip', 'no archive', 'application/zip');
  await button(words('sds:documents.publish')).click();
  await expect.element(dialog().getByText(words('errors:UnsupportedMediaType'))).toBeVisible();
  await inspect();
});

test('a batch list with errors shows them by line, and a corrected one is stored', async () => {
  onRefused('post', BATCHES, {
    status: 400,
    code: 'ValidationError',
    errors: [{ path: 'lines.2.batch', code: 'invalidField' }],
  });
  const { words } = await openDocuments();
  await page.getByRole('button', { name: words('sds:batches.open') }).click();
  await chooseFile('batches.csv', 'batch\n2612345\n', 'text/csv');
  await button(words('sds:batches.store')).click();
  const error = words('errors:fields.invalidField');
  await expect
    .element(dialog().getByText(words('sds:uploads.line', { line: 2, column: 'batch', error })))
    .toBeVisible();
  await inspect();
  onCall('post', BATCHES, { batches: 1 });
  await chooseFile('batches.csv', 'batch\nA1-26-900001\n', 'text/csv');
  await button(words('sds:batches.store')).click();
  await expect.element(dialog().getByText(words('sds:batches.done', { count: 1 }))).toBeVisible();
});
