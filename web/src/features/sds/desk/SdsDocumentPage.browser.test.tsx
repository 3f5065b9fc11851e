import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubReply, stubResponse } from '../../../../test/api-stub';
import { anEarlierRecipient, anSdsDocument } from '../../../../test/builders/documents';
import { aSending } from '../../../../test/builders/sds';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const DOCUMENT_PATH = '/api/v1/backoffice/sds/{id}';
const RECIPIENTS_PATH = '/api/v1/backoffice/sds/{id}/earlier-recipients';
const WITHDRAWAL_PATH = '/api/v1/backoffice/sds/{id}/withdrawal';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });
const SHEET = anSdsDocument();
const ADDRESS_PATH = `/backoffice/sds/${SHEET.id}`;

const heading = () => page.getByRole('heading', { level: 1 });
const dialog = () => page.getByRole('dialog');

test('a new version is sent to all earlier recipients whose language is available', async () => {
  const german = anEarlierRecipient({
    recipient: 'sicherheit@kunde.test',
    language: 'DE',
    isAvailable: false,
  });
  stubResponse('get', DOCUMENT_PATH, SHEET);
  stubResponse('get', RECIPIENTS_PATH, [
    anEarlierRecipient(),
    anEarlierRecipient({ recipient: 'due@cliente.test' }),
    german,
  ]);
  stubResponse('post', RECIPIENTS_PATH, aSending(['sicurezza@cliente.test', 'due@cliente.test']));
  await openPage(ADDRESS_PATH, { viewer: IT });
  await expect.element(heading()).toMatchTextContent('versione 3');
  await expect.element(page.getByText('sicurezza@cliente.test')).toBeVisible();
  await expect.element(page.getByText('DE: non ancora disponibile')).toBeVisible();
  await inspect();
  const sendLabel = 'Invia a 2 destinatari';
  await page.getByRole('button', { name: sendLabel }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(callsTo('post', RECIPIENTS_PATH)).toEqual([]);
  // Recipients who have received it disappear; the German recipient stays until there is a German version.
  stubResponse('get', RECIPIENTS_PATH, [german]);
  await dialog().getByRole('button', { name: sendLabel }).click();
  await expect.element(page.getByText('Invio avviato a 2 indirizzi.')).toBeVisible();
  await expect.element(page.getByText('sicurezza@cliente.test')).not.toBeInTheDocument();
  await expect.element(page.getByText('sicherheit@kunde.test')).toBeVisible();
});

test('a language of a version is downloaded under the file name from the server', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  stubResponse('get', DOCUMENT_PATH, SHEET);
  stubResponse('get', RECIPIENTS_PATH, []);
  stubReply('get', '/api/v1/public/{prefix}/sds/download', () => {
    const headers = { 'content-disposition': 'attachment; filename="SDS-F1207035-IT.pdf"' };
    return new Response('%PDF-1.4', { headers });
  });
  await openPage(ADDRESS_PATH, { viewer: IT });
  await page.getByRole('button', { name: `Scarica F120-7035 IT` }).click();
  await expect.poll(() => names).toEqual(['SDS-F1207035-IT.pdf']);
});

test('the Czech file of a version is named CS, also in the question before withdrawing it', async () => {
  stubResponse(
    'get',
    DOCUMENT_PATH,
    anSdsDocument({ files: SHEET.files.map((file) => ({ ...file, language: 'CZ' })) }),
  );
  stubResponse('get', RECIPIENTS_PATH, []);
  await openPage(ADDRESS_PATH, { viewer: IT });
  const save = page.getByRole('button', { name: `Scarica F120-7035 CS` });
  await expect.element(save).toBeVisible();
  await page.getByRole('button', { name: 'Ritira', exact: true }).click();
  await expect.element(dialog()).toMatchTextContent('Ritirare F120-7035 versione 3 CS?');
  await expect.element(page.getByText(/\bCZ\b/)).not.toBeInTheDocument();
});

test('withdrawing a version requires a reason; its file is then downloaded as withdrawn', async () => {
  const reason = 'Errore di file';
  stubResponse('get', DOCUMENT_PATH, SHEET);
  stubResponse('get', RECIPIENTS_PATH, []);
  stubResponse('post', WITHDRAWAL_PATH, ({ body }) => {
    expect(body).toEqual({ reason });
    const withdrawn = anSdsDocument({
      isCurrent: false,
      withdrawnOn: '2026-11-23T08:30:00.000Z',
      withdrawalReason: reason,
    });
    stubResponse('get', DOCUMENT_PATH, withdrawn);
    return withdrawn;
  });
  await openPage(ADDRESS_PATH, { viewer: IT, language: 'de', viewport: 'phone' });
  const save = page.getByRole('button', { name: `Herunterladen F120-7035 IT` });
  await expect.element(save).toBeVisible();
  const search = page.getByRole('link', { name: 'Herunterladen oder senden' });
  await expect.element(search).toBeVisible();
  await page.getByRole('button', { name: 'Version zurückziehen' }).click();
  const withdraw = dialog().getByRole('button', { name: 'Zurückziehen' });
  await withdraw.click();
  await expect.element(dialog().getByText(/^Füllen Sie „.*“ aus\.$/)).toBeVisible();
  expect(callsTo('post', WITHDRAWAL_PATH)).toEqual([]);
  await inspect();
  await dialog().getByRole('textbox', { name: 'Grund' }).fill(reason);
  await withdraw.click();
  await expect.element(heading()).toMatchTextContent('Zurückgezogen');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(page.getByText(reason, { exact: false }).first()).toBeVisible();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  stubReply('get', '/api/v1/backoffice/sds/files/{id}/withdrawn', () => {
    const headers = { 'content-disposition': 'attachment; filename="SDS-F1207035-IT-withdrawn.pdf"' };
    return new Response('%PDF-1.4', { headers });
  });
  await page
    .getByRole('button', {
      name: `Herunterladen F120-7035 IT · Zurückgezogen`,
    })
    .click();
  await expect.poll(() => names).toEqual(['SDS-F1207035-IT-withdrawn.pdf']);
  await inspect();
});

test('an SDS employee sees the versions but can neither publish nor withdraw them', async () => {
  stubResponse('get', DOCUMENT_PATH, SHEET);
  await openPage(ADDRESS_PATH, {
    viewer: aUser({ role: 'USER', roleSds: 'EMPLOYEE', username: 'sds@cromia.test' }),
  });
  await expect.element(page.getByRole('button', { name: `Scarica F120-7035 IT` })).toBeVisible();
  for (const name of ['Ritira', 'Ritira la versione', 'Aggiungi lingue'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  expect(callsTo('get', RECIPIENTS_PATH)).toEqual([]);
});
