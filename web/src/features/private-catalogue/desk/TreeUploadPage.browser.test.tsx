import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aTreeChange, aTreeUpload } from '../../../../test/builders/catalogue/private-catalogue';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST_PATH = '/backoffice/private-catalogue';
const UPLOADS_PATH = '/api/v1/backoffice/b2c/uploads';
const CHANGES = `${UPLOADS_PATH}/{id}/changes` as const;
const DECISION = `${UPLOADS_PATH}/{id}/decision` as const;

const UPLOAD = aTreeUpload({
  difference: { added: 1, changed: 0, moved: 1, removed: 0 },
  shops: [
    { host: 'other.example', links: 1, isKnown: false },
    { host: 'store.cromia.example', links: 40, isKnown: true },
  ],
});
const PAGE = `${LIST_PATH}/${UPLOAD.id}`;

const MOVED = aTreeChange({
  kind: 'moved',
  parent: { code: 'WALLS-NEW', name: { it: 'Novità', de: 'Neuheiten' } },
  previousParent: { code: 'WALLS', name: { it: 'Pareti', de: 'Wände' } },
  fields: ['link', 'position'],
  values: [
    {
      field: 'link',
      language: null,
      was: 'https://store.cromia.example/p/H500',
      is: 'https://other.example/h500',
    },
  ],
});

const aManager = () => aUser({ username: 'admin@cromia.test', role: 'ADMIN', isInternalUser: true });

beforeEach(() => {
  stubResponse('get', UPLOADS_PATH, paged([UPLOAD]));
  stubResponse('get', `${UPLOADS_PATH}/{id}`, UPLOAD);
  stubResponse('get', CHANGES, ({ url }) =>
    paged(url.searchParams.get('kind') === 'moved' ? [MOVED] : [aTreeChange({ code: 'H600' }), MOVED]),
  );
});

test('the list shows the status of each upload and links to its changes', async () => {
  const { place } = await openPage(LIST_PATH, { viewer: aManager() });
  const row = page.getByRole('row').filter({ hasText: 'catalogo-privati.xlsx' });
  await expect.element(row.getByText('Da approvare')).toBeVisible();
  await expect.element(row.getByText('2 categorie, 1 prodotto', { exact: true })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'catalogo-privati.xlsx' }).click();
  await expect.poll(place).toContain(UPLOAD.id);
  await expect.element(page.getByText('2 categorie, 1 prodotto', { exact: true })).toBeVisible();
});

test('IT sees the template and the upload button above the list', async () => {
  await openPage(LIST_PATH, {
    viewer: aUser({ username: 'it@cromia.test', role: 'IT', isInternalUser: true }),
  });
  await expect.element(page.getByRole('button', { name: 'Scarica il modello' })).toBeVisible();
  await page.getByRole('button', { name: 'Carica catalogo' }).click();
  await expect
    .element(
      page.getByText(
        'Il caricamento sostituisce l’intero albero di ricerca per privati. Il nuovo catalogo è visibile solo dopo l’approvazione di un responsabile.',
      ),
    )
    .toBeVisible();
  await inspect();
});

test('a new shop is marked, and each changed link shows its old and new target', async () => {
  await openPage(PAGE, { viewer: aManager() });
  const shops = page.getByRole('list', { name: 'Negozi online a cui portano i link' });
  const newShop = shops.getByRole('listitem').filter({
    hasText: 'nuovo',
  });
  await expect.element(newShop).toMatchTextContent(/^other\.example/);
  await page.getByRole('button', { name: 'Spostato · 1' }).click();
  await expect.poll(() => callsTo('get', CHANGES).at(-1)?.url.searchParams.get('kind')).toBe('moved');
  await expect.element(page.getByText('H600')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'https://other.example/h500' })).toBeVisible();
  await expect.element(page.getByRole('deletion')).toMatchTextContent('https://store.cromia.example/p/H500');
  await inspect();
});

test('an upload on a phone fits its window', async () => {
  await openPage(PAGE, { viewer: aManager(), language: 'de', viewport: 'phone' });
  await expect
    .element(page.getByRole('heading', { name: 'Unterschiede zum jetzigen Katalog' }))
    .toBeVisible();
  await inspect();
});

test('an upload is approved after confirmation', async () => {
  stubResponse('post', DECISION, aTreeUpload({ status: 'PUBLISHED' }));
  await openPage(PAGE, { viewer: aManager() });
  await page.getByRole('button', { name: 'Approva e pubblica' }).click();
  const approval = page.getByRole('dialog', { name: 'Pubblicare questa versione?' });
  await expect.element(approval).toMatchTextContent('Spostato: 1');
  await inspect();
  expect(callsTo('post', DECISION)).toEqual([]);
  await approval.getByRole('button', { name: 'Approva e pubblica' }).click();
  await expect.element(page.getByText('Il catalogo è visibile a tutti.')).toBeVisible();
  await expect
    .poll(() => callsTo('post', DECISION).map(({ body }) => body))
    .toEqual([{ decision: 'ACCEPTED' }]);
  await inspect();
});

test('a replaced upload is restored after confirmation', async () => {
  const restorePath = `${UPLOADS_PATH}/{id}/restore` as const;
  stubResponse('get', `${UPLOADS_PATH}/{id}`, aTreeUpload({ status: 'REPLACED' }));
  stubResponse('post', restorePath, aTreeUpload({ status: 'PUBLISHED' }));
  await openPage(PAGE, { viewer: aManager() });
  const restoreLabel = 'Ripristina questa versione';
  await page.getByRole('button', { name: restoreLabel }).click();
  await page.getByRole('dialog').getByRole('button', { name: restoreLabel }).click();
  await expect.element(page.getByText('Il catalogo è visibile a tutti.')).toBeVisible();
  await expect.poll(() => callsTo('post', restorePath)).toHaveLength(1);
});

test('a late decision shows that a colleague has already decided', async () => {
  stubRejection('post', DECISION, { status: 409, code: 'Conflict', outcome: { status: 'REJECTED' } });
  await openPage(PAGE, { viewer: aManager() });
  await page.getByRole('button', { name: 'Approva e pubblica' }).click();
  stubResponse('get', `${UPLOADS_PATH}/{id}`, aTreeUpload({ status: 'REJECTED' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Approva e pubblica' }).click();
  await expect.element(page.getByText('Un’altra persona è stata più veloce')).toBeVisible();
});
