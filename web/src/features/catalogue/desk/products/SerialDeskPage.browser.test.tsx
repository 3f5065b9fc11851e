import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../../test/api-stub';
import { aDeskColor, aDeskSerial } from '../../../../../test/builders/desk/catalogue';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/catalogue';
const SERIAL = `${LIST_PATH}/{productClass}/{serial}` as const;
const COLOR = `${SERIAL}/{color}` as const;
const PRODUCT = `${COLOR}/{pkg}` as const;
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });

const dialog = () => page.getByRole('dialog');

test('the list links to a serial, which displays the source of each text', async () => {
  const { productClass, serial, brand, area, shortDescription } = aDeskSerial();
  stubResponse(
    'get',
    LIST_PATH,
    paged([{ productClass, serial, brand, area, shortDescription, colors: 1, products: 1 }]),
  );
  stubResponse('get', SERIAL, aDeskSerial());
  await openPage('/backoffice/catalogue', { viewer: IT });
  await expect.element(page.getByRole('link', { name: 'F120' })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'F120' }).click();
  const english = page.getByRole('row', { name: /English/ });
  await expect.element(english).toMatchTextContent('Epoxy primer 2K');
  await expect.element(english).toMatchTextContent('Corretto');
  await expect.element(page.getByRole('row', { name: /Italiano/ })).toMatchTextContent('Importazione');
  await inspect();
});

test('correcting the texts of a language sends only the changed ones', async () => {
  stubResponse('get', SERIAL, aDeskSerial());
  stubResponse('patch', SERIAL, aDeskSerial());
  await openPage('/backoffice/catalogue/3/F120', { viewer: IT });
  await page
    .getByRole('row', { name: /Deutsch/ })
    .getByRole('button')
    .click();
  await inspect();
  await dialog().getByLabelText('Nome').fill('2K-Epoxidgrund');
  await dialog().getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(callsTo('patch', SERIAL)).toMatchObject([
    { body: { version: 7, shortDescription: { de: '2K-Epoxidgrund' } } },
  ]);
});

test('a conflicting correction shows a message and keeps the input', async () => {
  stubResponse('get', SERIAL, aDeskSerial());
  stubResponse('get', COLOR, aDeskColor());
  stubRejection('patch', PRODUCT, { status: 409, code: 'Conflict' });
  await openPage('/backoffice/catalogue/3/F120?color=7035', { viewer: IT });
  const packaging = page.getByRole('row', { name: /F120-7035-25/ });
  await expect.element(packaging).toMatchTextContent('8,40');
  await packaging.getByRole('button').click();
  await dialog().getByLabelText('Nome dell’immagine').fill('F120-25');
  await dialog().getByRole('button', { name: 'Salva' }).click();
  await expect
    .element(
      dialog().getByText('Nel frattempo questi dati sono stati modificati. Non è stato salvato nulla', {
        exact: false,
      }),
    )
    .toBeVisible();
  await expect.element(dialog().getByLabelText('Nome dell’immagine')).toHaveValue('F120-25');
  await inspect();
});
