import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { callConcurrently } from '../../../test/call-concurrently.ts';
import { countPages } from '../../platform/pdf/count-pages.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';

const { app, db } = await testApp('demo');
const customer = await login(app, 'customer@demo.cromia.test');
const agent = await login(app, 'agent@demo.cromia.test');
const admin = await login(app, 'admin@demo.cromia.test');
const OWN_PATH = '/api/v1/public/customer';
const AGENT_PATH = '/api/v1/public/agent';

const get = (url: string, headers = customer) => app.inject({ method: 'GET', url, headers });

async function readFirstId(list: string): Promise<string> {
  const { content } = (await get(`${OWN_PATH}/${list}?size=1`)).json();
  return content[0].id;
}

interface ListedDocument {
  id: string;
  number: string;
  orderCode: string;
  customerOrderCode: string;
  itemCount: number;
}

/** The keys of all texts in a tree, each with its placeholders. */
function listKeys(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join()}`]
      : listKeys(value, `${path}${key}.`),
  );
}

describe('the texts of documents', () => {
  it.each(UI_LANGUAGES)(
    'are complete in %s, none empty, each with the placeholders of the Italian text',
    (language) => {
      const listComparableKeys = (texts: object) =>
        listKeys(texts).map((key) =>
          key.startsWith('mails.') ? key.replace(/(title|link) .*$/, '$1') : key,
        );
      expect(listComparableKeys(DOCUMENT_TEXTS[language]).sort()).toEqual(
        listComparableKeys(DOCUMENT_TEXTS.it).sort(),
      );
      expect(JSON.stringify(DOCUMENT_TEXTS[language])).not.toContain('""');
      for (const name of Object.values(DOCUMENT_TEXTS[language].files)) expect(name).toMatch(/^[a-z-]+$/);
    },
  );
});

describe('a document as PDF', () => {
  it.each(['orders', 'order-requests', 'offer-requests'])(
    'of %s is A4 with embedded fonts, title and language',
    async (list) => {
      const response = await get(`${OWN_PATH}/${list}/${await readFirstId(list)}/pdf?language=pl`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(response.headers).toMatchObject({
        'content-language': 'pl',
        'cache-control': 'private, no-store',
      });
      expect(response.headers['content-disposition']).toMatch(
        /^attachment; filename="[a-z-]+-[A-Za-z0-9-]+\.pdf"$/,
      );
      const pdf = response.rawPayload.toString('latin1');
      expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
      expect(pdf).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
      expect(pdf).toContain('/FontFile2');
      expect(pdf).toMatch(/\/Lang \(pl\)/);
      expect(pdf).toContain('/Title');
    },
  );

  it("is in the customer's language, also when an agent downloads it", async () => {
    const id = await readFirstId('orders');
    await db
      .updateTable('users')
      .set({ language: 'de' })
      .where('username', '=', 'customer@demo.cromia.test')
      .execute();
    const customerDownload = await get(`${OWN_PATH}/orders/${id}/pdf`);
    const agentDownload = await get(`${AGENT_PATH}/orders/${id}/pdf?customerCode=100001`, agent);
    await db
      .updateTable('users')
      .set({ language: 'it' })
      .where('username', '=', 'customer@demo.cromia.test')
      .execute();
    for (const response of [customerDownload, agentDownload]) {
      expect(response.headers['content-language']).toBe('de');
      expect(response.headers['content-disposition']).toMatch(/filename="auftrag-/);
    }
  });

  it.each(['orders', 'order-requests', 'offer-requests'])(
    "of %s is in the customer's language when the back office downloads it",
    async (list) => {
      const id = await readFirstId(list);
      const response = await get(`/api/v1/backoffice/${list}/${id}/pdf`, admin);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(response.headers['content-language']).toBe('it');
      const customerDownload = await get(`${OWN_PATH}/${list}/${id}/pdf`);
      expect(response.headers['content-disposition']).toBe(customerDownload.headers['content-disposition']);
      const none = '/00000000-0000-4000-8000-000000000000/pdf';
      expect((await get(`/api/v1/backoffice/${list}${none}`, admin)).statusCode).toBe(404);
      expect((await get(`/api/v1/backoffice/${list}/${id}/pdf`)).statusCode).toBe(403);
    },
  );

  it('is rejected for an unknown order and an unknown language', async () => {
    expect((await get(`${OWN_PATH}/orders/00000000-0000-4000-8000-000000000000/pdf`)).statusCode).toBe(404);
    expect((await get(`${OWN_PATH}/orders/${await readFirstId('orders')}/pdf?language=xx`)).statusCode).toBe(
      400,
    );
  });
});

describe('several documents as one PDF', () => {
  const LISTS = [
    ['orders', 'ordini.pdf'],
    ['order-requests', 'richieste-ordine.pdf'],
    ['offer-requests', 'richieste-offerta.pdf'],
  ] as const;

  it.each(LISTS)('of %s has the named documents, each from a page of its own', async (list, name) => {
    const { content } = (await get(`${OWN_PATH}/${list}?size=3`)).json();
    const ids = content.map(({ id }: ListedDocument) => id);
    const bundle = await get(`${OWN_PATH}/${list}/pdf?ids=${ids.join()}`);
    expect([bundle.statusCode, bundle.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${name}"`,
    ]);
    let pages = 0;
    for (const id of ids) pages += countPages((await get(`${OWN_PATH}/${list}/${id}/pdf`)).rawPayload);
    // The hazard labels of all documents stand once, at the end.
    expect(countPages(bundle.rawPayload)).toBeGreaterThan(ids.length);
    expect(countPages(bundle.rawPayload)).toBeLessThanOrEqual(pages);
    expect((await get(`/api/v1/backoffice/${list}/pdf?ids=${ids.join()}`, admin)).statusCode).toBe(200);
  });

  it('is the filtered list where no ids are named, and nothing of other customers', async () => {
    const { totalElements } = (await get(`${OWN_PATH}/orders?status=C`)).json();
    const filtered = await get(`${OWN_PATH}/orders/pdf?status=C&size=1`);
    expect(countPages(filtered.rawPayload)).toBeGreaterThanOrEqual(totalElements);
    const { content } = (await get('/api/v1/backoffice/orders?customerCode=100002&size=1', admin)).json();
    expect((await get(`${OWN_PATH}/orders/pdf?ids=${content[0].id}`)).statusCode).toBe(404);
  });

  it('is rejected for more documents than one file takes', async () => {
    const { totalElements } = (await get('/api/v1/backoffice/orders', admin)).json();
    expect(totalElements).toBeGreaterThan(50);
    const response = await get('/api/v1/backoffice/orders/pdf', admin);
    expect([response.statusCode, response.json().code]).toEqual([422, 'TooMuchToPrint']);
  });
});

/** Requests several slow exports at the same time. */
/** The cells of a line of a CSV file without semicolons in its cells. */
const splitCells = (line: string) => line.split(';').map((cell) => cell.replace(/^"|"$/g, ''));

const requestExports = (
  calls: readonly (readonly [url: string, headers: typeof customer])[],
  { turnedAway }: { turnedAway: number },
) =>
  callConcurrently(
    db,
    ['orders', 'orderRequests', 'auditLog'],
    calls.map(
      ([url, headers]) =>
        () =>
          get(url, headers),
    ),
    { minRejected: turnedAway },
  );

describe('the export of a list', () => {
  it('contains the lines of the filtered list, with localized amounts and dates', async () => {
    const response = await get(`${OWN_PATH}/orders/export?format=csv&status=F&serial=F120`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(response.headers['content-disposition']).toMatch(/filename="ordini-\d{4}-\d\d-\d\d\.csv"/);
    const [head = '', ...rows] = response.body.trim().split('\r\n');
    expect(head.replace('\ufeff', '').split(';').slice(0, 4)).toEqual([
      'Codice ordine',
      'Codice ordine cliente',
      'Inviata il',
      'Stato',
    ]);
    const { content } = (await get(`${OWN_PATH}/orders?status=F&serial=F120&size=100`)).json();
    const lines = content.reduce((sum: number, { itemCount }: { itemCount: number }) => sum + itemCount, 0);
    expect(rows).toHaveLength(lines);
    for (const row of rows) expect(row).toMatch(/;\d\d-\d\d-\d{4};Fatturato;/);
    expect(response.body).toMatch(/;"\d+,\d+";kg;/);
    for (const hidden of ['Prezzo base', 'Sconto 1', 'Sconto 2']) expect(head).not.toContain(hidden);
  });

  describe.each([
    ['a customer', `${OWN_PATH}`, '', customer],
    ['an agent', AGENT_PATH, '&customerCode=100001', agent],
    ['staff', '/api/v1/backoffice', '&customerCode=100001', admin],
  ])('for %s', (role, base, query, headers) => {
    it.each([
      [
        'orders',
        { total: 'Totale ordinato', confirmedTotal: 'Totale confermato', shippedTotal: 'Totale spedito' },
      ],
      ['order-requests', { total: 'Totale' }],
      ['offer-requests', { total: 'Totale' }],
    ])('adds up to the totals of the list to the cent: %s', async (list, labels) => {
      const { body } = await get(`${base}/${list}/export?format=csv&language=it${query}`, headers);
      const [head = [], ...rows] = body.replace('\ufeff', '').trim().split('\r\n').map(splitCells);
      const sumColumn = (label: string) => {
        const column = head.indexOf(`${label}, IVA esclusa (EUR)`);
        expect(column, label).toBeGreaterThan(0);
        return sumRowTotals(rows.map((row) => Number((row[column] ?? '').replace(',', '.'))));
      };
      const { content, totalElements } = (await get(`${base}/${list}?size=100${query}`, headers)).json();
      expect(content).toHaveLength(totalElements);
      for (const [field, label] of Object.entries(labels)) {
        const totals = content.map((document: Record<string, number | null>) => document[field] ?? 0);
        expect(sumColumn(label)).toBe(sumRowTotals(totals));
      }
      expect(head.includes('Prezzo base (EUR)')).toBe(role !== 'a customer');
      expect(head).toContain('Sconto incondizionato (%)');
    });
  });

  it.each(['csv', 'xlsx'])(
    'runs once at a time per user and rejects concurrent requests: %s',
    async (format) => {
      const url = `/api/v1/backoffice/orders/export?format=${format}`;
      const calls = Array.from({ length: 20 }, () => [url, admin] as const);
      const responses = await requestExports(calls, { turnedAway: 19 });
      const turnedAway = responses.filter(({ statusCode }) => statusCode === 429);
      expect(turnedAway[0]?.headers['retry-after']).toBe('5');
      expect((await get(url, admin)).statusCode).toBe(200);
    },
  );

  it('runs once at a time per user across lists and customers', async () => {
    const responses = await requestExports(
      [
        [`${OWN_PATH}/orders/export?format=csv`, customer],
        [`${AGENT_PATH}/orders/export?format=csv&customerCode=100001`, agent],
        [`${AGENT_PATH}/order-requests/export?format=csv&customerCode=100002`, agent],
        ['/api/v1/backoffice/orders/export?format=csv', admin],
        ['/api/v1/backoffice/audit/export', admin],
      ],
      { turnedAway: 2 },
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1, 3).sort()).toEqual([200, 429]);
    expect(statuses.slice(3).sort()).toEqual([200, 429]);
    const rejectedResponse = responses.find(({ statusCode }) => statusCode === 429);
    expect([rejectedResponse?.json().code, rejectedResponse?.headers['retry-after']]).toEqual([
      'TooManyConcurrentRequests',
      '5',
    ]);
  });

  it.each([
    `${OWN_PATH}/orders/export?format=csv`,
    `${OWN_PATH}/order-requests/export?format=csv`,
    `${OWN_PATH}/offer-requests/export?format=csv`,
    `${OWN_PATH}/customer-products/export?format=csv`,
    '/api/v1/backoffice/orders/export?format=csv',
    '/api/v1/backoffice/order-requests/export?format=csv',
    '/api/v1/backoffice/offer-requests/export?format=csv',
    '/api/v1/backoffice/audit/export',
    '/api/v1/backoffice/sds-deliveries/export',
  ])('does not run for HEAD: %s', async (url) => {
    const headers = url.startsWith(OWN_PATH) ? customer : admin;
    expect((await get(url, headers)).statusCode).toBe(200);
    // If the detail route accepts HEAD, it rejects `export` as an invalid id.
    expect([400, 405]).toContain((await app.inject({ method: 'HEAD', url, headers })).statusCode);
  });

  it.each([
    ['offer-requests', 'status=ACCEPTED&customerCode=100001'],
    ['order-requests', 'status=REJECTED&customerCode=100001'],
    ['orders', 'status=C&customerCode=100001'],
  ])(
    'applies the list filters in the back office and names the customer of each line: %s',
    async (list, filter) => {
      const response = await get(`/api/v1/backoffice/${list}/export?format=csv&language=en&${filter}`, admin);
      expect(response.statusCode).toBe(200);
      const [head = '', ...rows] = response.body.trim().split('\r\n');
      expect(head.replace('\ufeff', '').split(/[;,]/).slice(0, 2)).toEqual(['Customer code', 'Customer']);
      const { content } = (await get(`/api/v1/backoffice/${list}?${filter}&size=100`, admin)).json();
      const lines = content.reduce((sum: number, { itemCount }: { itemCount: number }) => sum + itemCount, 0);
      expect(lines).toBeGreaterThan(0);
      expect(rows).toHaveLength(lines);
      for (const row of rows) expect(row).toMatch(/^"?100001/);
      expect((await get(`/api/v1/backoffice/${list}/export?format=csv`)).statusCode).toBe(403);
    },
  );

  it('can be an XLSX workbook with localized headings and formatted dates', async () => {
    for (const language of ['en', 'ru']) {
      const response = await get(`${OWN_PATH}/offer-requests/export?format=xlsx&language=${language}`);
      expect(response.statusCode).toBe(200);
      const { SheetNames, Sheets } = XLSX.read(response.rawPayload, { type: 'buffer' });
      const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
      const rows = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
      expect(rows[0]?.[3]).toBe(language === 'en' ? 'Status' : 'Статус');
      expect(rows[1]?.[2]).toMatch(/^\d\d-\d\d-\d{4}$/);
      expect(rows.length).toBeGreaterThan(20);
    }
    for (const list of ['order-requests', 'customer-products']) {
      const response = await get(`${OWN_PATH}/${list}/export?format=xlsx`);
      expect([list, response.statusCode, response.rawPayload.subarray(0, 2).toString()]).toEqual([
        list,
        200,
        'PK',
      ]);
    }
  });

  it('never contains a formula, even when a customer has typed one', async () => {
    const id = await readFirstId('order-requests');
    await db
      .updateTable('orderRequests')
      .set({ customerOrderCode: '=HYPERLINK("http://x")' })
      .where('id', '=', id)
      .execute();
    const csv = await get(`${OWN_PATH}/order-requests/export?format=csv`);
    expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`);
    const book = await get(`${OWN_PATH}/order-requests/export?format=xlsx`);
    const [sheet = {}] = Object.values(XLSX.read(book.rawPayload, { cellFormula: true }).Sheets);
    const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!'));
    expect(cells.filter(([, cell]) => cell.f !== undefined)).toEqual([]);
    expect(cells.some(([, cell]) => cell.v === '=HYPERLINK("http://x")')).toBe(true);
  });

  it('rejects unknown formats and filters', async () => {
    for (const query of ['', 'format=pdf', 'format=csv&status=X'])
      expect((await get(`${OWN_PATH}/orders/export?${query}`)).statusCode).toBe(400);
  });

  it.each([
    ['orders', 2, ({ orderCode }: ListedDocument) => orderCode],
    ['order-requests', 3, ({ customerOrderCode }: ListedDocument) => customerOrderCode],
    ['offer-requests', 2, ({ number }: ListedDocument) => number],
  ] as const)(
    'keeps %s in the order of the list across chunks in the back office',
    async (list, column, getCode) => {
      const query = 'sort=createdOn,asc';
      const { content } = (await get(`/api/v1/backoffice/${list}?${query}&size=100`, admin)).json();
      const file = await get(`/api/v1/backoffice/${list}/export?format=csv&${query}`, admin);
      const codes = file.body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => splitCells(line)[column]);
      const listedCodes = content.flatMap((row: ListedDocument) =>
        Array.from({ length: row.itemCount }, () => getCode(row)),
      );
      expect(content.length, 'more than are read at once').toBeGreaterThan(50);
      expect(codes.slice(0, listedCodes.length)).toEqual(listedCodes);
    },
  );
});
