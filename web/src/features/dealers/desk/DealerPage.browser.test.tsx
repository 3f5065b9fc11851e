import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../test/api-stub';
import { aDealer } from '../../../../test/builders/dealer';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST = '/backoffice/dealers';
const DEALERS = '/api/v1/backoffice/dealers';
const DEALER = `${DEALERS}/{id}` as const;
const STORED = aDealer();
const ONE = `${LIST}/${STORED.id}`;

const fromIt = () => aUser({ username: 'it@cromia.test', role: 'IT', isInternalUser: true });
const field = (name: string) => page.getByRole('textbox', { name });

beforeEach(() => {
  onCall('get', DEALERS, paged([STORED]));
  onCall('get', DEALER, STORED);
});

test('the list shows the customer types of each dealer and leads to its form', async () => {
  const { words, place } = await openPage(LIST, { viewer: fromIt() });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words('dealers:title'));
  const kinds = `${words('dealers:filters.priv')}, ${words('dealers:filters.professional')}`;
  await expect.element(page.getByRole('cell', { name: kinds })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Colorificio Berico' }).click();
  await expect.poll(place).toBe(ONE);
});

test('a new dealer requires a name, a street, a town and coordinates', async () => {
  const { words } = await openPage(`${LIST}/new`, { viewer: fromIt(), language: 'de', viewport: 'phone' });
  await page.getByRole('button', { name: words('common:actions.save') }).click();
  await expect.element(page.getByText(words('errors:fields.missing')).first()).toBeVisible();
  expect(page.getByText(words('errors:fields.missing')).elements().length).toBeGreaterThan(4);
  expect(callsTo('post', DEALERS)).toEqual([]);
  await inspect();
});

test('a latitude in an unsupported notation shows the expected format', async () => {
  const { words } = await openPage(ONE, { viewer: fromIt() });
  await field(words('backoffice:dealers.fields.latitude')).fill('45°32′');
  await page.getByRole('button', { name: words('common:actions.save') }).click();
  await expect.element(page.getByText(words('backoffice:dealers.wrongLatitude'))).toBeVisible();
  await inspect();
});

test('a new dealer is sent with numeric coordinates', async () => {
  onCall('post', DEALERS, STORED, 201);
  const { words, place } = await openPage(`${LIST}/new`, { viewer: fromIt() });
  await field(words('dealers:filters.businessName')).fill('Colorificio Nuovo');
  await field(words('activation:fields.streetAddress1')).fill('Viale Roma 12');
  await field(words('dealers:filters.postalCode')).fill('36100');
  await field(words('activation:fields.city')).fill('Vicenza');
  await field(words('backoffice:dealers.fields.latitude')).fill('45,5455');
  await field(words('backoffice:dealers.fields.longitude')).fill('11,5354');
  await page.getByRole('button', { name: words('common:actions.save') }).click();
  await expect.poll(place).toBe(LIST);
  await expect
    .poll(() => callsTo('post', DEALERS).map(({ body }) => body))
    .toMatchObject([
      { businessName: 'Colorificio Nuovo', postalCode: '36100', latitude: 45.5455, longitude: 11.5354 },
    ]);
});

test('a conflicting change is not saved, and the current version can be loaded', async () => {
  onRefused('put', DEALER, { status: 409, code: 'Conflict' });
  const { words } = await openPage(ONE, { viewer: fromIt() });
  const city = field(words('activation:fields.city'));
  await city.fill('Schio');
  await page.getByRole('button', { name: words('common:actions.save') }).click();
  await expect.element(page.getByText(words('backoffice:dealers.stale'), { exact: false })).toBeVisible();
  await inspect();
  onCall('get', DEALER, aDealer({ city: 'Thiene', version: 2 }));
  await page.getByRole('button', { name: words('backoffice:dealers.readAgain') }).click();
  await expect.element(city).toHaveValue('Thiene');
});

test('a dealer is removed after confirmation, with the version that was loaded', async () => {
  onCall('delete', DEALER, undefined);
  const { words, place } = await openPage(ONE, { viewer: fromIt() });
  const remove = words('backoffice:dealers.remove');
  await page.getByRole('button', { name: remove }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: remove })).toBeVisible();
  await inspect();
  expect(callsTo('delete', DEALER)).toEqual([]);
  await dialog.getByRole('button', { name: remove }).click();
  await expect.poll(place).toBe(LIST);
  await expect
    .poll(() => callsTo('delete', DEALER).map(({ url }) => url.searchParams.get('version')))
    .toEqual(['1']);
});

test('a dealer changed by a colleague is not removed, and the current version can be loaded', async () => {
  onRefused('delete', DEALER, { status: 409, code: 'Conflict' });
  const { words } = await openPage(ONE, { viewer: fromIt() });
  const remove = words('backoffice:dealers.remove');
  await page.getByRole('button', { name: remove }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: remove }).click();
  onCall('get', DEALER, aDealer({ city: 'Marostica', version: 2 }));
  await dialog.getByRole('button', { name: words('backoffice:dealers.readAgain') }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field(words('activation:fields.city'))).toHaveValue('Marostica');
});
