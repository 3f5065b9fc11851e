import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../../../test/api-stub';
import { aListedUser } from '../../../../../test/builders/desk/user-detail';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { type OpenOptions, openPage } from '../../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/personal-data';
const EXPORT_PATH = '/api/v1/backoffice/users/{id}/personal-data';
const ANONYMISATION_PATH = '/api/v1/backoffice/users/{id}/anonymisation';
const PERSON = aListedUser();

function openPersonalData(options: OpenOptions = {}) {
  stubResponse('get', LIST_PATH, paged([PERSON]));
  const viewer = aUser({ role: 'IT', username: 'it@cromia.test' });
  return openPage('/backoffice/personal-data', { viewer, ...options });
}

const button = (name: string) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

test('the personal data of a user is downloaded as one file', async () => {
  const fileNames: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fileNames.push(this.download);
  });
  stubReply('get', EXPORT_PATH, () => new Response('PK', { headers: { 'content-type': 'application/zip' } }));
  await openPersonalData();
  await button(`Esporta i dati ${PERSON.username}`).click();
  await expect.poll(() => fileNames).toEqual([`personal-data-${PERSON.id}.zip`]);
  await inspect();
});

test('anonymising a user requires confirmation with a reason', async () => {
  stubResponse('post', ANONYMISATION_PATH, { anonymisedOn: '2026-11-25T08:30:00.000Z' });
  await openPersonalData({ language: 'de', viewport: 'phone' });
  await page.getByRole('button', { name: /^Details / }).click();
  await button(`Anonymisieren ${PERSON.username}`).click();
  await expect
    .element(
      dialog().getByText(
        'Name, Adresse, Telefon und E-Mail werden überall ersetzt, die Sitzungen enden, und das Konto ist nicht mehr nutzbar. Aufträge, ihre Dokumente und der Versand von Sicherheitsdatenblättern bleiben gespeichert, wie es das Gesetz verlangt. Das lässt sich nicht rückgängig machen.',
      ),
    )
    .toBeVisible();
  await inspect();
  await dialog().getByRole('button', { name: 'Anonymisieren' }).click();
  expect(callsTo('post', ANONYMISATION_PATH)).toEqual([]);
  await dialog().getByRole('textbox').fill('Asked by mail');
  stubResponse('get', LIST_PATH, paged([aListedUser({ isAnonymised: true, firstname: '–', lastname: '–' })]));
  await dialog().getByRole('button', { name: 'Anonymisieren' }).click();
  await expect.poll(() => callsTo('post', ANONYMISATION_PATH)[0]?.body).toEqual({ reason: 'Asked by mail' });
  await expect.element(page.getByRole('main')).toMatchTextContent('Anonymisiert');
});

test('a rejected anonymisation shows the reason', async () => {
  stubRejection('post', ANONYMISATION_PATH, { status: 409, code: 'LastDecider' });
  await openPersonalData();
  await button(`Rendi anonimo ${PERSON.username}`).click();
  await dialog().getByRole('textbox').fill('Asked by mail');
  await dialog().getByRole('button', { name: 'Rendi anonimo' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('È l’ultimo utente che può decidere: prima dai il ruolo a qualcun altro.');
});

test('the buttons of a row are at least 8 pixels apart', async () => {
  await openPersonalData();
  const box = (name: string) => button(`${name} ${PERSON.username}`).element().getBoundingClientRect();
  await expect.element(button(`Esporta i dati ${PERSON.username}`)).toBeVisible();
  const gap = box('Rendi anonimo').left - box('Esporta i dati').right;
  expect(gap).toBeGreaterThanOrEqual(8);
});
