import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../../../test/api-stub';
import { aListedUser } from '../../../../../test/builders/desk/user-detail';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const LIST = '/api/v1/backoffice/users';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

test('a text search filters the users and is kept in the URL', async () => {
  onCall('get', LIST, paged([aListedUser()]));
  const { words, place } = await openPage(LIST.replace('/api/v1', ''), { viewer: ADMIN });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(words('users:title'));
  await inspect();
  await page.getByRole('button', { name: words('common:table.filters') }).click();
  await page.getByRole('textbox', { name: words('users:fields.search') }).fill('agente@cromia.test');
  await inspect();
  await page.getByRole('button', { name: words('common:actions.filter') }).click();
  await expect.poll(place).toBe('/backoffice/users?searchString=agente%40cromia.test');
  await expect
    .poll(() => callsTo('get', LIST).at(-1)?.url.searchParams.get('searchString'))
    .toBe('agente@cromia.test');
  await expect.element(page.getByRole('link', { name: 'Fontana Marta' })).toBeVisible();
});

test('a search without a match shows a message', async () => {
  onCall('get', LIST, paged([]));
  const { words } = await openPage('/backoffice/users?searchString=nobody-of-this-name', {
    viewer: ADMIN,
    language: 'de',
    viewport: 'phone',
  });
  await expect.element(page.getByText(words('users:noMatch'))).toBeVisible();
  await inspect();
});

test('IT has no access to the users', async () => {
  const { place } = await openPage('/backoffice/users', { viewer: aUser({ role: 'IT' }) });
  await expect.poll(place).toBe('/unauthorized');
});
