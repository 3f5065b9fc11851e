import { type HazardInput, NOT_HAZARDOUS } from '@cromia/domain/hazards/hazard';
import {
  hazardEntryPageSchema,
  type SerialHazard,
  serialHazardSchema,
} from '@cromia/domain/hazards/hazard-desk';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSheetFile, SMALL_TREE } from '../../../demo/catalogue/sheet.ts';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aKey, createErpClient, toCounts } from '../../../test/builders/integration.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../test/builders/shop.ts';
import { upload } from '../../../test/builders/uploads.ts';

const { app, db, config } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const read = (url: string) => app.inject({ url });
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const DESK = '/api/v1/backoffice/hazards';
const SHOP = '/api/v1/public/customer';

const company = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'private@test.it', role: 'USER' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const customer = await login(app, 'customer@test.it');
const staff = await login(app, 'it@test.it');
const admin = await login(app, 'admin@test.it');

const drum = await aProduct(db, { serial: 'F120', color: '7035', pkg: '25' });
const white = await aProduct(db, { serial: 'F120', color: '9010', pkg: '25' });
const wall = await aProduct(db, { serial: 'H500', color: '9010', pkg: '25' });
await aProduct(db, { serial: 'E600', color: '9010', pkg: '25' });
await db.updateTable('products').set({ um: 'kg', qta: 25, dna: 1.25, qtyPkgMultiplier: 1 }).execute();

const PRIMER = {
  signalWord: 'WARNING',
  pictograms: ['GHS02', 'GHS07'],
  hStatements: ['H226', 'H317'],
  euhStatements: ['EUH205'],
  pStatements: ['P210', 'P305+P351+P338'],
  contains: ['epoxy resin (MW ≤ 700)', 'xylene'],
  ufi: 'E600-30P1-S00Y-5079',
  unNumber: '1263',
  properShippingName: 'PAINT',
  transportClass: '3',
  packingGroup: 'III',
  tunnelCode: 'D/E',
  transportCategory: 3,
  limitedQuantity: 5,
} satisfies HazardInput;
const ROW = { serial: 'F120', ...PRIMER };

beforeEach(async () => {
  await db.deleteFrom('hazards').execute();
  await db.deleteFrom('hazardVersions').execute();
  await db.deleteFrom('trainingConfirmations').execute();
  await db.deleteFrom('cartItems').execute();
});

const readDesk = async (): Promise<SerialHazard> =>
  serialHazardSchema.parse((await call('GET', `${DESK}/3/F120`, staff)).json());
const readLabel = async (color = '7035', lang = 'en'): Promise<HazardLabel | null> =>
  (await read(`/api/products/3/F120/${color}/25?lang=${lang}`)).json().hazard;

describe('an import of hazards', () => {
  it('stores the assessment of a serial, and that of a colour, which replaces it whole', async () => {
    const { status, result } = await importRows('hazards', [
      ROW,
      { serial: 'F120', color: '9010', signalWord: 'NONE' },
    ]);
    expect([status, toCounts(result)]).toEqual([200, [2, 0, 0, 0]]);
    expect(await readLabel('7035')).toMatchObject({
      signalWord: 'WARNING',
      pictograms: ['GHS02', 'GHS07'],
      hStatements: [
        { code: 'H226', text: 'Flammable liquid and vapour.' },
        { code: 'H317', text: 'May cause an allergic skin reaction.' },
      ],
      contains: PRIMER.contains,
      supplier: {
        name: config.brand.legalName,
        address: config.brand.address,
        telephone: config.brand.phone,
      },
      transport: { unNumber: '1263', entry: 'UN 1263 PAINT, 3, III, (D/E)' },
    });
    expect((await readLabel('7035', 'it'))?.hStatements[0]?.text).toBe('Liquido e vapori infiammabili.');
    expect(await readLabel('9010')).toMatchObject({ signalWord: 'NONE', hStatements: [], transport: null });
    expect((await read('/api/products/3/H500/9010/25')).json().hazard).toBeNull();
  });

  it('sent again changes nothing; absent fields stay, null empties them', async () => {
    await importRows('hazards', [ROW]);
    expect(toCounts((await importRows('hazards', [ROW])).result)).toEqual([0, 0, 1, 0]);
    const { result } = await importRows('hazards', [{ serial: 'F120', contains: null, ufi: null }]);
    expect(result.changes.map(({ field }) => field).toSorted()).toEqual(['contains', 'ufi']);
    expect((await readDesk()).hazard).toMatchObject({
      contains: [],
      ufi: null,
      hStatements: PRIMER.hStatements,
    });
  });

  it('reads lists of codes and names from a table, as the export writes them', async () => {
    await importRows('hazards', [ROW]);
    const exported = await call('GET', '/api/v1/backoffice/exports/hazards?format=csv&language=en', staff);
    expect(exported.body).toContain('P210 P305+P351+P338');
    expect(exported.body).toContain('epoxy resin (MW ≤ 700); xylene');
    expect(toCounts((await importRows('hazards', exported.body.replace(/^\uFEFF/, ''))).result)).toEqual([
      0, 0, 1, 0,
    ]);
  });

  it.each([
    [{ serial: 'Z999', signalWord: 'NONE' }, 'serial unknown'],
    [{ serial: 'F120', color: '1000', signalWord: 'NONE' }, 'color unknown'],
    [{ serial: 'F120', professionalOnly: true }, 'signalWord missing'],
    [{ ...ROW, hStatements: ['H999'] }, 'hStatements.0 invalidField'],
    [{ ...ROW, ufi: 'E600-30P1-S00Y-5078' }, 'ufi invalidField'],
    [{ ...ROW, hStatements: [], pictograms: [] }, 'hStatements contradictory'],
    [{ ...ROW, signalWord: 'DANGER' }, 'signalWord contradictory'],
    [{ ...ROW, pictograms: ['GHS02'] }, 'pictograms contradictory'],
    [{ ...ROW, transportCategory: null }, 'transportCategory contradictory'],
  ])('rejects %o', async (row, error) => {
    const { status, result } = await importRows('hazards', [row]);
    expect([status, result.outcome]).toEqual([400, 'REFUSED']);
    expect(result.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([error]);
  });

  it('is versioned with its import, and undone with a version of its own', async () => {
    await importRows('hazards', [ROW]);
    const { result } = await importRows('hazards', [{ serial: 'F120', contains: ['xylene'] }]);
    const undone = await call('POST', `/api/v1/backoffice/imports/${result.id}/undo`, staff, {});
    expect(undone.statusCode).toBe(200);
    const { versions, hazard } = await readDesk();
    expect(hazard?.contains).toEqual(PRIMER.contains);
    expect(versions.map(({ changedBy, importId }) => [changedBy, importId === null])).toEqual([
      ['it@test.it', true],
      ['ERP', false],
      ['ERP', false],
    ]);
    expect(versions.map((version) => version.hazard?.contains)).toEqual([
      PRIMER.contains,
      ['xylene'],
      PRIMER.contains,
    ]);
  });
});

describe('the desk', () => {
  const put = (path: string, body: object) => call('PUT', `${DESK}/3/F120${path}`, staff, body);

  it('sets, changes and removes an assessment; each change is a version and in the log', async () => {
    const { version } = await readDesk();
    const stored = serialHazardSchema.parse((await put('', { version, hazard: PRIMER })).json());
    expect(stored.hazard).toEqual({ ...NOT_HAZARDOUS, ...PRIMER });
    const stale = await put('', { version, hazard: null });
    expect([stale.statusCode, stale.json().outcome.changedBy]).toEqual([409, 'it@test.it']);
    await put('', { version: stored.version, hazard: null });
    const { hazard, versions } = await readDesk();
    expect(hazard).toBeNull();
    expect(versions.map((each) => [each.changedBy, each.hazard?.signalWord ?? null])).toEqual([
      ['it@test.it', null],
      ['it@test.it', 'WARNING'],
    ]);
    const log = await db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', 'F120')
      .where('action', '=', 'hazards.change')
      .execute();
    expect(log).toHaveLength(2);
  });

  it('sets an exception of a colour, and rejects unknown colours and contradictions', async () => {
    const { colors, version } = await readDesk();
    const exception = { version: colors[0]?.version, hazard: { signalWord: 'NONE' } };
    expect((await put('/7035', exception)).statusCode).toBe(200);
    expect(await readLabel('7035')).toMatchObject({ signalWord: 'NONE' });
    expect(await readLabel('9010')).toBeNull();
    expect((await put('/1000', exception)).statusCode).toBe(404);
    const wrong = await put('', { version, hazard: { ...PRIMER, signalWord: 'DANGER' } });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      [{ path: 'hazard.signalWord', code: 'invalidField' }],
    ]);
  });

  it('two people who change an assessment at once do not overwrite each other', async () => {
    const { version } = await readDesk();
    const responses = await Promise.all([
      put('', { version, hazard: PRIMER }),
      put('', { version, hazard: { signalWord: 'NONE' } }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  /** The number of serials that are sold without an assessment, among the open tasks. */
  const countQueue = async () =>
    (await call('GET', '/api/v1/open-tasks', staff))
      .json()
      .tasks.find(({ kind }: { kind: string }) => kind === 'unassessedSerials')?.count;

  it('lists serials that are sold without an assessment, and counts them', async () => {
    const list = async (state: string) =>
      hazardEntryPageSchema
        .parse((await call('GET', `${DESK}?state=${state}`, staff)).json())
        .content.map(({ serial, soldWithoutAssessment }) => [serial, soldWithoutAssessment]);
    await importRows('hazards', [
      { ...ROW, color: '7035' },
      { serial: 'E600', signalWord: 'NONE' },
    ]);
    expect(await list('SOLD_NOT_ASSESSED')).toEqual([
      ['F120', 1],
      ['H500', 1],
    ]);
    expect(await countQueue()).toBe(2);
    expect(await list('DANGEROUS_GOODS')).toEqual([['F120', 1]]);
    expect(await list('ASSESSED')).toEqual([['E600', 0]]);
    await db.updateTable('products').set({ status: 'E' }).where('id', '=', wall.id).execute();
    expect([await list('SOLD_NOT_ASSESSED'), await countQueue()]).toEqual([[['F120', 1]], 1]);
    await db.updateTable('products').set({ status: 'A' }).where('id', '=', wall.id).execute();
    await importRows('hazards', [{ ...ROW, color: '9010' }]);
    expect([await list('SOLD_NOT_ASSESSED'), await countQueue()]).toEqual([[['H500', 1]], 1]);
  });

  it('the queue starts with the serial of which most was sold in the last 12 months, and is counted', async () => {
    const readQueue = async () =>
      hazardEntryPageSchema
        .parse((await call('GET', `${DESK}?state=SOLD_NOT_ASSESSED&sort=sold,desc`, staff)).json())
        .content.map(({ serial, soldNet }) => [serial, soldNet]);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const sell = (days: number, products: (typeof drum)[], status = 'F') =>
      anOrder(db, { customer: company, createdOn: daysAgo(days), products, status });
    await sell(30, [wall, white]);
    await sell(300, [wall]);
    // Older than 12 months, and cancelled: neither counts.
    await sell(400, [drum, drum, drum]);
    await sell(10, [drum, drum, drum], 'A');
    expect(await readQueue()).toEqual([
      ['H500', 1900],
      ['F120', 950],
      ['E600', 0],
    ]);
    expect(await countQueue()).toBe(3);
    // The colour that was sold is assessed; another one of the serial is not.
    await importRows('hazards', [{ ...ROW, color: '9010' }]);
    expect(await readQueue()).toEqual([
      ['H500', 1900],
      ['E600', 0],
      ['F120', 0],
    ]);
    await importRows('hazards', [
      { serial: 'H500', signalWord: 'NONE' },
      { ...ROW, color: '7035' },
    ]);
    expect([await readQueue(), await countQueue()]).toEqual([[['E600', 0]], 1]);
    await db.deleteFrom('orders').execute();
  });
});

describe('what is shown', () => {
  it('search results have the pictograms of the serial and of each colour, at once after a change', async () => {
    const search = async () =>
      (await read('/api/products/filters/name?nameCode=F120&lang=it')).json().content[0];
    expect(await search()).toMatchObject({ hazard: null });
    await importRows('hazards', [ROW, { serial: 'F120', color: '9010', signalWord: 'NONE' }]);
    const { hazard, colors } = await search();
    const summary = { signalWord: 'WARNING', pictograms: ['GHS02', 'GHS07'] };
    expect(hazard).toEqual(summary);
    expect(colors.map((color: { hazard: unknown }) => color.hazard)).toEqual([
      summary,
      { signalWord: 'NONE', pictograms: [] },
    ]);
  });

  it('cart lines have pictograms, and the cart its dangerous goods, also in a minimal response', async () => {
    await importRows('hazards', [ROW]);
    const add = (productCode: object, quantity: number) =>
      app.inject({
        method: 'POST',
        url: `${SHOP}/carts/items`,
        headers: { ...customer, prefer: 'return=minimal' },
        payload: [{ productCode, quantity }],
      });
    await add(drum.productCode, 40);
    const minimal = (await add(wall.productCode, 1)).json();
    expect(minimal.items).toMatchObject([{ hazard: null }]);
    expect(minimal.transport).toMatchObject({
      points: 800,
      limit: 1000,
      exceeds: false,
      isComplete: false,
      lines: [{ productCode: drum.productCode, unNumber: '1263', quantity: 800, unit: 'l', points: 800 }],
    });
    const cart = (await add(white.productCode, 11)).json();
    expect(cart.transport).toMatchObject({ points: 1020, exceeds: true });
    expect((await call('GET', `${SHOP}/carts`, customer)).json().items[0].hazard).toEqual({
      signalWord: 'WARNING',
      pictograms: ['GHS02', 'GHS07'],
    });
  });

  it('orders and order requests have their dangerous goods', async () => {
    await importRows('hazards', [ROW]);
    const id = await anOrder(db, { customer: company, products: [drum], quantity: 2 });
    for (const [path, headers] of [
      [`${SHOP}/orders/${id}`, customer],
      [`/api/v1/backoffice/orders/${id}`, admin],
    ] as const)
      expect((await call('GET', path, headers)).json().transport).toMatchObject({
        points: 40,
        isComplete: true,
      });
  });

  it('what only professionals may buy has no shop, and is not in the private catalogue', async () => {
    const file = { file: buildSheetFile(SMALL_TREE, { type: 'xlsx' }) };
    const { id } = (await upload(app, '/api/v1/public/b2c', staff, file)).json();
    await call('POST', `/api/v1/backoffice/b2c/uploads/${id}/decision`, admin, { decision: 'ACCEPTED' });
    const listCodes = async () =>
      (await read('/api/v1/public/b2c/level?path=WALLS'))
        .json()
        .children.map(({ code }: { code: string }) => code);
    const readTree = async () => (await read('/api/v1/public/b2c')).body;
    expect(await listCodes()).toEqual(['H500', 'E600']);
    expect(await readTree()).toContain('H500');
    await importRows('hazards', [{ serial: 'H500', ...PRIMER, professionalOnly: true }]);
    expect(await listCodes()).toEqual(['E600']);
    expect(await readTree()).not.toContain('H500');
    expect((await read('/api/v1/public/b2c/level?path=WALLS/H500')).statusCode).toBe(404);
    expect((await read('/api/v1/public/b2c/search?text=H500')).json().tiles).toEqual([]);
    expect((await read('/api/v1/public/b2c/amazon-link?productCode=H500')).statusCode).toBe(404);
    const rejected = await upload(app, '/api/v1/public/b2c', staff, file);
    expect([rejected.statusCode, rejected.json().report]).toEqual([
      400,
      [{ row: 4, column: 'code', code: 'professionalOnly' }],
    ]);
    await importRows('hazards', [{ serial: 'H500', professionalOnly: false }]);
    const level = (await read('/api/v1/public/b2c/level?path=WALLS/H500&lang=de')).json();
    expect(level.node.hazard).toMatchObject({
      signalWord: 'WARNING',
      hStatements: [{ code: 'H226', text: 'Flüssigkeit und Dampf entzündbar.' }, { code: 'H317' }],
    });
  });
});

describe('training on diisocyanates', () => {
  const PATH = `${SHOP}/training-confirmation`;

  it('is confirmed once by the customer, and visible at the desk', async () => {
    expect((await call('GET', PATH, customer)).json()).toMatchObject({
      ...{ confirmedOn: null, isValid: false, confirmers: [expect.any(String)] },
    });
    const responses = await Promise.all([call('POST', PATH, customer), call('POST', PATH, customer)]);
    expect(responses.map((response) => response.json().isValid)).toEqual([true, true]);
    const stored = await db.selectFrom('trainingConfirmations').selectAll().execute();
    expect(stored).toHaveLength(1);
    const desk = await call('GET', '/api/v1/backoffice/customers/100001/training-confirmation', staff);
    expect(desk.json()).toMatchObject({ isValid: true, confirmedBy: expect.any(String), confirmers: [] });
  });

  it('is renewed after five years', async () => {
    const [user] = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'customer@test.it')
      .execute();
    const confirmation = { customerId: company.id, userId: user?.id ?? null };
    await db
      .insertInto('trainingConfirmations')
      .values({ ...confirmation, confirmedAt: new Date('2019-01-01') })
      .execute();
    expect((await call('GET', PATH, customer)).json()).toMatchObject({ isValid: false });
    expect((await call('POST', PATH, customer)).json()).toMatchObject({ isValid: true });
  });
});
