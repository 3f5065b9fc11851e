import type { SearchCount, Synonym } from '@cromia/domain/catalogue/search-words';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../../test/api-stub';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const SYNONYMS_PATH = '/api/v1/backoffice/search-synonyms';
const SEARCHES_PATH = '/api/v1/backoffice/searches';
const STORED: Synonym = {
  id: '6f7f1e2c-6f0e-4a52-9c39-0d2b5a0a7f11',
  language: 'en',
  term: 'paint stripper',
  synonym: 'paint remover',
  version: 7,
};
const COUNTED: SearchCount = {
  term: 'minio',
  language: 'it',
  searches: 12,
  clicks: 0,
  results: 0,
  outcome: 'none',
  lastWeek: '2026-11-23',
  hasSynonym: false,
};
const anItUser = () => aUser({ username: 'it@cromia.test', role: 'IT', isInternalUser: true });

beforeEach(() => {
  stubResponse('get', SYNONYMS_PATH, paged([STORED]));
  stubResponse('get', SEARCHES_PATH, paged([COUNTED]));
});

test('a synonym can be added, changed and deleted', async () => {
  stubResponse('post', SYNONYMS_PATH, { id: STORED.id }, 201);
  stubResponse('put', `${SYNONYMS_PATH}/{id}`, undefined, 204);
  stubResponse('delete', `${SYNONYMS_PATH}/{id}`, undefined, 204);
  await openPage('/backoffice/search-synonyms', { viewer: anItUser() });
  await expect.element(page.getByRole('cell', { name: 'paint stripper' })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Aggiungi sinonimo' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Salva' });
  await dialog.getByRole('textbox', { name: 'Parola' }).fill('minio');
  await dialog.getByRole('textbox', { name: 'Significa' }).fill('Minio');
  await save.click();
  await expect.element(dialog.getByText('Scrivi un’altra parola con lo stesso significato.')).toBeVisible();
  await inspect();
  await dialog.getByRole('textbox', { name: 'Significa' }).fill('fondo antiruggine');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsTo('post', SYNONYMS_PATH)[0]?.body).toMatchObject({
    term: 'minio',
    synonym: 'fondo antiruggine',
  });
  await page.getByRole('button', { name: 'Modifica paint stripper = paint remover' }).click();
  await dialog.getByRole('textbox', { name: 'Significa' }).fill('gel paint remover');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsTo('put', `${SYNONYMS_PATH}/{id}`)[0]?.body).toMatchObject({
    synonym: 'gel paint remover',
    version: 7,
  });

  await page.getByRole('button', { name: 'Elimina paint stripper = paint remover' }).click();
  await dialog.getByRole('button', { name: 'Elimina' }).click();
  await expect.poll(() => callsTo('delete', `${SYNONYMS_PATH}/{id}`).length).toBe(1);
});

test('a duplicate pair shows a message and keeps the input', async () => {
  stubRejection('post', SYNONYMS_PATH, { status: 409, code: 'Conflict' });
  await openPage('/backoffice/search-synonyms', {
    viewer: anItUser(),
    language: 'de',
    viewport: 'phone',
  });
  await inspect();
  await page.getByRole('button', { name: 'Synonym hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  const term = dialog.getByRole('textbox', { name: 'Wort' });
  await term.fill('Abbeizer');
  await dialog.getByRole('textbox', { name: 'Bedeutet' }).fill('Lackentferner');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .element(
      dialog.getByText(
        'Dieses Paar gibt es schon, oder jemand hat es inzwischen geändert. Schließen Sie und sehen Sie in der Liste nach.',
      ),
    )
    .toBeVisible();
  await expect.element(term).toHaveValue('Abbeizer');
  await inspect();
});

test('a search without results opens the synonym form with its term', async () => {
  await openPage('/backoffice/searches', { viewer: anItUser() });
  await expect.element(page.getByRole('cell', { name: 'minio', exact: true })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Aggiungi un sinonimo per minio' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Parola' })).toHaveValue('minio');
  await inspect();
  stubResponse('post', SYNONYMS_PATH, { id: STORED.id }, 201);
  stubResponse('get', SEARCHES_PATH, paged([{ ...COUNTED, hasSynonym: true }]));
  await dialog.getByRole('textbox', { name: 'Significa' }).fill('fondo antiruggine');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText('Ha un sinonimo')).toBeVisible();
});

test('the searches fit a phone', async () => {
  await openPage('/backoffice/searches', {
    viewer: anItUser(),
    language: 'ru',
    viewport: 'phone',
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Поисковые запросы');
  await inspect();
});
