import type { ListedImage } from '@cromia/domain/product-images/product-image';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const IMAGES_PATH = '/api/v1/backoffice/product-images';
const MISSING: ListedImage = {
  lat: 'F120-25',
  products: 12,
  serials: ['F120'],
  version: null,
  width: null,
  height: null,
  size: null,
  storedOn: null,
  storedBy: null,
};
const STORED: ListedImage = {
  ...MISSING,
  lat: 'E600-L0',
  serials: ['E600', 'E610', 'M200'],
  version: '0123456789abcdef',
  width: 1600,
  height: 1200,
  size: 240_000,
  storedOn: '2036-11-24T09:00:00.000Z',
  storedBy: 'it@cromia.test',
};
const anItUser = () => aUser({ username: 'it@cromia.test', role: 'IT', isInternalUser: true });
const aFile = (name: string) => new File(['an image'], name, { type: 'image/png' });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file][multiple]');

beforeEach(() => {
  stubResponse('get', IMAGES_PATH, paged([MISSING, STORED]));
});

test('images are matched by file name, and each upload shows its outcome', async () => {
  stubResponse('post', IMAGES_PATH, { lat: 'F120-25', version: '0123456789abcdef', outcome: 'CREATED' });
  await openPage('/backoffice/product-images', { viewer: anItUser() });
  await expect.element(page.getByText('F120-25')).toBeVisible();
  await inspect();
  await userEvent.upload(fileInput() ?? document.body, aFile('f120-25.png'));
  const storedMessage = 'Caricata come F120-25';
  await expect.element(page.getByText(storedMessage)).toBeVisible();
  expect(callsTo('post', IMAGES_PATH)).toHaveLength(1);
  await inspect();
});

test('a file name that matches no product shows an error', async () => {
  stubRejection('post', IMAGES_PATH, { status: 404, code: 'NotFound' });
  await openPage('/backoffice/product-images', {
    viewer: anItUser(),
    language: 'de',
    viewport: 'phone',
  });
  await expect.element(page.getByText('F120-25')).toBeVisible();
  await userEvent.upload(fileInput() ?? document.body, aFile('unbekannt.png'));
  await expect.element(page.getByText('Kein Produkt verwendet den Namen dieser Datei.')).toBeVisible();
  await inspect();
});

test('an image is deleted after confirmation, in the displayed version', async () => {
  stubResponse('delete', `${IMAGES_PATH}/{lat}`, undefined, 204);
  await openPage('/backoffice/product-images', { viewer: anItUser() });
  const removeLabel = 'Elimina';
  await page.getByRole('button', { name: `${removeLabel} E600-L0` }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('I prodotti che la usano mostreranno il disegno della confezione.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: removeLabel }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsTo('delete', `${IMAGES_PATH}/{lat}`)[0]?.url.searchParams.get('version')).toBe(STORED.version);
});
