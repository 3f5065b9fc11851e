import { SDS_LANGUAGES } from '@cromia/domain/languages';
import type { Sds } from '@cromia/domain/sds/sheet';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';

const { app, db } = await testApp('demo');
const names = ['customer', 'customer2', 'agent', 'agent2', 'it', 'sds', 'private', 'admin'] as const;
type Name = (typeof names)[number];
const PREFIX: Record<Name, string> = {
  customer: 'customer',
  customer2: 'customer',
  agent: 'agent',
  agent2: 'agent',
  it: 'it',
  sds: 'user',
  private: 'user',
  admin: 'admin',
};
const sessions = new Map<Name, { authorization: string }>();
for (const name of names) sessions.set(name, await login(app, `${name}@demo.cromia.test`));

function get(name: Name, call: string, query: Record<string, string> = {}) {
  return app.inject({
    url: `/api/v1/public/${PREFIX[name]}/sds/${call}`,
    query,
    headers: sessions.get(name) ?? {},
  });
}

async function search(name: Name, call: string, query: Record<string, string>): Promise<Sds[]> {
  const response = await get(name, call, { size: '100', ...query });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().content;
}

const YEAR = new Date().toISOString().slice(0, 4);
const SITE = { site: 'ALC01', serial: 'F120', color: '7035' };

async function findOrder(customerCode: string): Promise<{ id: string; orderCode: string }> {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .innerJoin('sdsBatches', 'sdsBatches.orderId', 'orders.id')
    .select(['orders.id', 'orders.orderCode'])
    .where('customerCode', '=', customerCode)
    .orderBy('orderCode')
    .executeTakeFirstOrThrow();
}

/** The newest batch of a customer, with its year. */
async function findNewestBatch(customerCode: string) {
  const { id, batch, date } = await db
    .selectFrom('sdsBatches')
    .innerJoin('customers', 'customers.id', 'sdsBatches.customerId')
    .select(['sdsBatches.id', 'sdsBatches.batch', 'sdsBatches.date'])
    .where('customerCode', '=', customerCode)
    .orderBy('date', 'desc')
    .orderBy('sdsBatches.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, batch, year: String(date).slice(0, 4) };
}
const ownBatch = await findNewestBatch('100001');
const foreignBatch = await findNewestBatch('100002');

/** Adds stock batches of the product, numbered from 10. */
async function addBatches(buildBatch: (number: number) => { batch: string; date: string }, count: number) {
  const { id: documentId } = await db
    .selectFrom('sdsDocuments')
    .select('id')
    .where('site', '=', SITE.site)
    .where('serial', '=', SITE.serial)
    .where('color', '=', SITE.color)
    .where('recipe', '=', '01')
    .where('version', '=', 1)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({ ...buildBatch(10 + index), documentId }));
  await db.insertInto('sdsBatches').values(rows).execute();
}

describe('the site search', () => {
  it('finds the batches of F120-7035 at ALC01 by year, sorted by date', async () => {
    const lines = await search('it', 'findSdsByFilters', { ...SITE, year: '2024' });
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.map(({ date }) => date)).toEqual(lines.map(({ date }) => date).toSorted());
    for (const line of lines) {
      const isInternal = line.recipe === '88';
      expect(line).toMatchObject({
        ...SITE,
        year: 2024,
        version: 1,
        latestVersion: isInternal ? 1 : 2,
        isInternal,
        description: { it: expect.any(String) },
        colorDescription: { it: expect.any(String) },
      });
      expect(line.isOldSds).toBe(line.date <= '2024-10-14');
      expect(line.batch).toMatch(line.isOldSds ? /^\d{7}$/ : /^A1-24-\d{6}$/);
    }
    expect(new Set(lines.map(({ isOldSds }) => isOldSds))).toEqual(new Set([true, false]));
  });

  it('returns 10 batches per page, each on one page only', async () => {
    await addBatches((number) => ({ batch: `22090${number}`, date: '2022-06-15' }), 15);
    const query = { ...SITE, year: '2022' };
    const first = (await get('sds', 'findSdsByFilters', query)).json();
    const second = (await get('sds', 'findSdsByFilters', { ...query, page: '1' })).json();
    expect(first).toMatchObject({ size: 10, number: 0, first: true, last: false });
    expect(second).toMatchObject({ size: 10, number: 1, first: false });
    expect(first.totalElements).toBeGreaterThanOrEqual(15);
    expect(first.content).toHaveLength(10);
    const listedSheets: Sds[] = [...first.content, ...second.content];
    expect(listedSheets).toHaveLength(Math.min(20, first.totalElements));
    expect(new Set(listedSheets.map(({ id }) => id)).size).toBe(listedSheets.length);
    expect(listedSheets.map(({ date }) => date)).toEqual(listedSheets.map(({ date }) => date).toSorted());
  });

  it('is rejected for customers and for users without an SDS role', async () => {
    expect((await get('customer', 'findSdsByFilters', { ...SITE, year: '2024' })).statusCode).toBe(403);
    expect((await get('private', 'findSdsByFilters', { ...SITE, year: '2024' })).statusCode).toBe(403);
  });

  it('reports a missing colour or year', async () => {
    const response = await get('it', 'findSdsByFilters', { site: 'ALC01', serial: 'F120' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ path: 'year', code: 'missing' }]);
    const noColor = await get('it', 'findSdsByFilters', { site: 'ALC01', serial: 'F120', year: '2024' });
    expect(noColor.json().errors).toEqual([{ path: 'color', code: 'missing' }]);
  });

  it('rejects a year after the current one', async () => {
    const year = String(new Date().getUTCFullYear() + 2);
    const response = await get('it', 'findSdsByFilters', { ...SITE, year });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { path: 'year', code: 'invalidField', limit: { of: 'value' } },
    ]);
  });
});

describe('the customer search', () => {
  it("finds only the customer's own batches, all in the new format", async () => {
    const lines = await search('customer', 'findSdsByFilters', { year: ownBatch.year, sort: 'date,desc' });
    expect(lines.map(({ id }) => id)).toContain(ownBatch.id);
    for (const line of lines) expect(line).toMatchObject({ customerCode: '100001', isOldSds: false });
  });

  it("returns 404 for another customer's code, as for an unknown one", async () => {
    const query = { year: ownBatch.year };
    for (const customerCode of ['100002', '999999']) {
      const response = await get('customer', 'findSdsByFilters', { ...query, customerCode });
      expect(response.json()).toMatchObject({ status: 404, code: 'NotFound' });
      expect((await get('agent2', 'findSdsByFilters', { ...query, customerCode })).statusCode).toBe(404);
    }
  });

  it('serves agents for their portfolio, and staff for all customers by customer code', async () => {
    const query = { year: foreignBatch.year, customerCode: '100002' };
    for (const name of ['agent', 'sds', 'admin'] as const)
      expect((await search(name, 'findSdsByFilters', query)).map(({ id }) => id)).toContain(foreignBatch.id);
    const response = await get('sds', 'findSdsByFilters', { year: foreignBatch.year });
    expect(response.json()).toMatchObject({ status: 400, code: 'CustomerCodeRequired' });
  });
});

describe('the batch search', () => {
  it('accepts both batch formats, in lower case and without hyphens', async () => {
    const [old] = await search('it', 'findSdsByFilters', { ...SITE, year: '2023' });
    expect((await search('it', 'findSdsByBatch', { batch: old?.batch ?? '' })).map(({ id }) => id)).toEqual([
      old?.id,
    ]);
    const typedBatch = foreignBatch.batch.toLowerCase().replaceAll('-', '');
    expect((await search('it', 'findSdsByBatch', { batch: typedBatch })).map(({ id }) => id)).toEqual([
      foreignBatch.id,
    ]);
    expect((await get('it', 'findSdsByBatch', { batch: '12' })).statusCode).toBe(400);
  });

  it("hides batches of customers outside an agent's portfolio, also in the suggestions", async () => {
    expect(await search('agent', 'findSdsByBatch', { batch: foreignBatch.batch })).toHaveLength(1);
    expect(await search('agent2', 'findSdsByBatch', { batch: foreignBatch.batch })).toEqual([]);
    const suggest = (name: Name) => get(name, 'autocompleteBatch', { searchString: foreignBatch.batch });
    expect((await suggest('agent')).json()).toHaveLength(1);
    expect((await suggest('agent2')).json()).toEqual([]);
    expect((await suggest('customer2')).statusCode).toBe(403);
  });

  it('suggests the first 20 matches from the fifth character on', async () => {
    await addBatches((number) => ({ batch: `A1-25-9000${number}`, date: '2025-06-15' }), 25);
    const response = await get('it', 'autocompleteBatch', { searchString: 'A1-25-9' });
    const batches: { batch: string }[] = response.json();
    expect(batches.map(({ batch }) => batch)).toEqual(
      Array.from({ length: 20 }, (_, index) => `A1-25-9000${10 + index}`),
    );
    expect((await get('it', 'autocompleteBatch', { searchString: '2401' })).statusCode).toBe(400);
  });
});

describe('the document search', () => {
  it('finds the sheets of the products of an order', async () => {
    const order = await findOrder('100001');
    const lines = await search('customer', 'findSdsByOrder', { orderCode: order.orderCode.toLowerCase() });
    const products = await db
      .selectFrom('orderItems')
      .innerJoin('products', 'products.id', 'orderItems.productId')
      .select(['serial', 'color'])
      .distinct()
      .where('orderId', '=', order.id)
      .execute();
    const codes = (list: { serial: string; color: string }[]) =>
      [...new Set(list.map(({ serial, color }) => `${serial}-${color}`))].toSorted();
    expect(codes(lines)).toEqual(codes(products));
    expect(lines.some(({ batch }) => batch !== null)).toBe(true);
  });

  it('finds sheets also for products without known batches', async () => {
    const { orderCode } = await findOrder('100001');
    await db
      .deleteFrom('sdsBatches')
      .where('orderId', '=', (await findOrder('100001')).id)
      .execute();
    const lines = await search('customer', 'findSdsByOrder', { orderCode });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatchObject({ batch: null, isInternal: false });
      expect((await get('customer', 'checklanguage', { id: line.id })).statusCode).toBe(200);
    }
  });

  it("returns 404 for another customer's order, as for an unknown one", async () => {
    const { orderCode } = await findOrder('100002');
    for (const code of [orderCode, 'V00-000000']) {
      expect((await get('customer', 'findSdsByOrder', { orderCode: code })).json()).toMatchObject({
        code: 'NotFound',
      });
      expect((await get('agent2', 'findSdsByOrder', { orderCode: code })).statusCode).toBe(404);
    }
    expect(await search('agent', 'findSdsByOrder', { orderCode })).not.toEqual([]);
  });
});

describe('the product search', () => {
  it('shows the SDS desk every version and marks internal recipes', async () => {
    const lines = await search('sds', 'findSdsByProduct', { product: 'f120 7035' });
    expect(lines.map(({ recipe, version, site }) => [site, recipe, version]).toSorted()).toEqual([
      ['ALC01', '01', 1],
      ['ALC01', '01', 2],
      ['ALC01', '88', 1],
      ['ALC02', '01', 1],
    ]);
    expect(lines.find(({ recipe }) => recipe === '88')).toMatchObject({ isInternal: true, batch: null });
  });

  it('finds products by name, and is allowed to the SDS desk only', async () => {
    const lines = await search('admin', 'findSdsByProduct', {
      product: 'Epoxy primer 2K',
      sort: 'serial,asc',
    });
    expect(lines.some(({ serial }) => serial === 'F120')).toBe(true);
    expect((await get('customer', 'findSdsByProduct', { product: 'F120' })).statusCode).toBe(403);
    expect((await get('agent', 'findSdsByProduct', { product: 'F120' })).statusCode).toBe(403);
  });
});

describe('the serial search', () => {
  const describeSheets = (lines: Sds[]) =>
    lines.map(({ site, color, recipe, version }) => [site, color, recipe, version].join(' ')).toSorted();

  it('shows the SDS desk the versions in force of all colours, with internal recipes', async () => {
    const lines = await search('sds', 'findSdsBySerial', { serial: 'f120' });
    expect(describeSheets(lines.filter(({ color }) => color === '7035'))).toEqual([
      'ALC01 7035 01 2',
      'ALC01 7035 88 1',
      'ALC02 7035 01 1',
    ]);
    expect(new Set(lines.map(({ color }) => color)).size).toBeGreaterThan(1);
    expect(new Set(lines.map(({ serial }) => serial))).toEqual(new Set(['F120']));
  });

  it('shows customers the sheets of the colours that they ordered, each of which they can open', async () => {
    const ordered = await db
      .selectFrom('orderItems')
      .innerJoin('customers', 'customers.id', 'orderItems.customerId')
      .innerJoin('products', 'products.id', 'orderItems.productId')
      .select(['products.serial', 'products.color'])
      .where('customerCode', '=', '100001')
      .execute();
    const serials = [...new Set(ordered.map(({ serial }) => serial))].slice(0, 5);
    for (const serial of serials) {
      const lines = await search('customer', 'findSdsBySerial', { serial });
      const colors = ordered.filter((row) => row.serial === serial).map(({ color }) => color);
      for (const line of lines) {
        expect(colors).toContain(line.color);
        expect(line.isInternal).toBe(false);
        expect((await get('customer', 'languages', { id: line.id })).statusCode).toBe(200);
      }
    }
  });

  it('finds nothing that was never ordered, and is rejected for users without an SDS role', async () => {
    const lines = await search('customer', 'findSdsBySerial', { serial: 'F120', color: '7035' });
    expect(describeSheets(lines)).toEqual(['ALC01 7035 01 2', 'ALC02 7035 01 1']);
    expect(await search('agent2', 'findSdsBySerial', { serial: 'F120' })).toEqual([]);
    expect((await get('private', 'findSdsBySerial', { serial: 'F120' })).statusCode).toBe(403);
    expect(
      (await get('customer', 'findSdsBySerial', { serial: 'F120', customerCode: '100002' })).statusCode,
    ).toBe(404);
  });
});

/** A batch of F120-7035 from 2024 whose sheet has a later version. */
async function findLineOf2024(): Promise<Sds> {
  const lines = await search('it', 'findSdsByFilters', { ...SITE, year: '2024' });
  const line = lines.find(({ latestVersion }) => latestVersion === 2);
  if (!line) throw new Error('Expected a batch with a later version');
  return line;
}

it('a customer with an SDS desk role finds the sheets of all customers', async () => {
  const setRole = (roleSds: string) =>
    db.updateTable('users').set({ roleSds }).where('username', '=', 'customer2@demo.cromia.test').execute();
  await setRole('EMPLOYEE');
  expect(await search('customer2', 'findSdsByProduct', { product: 'f120 7035' })).toEqual(
    await search('sds', 'findSdsByProduct', { product: 'f120 7035' }),
  );
  const query = { customerCode: '100001', year: ownBatch.year };
  expect(await search('customer2', 'findSdsByFilters', query)).toEqual(
    await search('sds', 'findSdsByFilters', query),
  );
  await setRole('AUTO');
  expect((await get('customer2', 'findSdsByFilters', query)).statusCode).toBe(404);
});

describe('the languages and the download of a sheet', () => {
  it('list every SDS language with its availability', async () => {
    const line = await findLineOf2024();
    const languages = (await get('it', 'checklanguage', { id: line.id })).json();
    expect(Object.keys(languages)).toEqual([...SDS_LANGUAGES]);
    expect(languages).toMatchObject({ IT: true, PL: true, CZ: true, CN: false, HU: false });
  });

  it('return a PDF with its file name, language and ETag', async () => {
    const query = { id: ownBatch.id, language: 'IT' };
    const response = await get('customer', 'download', query);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="SDS-\w{8}-IT\.pdf"$/);
    const pdf = response.rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('/Lang (it)');
    expect(pdf).toContain('/FontFile2');
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    const repeatedResponse = await app.inject({
      url: '/api/v1/public/customer/sds/download',
      query,
      headers: { ...sessions.get('customer'), 'if-none-match': String(response.headers.etag) },
    });
    expect(repeatedResponse.statusCode).toBe(304);
  });

  it('return a later version of the same sheet on request, and 404 for an unknown version', async () => {
    const line = await findLineOf2024();
    const findEtag = async (version?: string) =>
      (await get('it', 'download', { id: line.id, language: 'EN', ...(version ? { version } : {}) })).headers
        .etag;
    expect(await findEtag('1')).toBe(await findEtag());
    expect(await findEtag('2')).not.toBe(await findEtag());
    expect((await get('it', 'download', { id: line.id, language: 'EN', version: '3' })).statusCode).toBe(404);
  });

  it('are not found for a missing language or an unknown id', async () => {
    expect((await get('customer', 'download', { id: ownBatch.id, language: 'CN' })).json()).toMatchObject({
      code: 'SdsDownloadError',
    });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await get('customer', 'checklanguage', { id: unknown })).json()).toMatchObject({
      code: 'NotFound',
    });
  });

  it("are rejected for another customer's batch, an internal recipe and a sheet never ordered", async () => {
    const sheets = await search('it', 'findSdsByProduct', { product: 'F120-7035' });
    const internal = sheets.find(({ isInternal }) => isInternal)?.id ?? '';
    const unorderedRow = await db
      .selectFrom('sdsDocuments')
      .select('id')
      .where('serial', 'not in', (eb) =>
        eb
          .selectFrom('orderItems')
          .innerJoin('orders', 'orders.id', 'orderItems.orderId')
          .innerJoin('customers', 'customers.id', 'orders.customerId')
          .innerJoin('products', 'products.id', 'orderItems.productId')
          .select('products.serial')
          .where('customerCode', '=', '100001'),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const id of [foreignBatch.id, internal, unorderedRow.id]) {
      expect((await get('customer', 'checklanguage', { id })).statusCode).toBe(404);
      expect((await get('customer', 'download', { id, language: 'IT' })).statusCode).toBe(404);
    }
    expect((await get('agent2', 'download', { id: foreignBatch.id, language: 'IT' })).statusCode).toBe(404);
    expect((await get('agent2', 'download', { id: unorderedRow.id, language: 'IT' })).statusCode).toBe(404);
    expect((await get('private', 'download', { id: ownBatch.id, language: 'IT' })).statusCode).toBe(403);
    expect((await get('sds', 'download', { id: foreignBatch.id, language: 'IT' })).statusCode).toBe(200);
  });
});

it('the year of a found batch is the year of its date', async () => {
  const lines = await search('it', 'findSdsByFilters', { ...SITE, year: YEAR });
  for (const { date, year } of lines) expect(date.slice(0, 4)).toBe(String(year));
});

describe('the registered recipients of safety data sheets', () => {
  const findRecipients = (name: Name, query: Record<string, string> = {}) => get(name, 'recipients', query);

  it('are those of the customer, or of the customer of an order', async () => {
    const { msdsEmails } = await db
      .selectFrom('customers')
      .select('msdsEmails')
      .where('customerCode', '=', '100001')
      .executeTakeFirstOrThrow();
    expect(msdsEmails).not.toEqual([]);
    const { orderCode } = await findOrder('100001');
    for (const response of [
      await findRecipients('customer'),
      await findRecipients('agent', { customerCode: '100001' }),
      await findRecipients('sds', { orderCode }),
    ])
      expect(response.json()).toEqual({ emails: msdsEmails });
    expect((await findRecipients('agent')).json()).toEqual({ emails: [] });
  });

  it("are not found for another customer or another customer's order", async () => {
    const { orderCode } = await findOrder('100002');
    for (const response of [
      await findRecipients('customer', { customerCode: '100002' }),
      await findRecipients('customer', { orderCode }),
      await findRecipients('agent2', { customerCode: '100001' }),
    ])
      expect(response.statusCode).toBe(404);
    expect((await findRecipients('private')).statusCode).toBe(403);
  });
});
