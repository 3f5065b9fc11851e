import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../../test/api-stub';
import { aListedUser } from '../../../../../test/builders/desk/user-detail';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/users';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

test('a text search filters the users and is stored in the URL', async () => {
  stubResponse('get', LIST_PATH, paged([aListedUser()]));
  const { place } = await openPage(LIST_PATH.replace('/api/v1', ''), { viewer: ADMIN });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Utenti');
  await inspect();
  await page.getByRole('button', { name: 'Filtri' }).click();
  await page
    .getByRole('textbox', { name: 'Nome, e-mail, azienda o codice cliente' })
    .fill('agente@cromia.test');
  await inspect();
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect.poll(place).toBe('/backoffice/users?searchString=agente%40cromia.test');
  await expect
    .poll(() => callsTo('get', LIST_PATH).at(-1)?.url.searchParams.get('searchString'))
    .toBe('agente@cromia.test');
  await expect.element(page.getByRole('link', { name: 'Fontana Marta' })).toBeVisible();
});

test('a search without a match shows a message', async () => {
  stubResponse('get', LIST_PATH, paged([]));
  await openPage('/backoffice/users?searchString=nobody-of-this-name', {
    viewer: ADMIN,
    language: 'de',
    viewport: 'phone',
  });
  await expect.element(page.getByText('Kein Benutzer entspricht den Filtern.')).toBeVisible();
  await inspect();
});

test('IT has no access to the users', async () => {
  const { place } = await openPage('/backoffice/users', { viewer: aUser({ role: 'IT' }) });
  await expect.poll(place).toBe('/unauthorized');
});
