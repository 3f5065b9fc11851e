import { LIMITS } from '@cromia/domain/limits';
import * as XLSX from '@e965/xlsx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSheetFile, type SheetRow, SMALL_TREE } from '../../../demo/catalogue/sheet.ts';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aUser } from '../../../test/builders/shop.ts';
import { upload } from '../../../test/builders/uploads.ts';
import { createPublishedLevels } from './catalogue.ts';

const { app, config, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const B2C_PATH = '/api/v1/public/b2c';
const UPLOADS_PATH = '/api/v1/backoffice/b2c/uploads';
const levels = createPublishedLevels({ db, config });

await aUser(db, { username: 'it@test.it', role: 'IT', language: 'de' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'customer@test.it', role: 'USER' });
const staff = await login(app, 'it@test.it');
const admin = await login(app, 'admin@test.it');
const customer = await login(app, 'customer@test.it');

const send = (rows: readonly SheetRow[], type: 'xlsx' | 'biff8' = 'xlsx') =>
  upload(app, B2C_PATH, staff, { file: buildSheetFile(rows, { type }) });
const decide = (id: string, decision: string, reason?: string) =>
  call('POST', `${UPLOADS_PATH}/${id}/decision`, admin, {
    decision,
    ...(reason === undefined ? {} : { reason }),
  });

async function publish(rows: readonly SheetRow[]): Promise<string> {
  const { id } = (await send(rows)).json();
  expect((await decide(id, 'ACCEPTED')).statusCode).toBe(200);
  return id;
}

async function listPublishedCodes(): Promise<unknown> {
  return (await call('GET', B2C_PATH, {}))
    .json()
    .map(({ code, children }: { code: string; children: { code: string }[] }) => [
      code,
      children.map((child) => child.code),
    ]);
}

const listMails = () =>
  db.selectFrom('mailOutbox').select(['recipient', 'subject']).orderBy('createdAt').execute();

describe('the private catalogue', () => {
  it('is empty until a file is approved', async () => {
    expect((await call('GET', B2C_PATH, {})).json()).toEqual([]);
    expect((await call('GET', `${B2C_PATH}/level`, {})).json()).toEqual({
      trail: [],
      node: null,
      children: [],
    });
    expect((await call('GET', `${B2C_PATH}/level?path=WALLS`, {})).statusCode).toBe(404);
    const response = await send(SMALL_TREE);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      status: 'PENDING',
      fileName: 'whatever.bin',
      categories: 2,
      products: 2,
      uploadedBy: 'it@test.it',
      difference: { added: 5, changed: 0, moved: 0, removed: 0 },
    });
    expect(await listPublishedCodes()).toEqual([]);
    expect(await listMails()).toHaveLength(1);
    expect((await decide(response.json().id, 'ACCEPTED')).json()).toMatchObject({
      status: 'PUBLISHED',
      decidedBy: 'admin@test.it',
      difference: { added: 0, changed: 0, moved: 0, removed: 0 },
    });
    expect(await listPublishedCodes()).toEqual([
      ['WALLS', ['H500', 'E600']],
      ['METAL', ['E600']],
    ]);
    expect((await listMails()).at(-1)).toMatchObject({ recipient: 'it@test.it' });
  });

  it('is read one level at a time, with the breadcrumb trail', async () => {
    const root = (await call('GET', `${B2C_PATH}/level`, {})).json();
    expect(root.children).toEqual([
      expect.objectContaining({ code: 'WALLS', path: 'WALLS', isCategory: true, products: 2 }),
      expect.objectContaining({ code: 'METAL', products: 1 }),
    ]);
    const product = (await call('GET', `${B2C_PATH}/level?path=METAL/E600`, {})).json();
    expect(product).toMatchObject({
      trail: [{ code: 'METAL' }, { code: 'E600', path: 'METAL/E600' }],
      node: { code: 'E600', isCategory: false, description: { it: 'Smalto', de: 'Lack' }, link: null },
      children: [],
    });
    for (const path of ['METAL/H500', 'NONE', 'METAL/E600/X']) {
      expect((await call('GET', `${B2C_PATH}/level?path=${path}`, {})).statusCode).toBe(404);
    }
    expect((await call('GET', `${B2C_PATH}/level?path=../etc`, {})).statusCode).toBe(400);
  });

  it('is searched by words of names and by codes, with each entry once and categories first', async () => {
    const search = async (text: string, lang = 'it') => {
      const response = await call(
        'GET',
        `${B2C_PATH}/search?text=${encodeURIComponent(text)}&lang=${lang}`,
        {},
      );
      const { outcome, tiles } = response.json();
      return [outcome, tiles.map(({ path }: { path: string }) => path)];
    };
    expect(await search('pareti')).toEqual(['all', ['WALLS']]);
    expect(await search('WANDE', 'de')).toEqual(['all', ['WALLS']]);
    expect(await search('prodotto e600')).toEqual(['all', ['METAL/E600']]);
    expect(await search('prodotto')).toEqual(['all', ['METAL/E600', 'WALLS/H500']]);
    expect(await search('pareti e600')).toEqual(['none', []]);
    expect((await call('GET', `${B2C_PATH}/search?text=-`, {})).json().code).toBe('SearchFilterRequired');
  });

  it('responds 304 when the client already has the current version', async () => {
    for (const url of [B2C_PATH, `${B2C_PATH}/level?path=WALLS`]) {
      const { etag } = (await call('GET', url, {})).headers;
      const repeatedResponse = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect([repeatedResponse.statusCode, repeatedResponse.body]).toEqual([304, '']);
    }
  });

  it('lists a path for each position of a product, with the first one as canonical', async () => {
    const version = await levels.version();
    expect(await levels.list(version)).toEqual([
      { path: 'METAL', canonical: 'METAL' },
      { path: 'METAL/E600', canonical: 'METAL/E600' },
      { path: 'WALLS', canonical: 'WALLS' },
      { path: 'WALLS/E600', canonical: 'METAL/E600' },
      { path: 'WALLS/H500', canonical: 'WALLS/H500' },
    ]);
    for (const path of ['', 'METAL/E600'])
      expect(await levels.read(version, path)).toEqual(
        (await call('GET', `${B2C_PATH}/level?path=${path}`, {})).json(),
      );
    expect(await levels.read(version, 'METAL/H500')).toBeUndefined();
  });

  it('returns the shop link of a product', async () => {
    const link = (code: string) => call('GET', `${B2C_PATH}/amazon-link?productCode=${code}`, {});
    expect((await link('h500')).json()).toEqual({ link: 'https://store.example.com/h500' });
    expect((await link('E600')).statusCode).toBe(404);
    expect((await link('E600-7035-25')).statusCode).toBe(404);
    expect((await call('GET', `${B2C_PATH}/amazon-link`, {})).statusCode).toBe(400);
  });
});

describe('an upload', () => {
  it('is compared with the published catalogue node by node: added, changed, moved, removed', async () => {
    const response = await send(
      [
        { code: 'METAL', name_it: 'Ferro e metalli' },
        { code: 'NEW', name_it: 'Novità' },
        { code: 'E600', parent: 'METAL', description_it: 'Smalto', description_de: 'Lack' },
        { code: 'H500', parent: 'NEW', brand: 'Muralcrom', link: 'https://store.example.com/h500' },
      ],
      'biff8',
    );
    const { id, difference } = response.json();
    expect(difference).toEqual({ added: 1, changed: 1, moved: 1, removed: 2 });
    const { content, totalElements } = (await call('GET', `${UPLOADS_PATH}/${id}/changes`, admin)).json();
    expect(totalElements).toBe(5);
    const parts = content.map((change: Record<string, { code: string } | string | null>) => [
      change.kind,
      change.code,
      change.fields,
    ]);
    expect(parts).toEqual([
      ['added', 'NEW', []],
      ['removed', 'WALLS', []],
      ['removed', 'E600', []],
      ['moved', 'H500', []],
      ['changed', 'METAL', ['name']],
    ]);
    expect(content[3]).toMatchObject({ parent: { code: 'NEW' }, previousParent: { code: 'WALLS' } });
    expect(content[4].values).toEqual([
      { field: 'name', language: 'it', was: 'Ferro', is: 'Ferro e metalli' },
    ]);
    expect(content[3].values).toEqual([]);
    const movedBody = (await call('GET', `${UPLOADS_PATH}/${id}/changes?kind=moved&size=1`, admin)).json();
    expect(movedBody.totalElements).toBe(1);
  });

  it('shows the approver old and new links, and which shops are new', async () => {
    const response = await send([
      { code: 'WALLS', name_it: 'Pareti', name_de: 'Wände' },
      { code: 'METAL', name_it: 'Ferro' },
      { code: 'H500', parent: 'WALLS', brand: 'Muralcrom', link: 'https://other.example/h500' },
      { code: 'E600', parent: 'WALLS', description_it: 'Smalto', description_de: 'Lack' },
      { code: 'E600', parent: 'METAL', description_it: 'Smalto', description_de: 'Lack' },
      { code: 'E601', parent: 'METAL', link: 'https://store.example.com/e601' },
    ]);
    const { id, shops } = response.json();
    expect(shops).toEqual([
      { host: 'other.example', links: 1, isKnown: false },
      { host: 'store.example.com', links: 1, isKnown: true },
    ]);
    const { content } = (await call('GET', `${UPLOADS_PATH}/${id}/changes`, admin)).json();
    const findLinkChanges = (code: string) =>
      content
        .find((change: { code: string }) => change.code === code)
        .values.filter(({ field }: { field: string }) => field === 'link');
    expect(findLinkChanges('H500')).toEqual([
      {
        field: 'link',
        language: null,
        was: 'https://store.example.com/h500',
        is: 'https://other.example/h500',
      },
    ]);
    expect(findLinkChanges('E601')).toEqual([
      { field: 'link', language: null, was: null, is: 'https://store.example.com/e601' },
    ]);
  });

  it('reports reordered nodes as changed, but not the neighbours of an inserted node', async () => {
    const listChanges = async (rows: readonly SheetRow[]) => {
      const { id } = (await send(rows)).json();
      const { content } = (await call('GET', `${UPLOADS_PATH}/${id}/changes`, admin)).json();
      return content.map((change: Record<string, unknown>) => [change.kind, change.code, change.fields]);
    };
    const [walls, metal, ...products] = SMALL_TREE;
    if (!walls || !metal) throw new Error('Expected two categories');
    expect(await listChanges(SMALL_TREE)).toEqual([]);
    expect(await listChanges([metal, walls, ...products])).toEqual([
      ['changed', 'METAL', ['position']],
      ['changed', 'WALLS', ['position']],
    ]);
    const insertedRows = [{ code: 'WOOD' }, { code: 'W100', parent: 'WOOD' }];
    expect(await listChanges([walls, ...insertedRows, metal, ...products])).toEqual([
      ['added', 'WOOD', []],
      ['added', 'W100', []],
    ]);
  });

  it('supersedes a pending one', async () => {
    const [waiting] = (await call('GET', `${UPLOADS_PATH}?status=PENDING`, staff)).json().content;
    const { id } = (await send(SMALL_TREE)).json();
    expect((await call('GET', `${UPLOADS_PATH}/${waiting.id}`, admin)).json().status).toBe('SUPERSEDED');
    expect((await decide(waiting.id, 'ACCEPTED')).json()).toMatchObject({
      code: 'Conflict',
      outcome: { status: 'SUPERSEDED' },
    });
    const rejectedBody = (await decide(id, 'REJECTED', 'È quello di prima')).json();
    expect(rejectedBody).toMatchObject({ status: 'REJECTED', reason: 'È quello di prima' });
    expect(rejectedBody.history.map(({ action }: { action: string }) => action)).toEqual([
      'private-catalogue.upload',
      'private-catalogue.reject',
    ]);
    expect((await decide(id, 'ACCEPTED')).statusCode).toBe(409);
  });

  it('can be restored after another one replaced it', async () => {
    const before = await listPublishedCodes();
    const [first] = (await call('GET', `${UPLOADS_PATH}?status=PUBLISHED`, admin)).json().content;
    const second = await publish([{ code: 'ONLY' }]);
    expect(await listPublishedCodes()).toEqual([['ONLY', []]]);
    expect((await call('POST', `${UPLOADS_PATH}/${second}/restore`, admin)).statusCode).toBe(409);
    const restoredResponse = await call('POST', `${UPLOADS_PATH}/${first.id}/restore`, admin);
    expect(restoredResponse.json()).toMatchObject({ status: 'PUBLISHED' });
    expect(await listPublishedCodes()).toEqual(before);
    expect((await call('GET', `${UPLOADS_PATH}/${second}`, admin)).json().status).toBe('REPLACED');
  });

  it('can be neither approved nor restored when its shops are no longer allowed', async () => {
    const first = await publish([{ code: 'SHOP', link: 'https://shop.example.com/a' }]);
    await publish([{ code: 'OTHER' }]);
    const { id: waiting } = (await send([{ code: 'SHOP2', link: 'https://shop.example.com/b' }])).json();
    onTestFinished(() => {
      config.shopHosts = null;
    });
    config.shopHosts = ['example.org'];
    for (const response of [
      await call('POST', `${UPLOADS_PATH}/${first}/restore`, admin),
      await decide(waiting, 'ACCEPTED'),
    ]) {
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { code: 'ForeignShops', hosts: ['shop.example.com'] },
      ]);
    }
    expect(await listPublishedCodes()).toEqual([['OTHER', []]]);
    config.shopHosts = ['example.com'];
    expect((await call('POST', `${UPLOADS_PATH}/${first}/restore`, admin)).statusCode).toBe(200);
  });

  it('is decided on once when several decide concurrently', async () => {
    const { id } = (await send([{ code: 'RACE' }])).json();
    const responses = await Promise.all([
      decide(id, 'ACCEPTED'),
      decide(id, 'REJECTED', 'No'),
      decide(id, 'ACCEPTED'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const publishedRows = await db
      .selectFrom('b2cTrees')
      .select('id')
      .where('status', '=', 'PUBLISHED')
      .execute();
    expect(publishedRows).toHaveLength(1);
  });

  it('is allowed to IT only, and IT cannot decide on it', async () => {
    const file = buildSheetFile(SMALL_TREE);
    for (const [headers, status] of [
      [admin, 403],
      [customer, 403],
      [{}, 401],
    ] as const) {
      expect((await upload(app, B2C_PATH, headers, { file })).statusCode).toBe(status);
    }
    const [newest] = (await call('GET', UPLOADS_PATH, staff)).json().content;
    expect(
      (await call('POST', `${UPLOADS_PATH}/${newest.id}/decision`, staff, { decision: 'ACCEPTED' }))
        .statusCode,
    ).toBe(403);
    expect((await call('GET', UPLOADS_PATH, customer)).statusCode).toBe(403);
  });

  it('stays stored after later rejections; above the limit the earliest published one is deleted', async () => {
    await db.deleteFrom('b2cTrees').execute();
    const hour = (index: number) => new Date(Date.UTC(2026, 0, 1, index));
    const row = { tree: '[]', categories: 0, products: 0 };
    const buildReplaced = (index: number) => ({ ...row, status: 'REPLACED', decidedAt: hour(index) });
    await db
      .insertInto('b2cTrees')
      .values([
        // Uploaded last but published first: the publication date decides which trees stay stored.
        { ...buildReplaced(0), fileName: 'longest gone', createdOn: hour(999) },
        ...Array.from({ length: LIMITS.retainedTrees }, (_, index) => ({
          ...buildReplaced(index + 1),
          createdOn: hour(index),
        })),
        ...Array.from({ length: LIMITS.retainedTrees + 5 }, (_, index) => ({
          ...row,
          status: index % 2 === 0 ? 'REJECTED' : 'SUPERSEDED',
          decidedAt: hour(500 + index),
          createdOn: hour(500 + index),
        })),
      ])
      .execute();
    expect((await send(SMALL_TREE)).statusCode).toBe(201);
    const storedRows = await db.selectFrom('b2cTrees').select(['status', 'fileName']).execute();
    expect(storedRows.filter(({ status }) => status === 'REPLACED')).toHaveLength(LIMITS.retainedTrees);
    expect(storedRows.filter(({ fileName }) => fileName === 'longest gone')).toEqual([]);
    expect(storedRows).toHaveLength(2 * LIMITS.retainedTrees + 1);
  });

  it('of the unchanged template is accepted', async () => {
    const template = await call('GET', `${B2C_PATH}/template`, staff);
    expect(template.headers['content-disposition']).toContain('private-catalogue.xlsx');
    expect(XLSX.read(template.rawPayload).SheetNames).toHaveLength(1);
    const response = await upload(app, B2C_PATH, staff, { file: template.rawPayload });
    expect(response.json()).toMatchObject({ status: 'PENDING', categories: 2, products: 1 });
  });
});
