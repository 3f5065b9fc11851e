import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@cromia/domain/dates';
import type { InvoicePage } from '@cromia/domain/invoices/invoice';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aKey, createErpClient, toCounts } from '../../../test/builders/integration.ts';
import { aCustomer, aProduct, aUser } from '../../../test/builders/shop.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { createUnpublishedFileCleanupJob } from '../stored-documents/index.ts';
import { createInvoiceReminderJob } from './reminders/send-reminders.ts';

// Late in the evening in UTC, when the manufacturer's calendar is a day ahead.
const NOW = new Date('2026-11-26T23:30:00Z');
const TODAY = '2026-11-27';
const { app, db, config } = await testApp('empty', { apps: 2, now: () => NOW });
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const files = createFileStore(config);

const rossi = await aCustomer(db, { customerCode: '100001' });
const bianchi = await aCustomer(db, { customerCode: '100002' });
const verdi = await aCustomer(db, { customerCode: '100003' });
await aUser(db, { username: 'rossi@test.it', role: 'CUSTOMER', customer: rossi });
await aUser(db, { username: 'viewer@test.it', role: 'CUSTOMER', customer: rossi });
await aUser(db, { username: 'bianchi@test.it', role: 'CUSTOMER', customer: bianchi, language: 'de' });
await aUser(db, { username: 'verdi1@test.it', role: 'CUSTOMER', customer: verdi });
await aUser(db, { username: 'verdi2@test.it', role: 'CUSTOMER', customer: verdi });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [rossi] });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const customer = await login(app, 'rossi@test.it');
const otherCustomer = await login(app, 'bianchi@test.it');
const agent = await login(app, 'agent@test.it');
const admin = await login(app, 'admin@test.it');
const product = await aProduct(db, { serial: 'F120', unitPrice: 10 });

const aRow = (invoiceNumber: string, fields: object = {}) => ({
  invoiceNumber,
  ...{ type: 'INVOICE', customerCode: '100001', issuedOn: '2026-11-01', dueOn: '2026-12-31' },
  ...{ net: 100, vat: 22, total: 122, paid: 0, orderCodes: [], shipmentCodes: [] },
  ...fields,
});

async function read(url: string, headers = customer, prefix = 'customer') {
  return app.inject({ url: `/api/v1/public/${prefix}${url}`, headers });
}
const listInvoices = async (query = '', headers = customer): Promise<InvoicePage> =>
  (await read(`/invoices${query}`, headers)).json();

await importRows('invoices', [
  aRow('FPR 1/26', { paid: 122, dueOn: '2026-11-20' }),
  aRow('FPR 2/26', { dueOn: '2026-12-31', orderCodes: ['V26-1'] }),
  aRow('FPR 3/26', { paid: 22, dueOn: addDays(TODAY, 5) }),
  aRow('FPR 4/26', { dueOn: addDays(TODAY, -1) }),
  aRow('FPR 5/26', { dueOn: TODAY }),
  aRow('NC 1/26', { type: 'CREDIT_NOTE', total: 12.2, net: 10, vat: 2.2, dueOn: '2026-11-01' }),
  aRow('FPR 6/26', { customerCode: '100002', dueOn: addDays(TODAY, 3) }),
]);

describe('the invoices of a customer', () => {
  it('have their states, orders and sums', async () => {
    const { content, totals } = await listInvoices('?sort=invoiceNumber,asc');
    expect(content.map(({ invoiceNumber, state, open }) => [invoiceNumber, state, open])).toEqual([
      ['FPR 1/26', 'PAID', 0],
      ['FPR 2/26', 'OPEN', 122],
      ['FPR 3/26', 'PARTLY_PAID', 100],
      ['FPR 4/26', 'OVERDUE', 122],
      ['FPR 5/26', 'OPEN', 122],
      ['NC 1/26', 'OPEN', 12.2],
    ]);
    expect(content[1]?.orders).toEqual([{ orderCode: 'V26-1', id: null }]);
    expect(totals).toEqual({
      ...{ count: 6, net: 490, total: 597.8, open: 453.8, overdue: 122, dueSoon: 222, dueSoonCount: 2 },
    });
  });

  it.each([
    ['state=OVERDUE', ['FPR 4/26']],
    ['state=DUE_SOON', ['FPR 3/26', 'FPR 5/26']],
    ['state=UNPAID&type=CREDIT_NOTE', ['NC 1/26']],
    ['state=PAID', ['FPR 1/26']],
    ['state=OPEN', ['FPR 2/26', 'FPR 5/26', 'NC 1/26']],
    ['invoiceNumber=fpr 2', ['FPR 2/26']],
    ['invoiceNumber=v26-1', ['FPR 2/26']],
    ['issuedOnFrom=2026-11-02', []],
  ])('are filtered by %s', async (query, numbers) => {
    const { content } = await listInvoices(`?sort=invoiceNumber,asc&${query}`);
    expect(content.map(({ invoiceNumber }) => invoiceNumber)).toEqual(numbers);
  });

  it('are exported with signed amounts, and read by an agent for the customer', async () => {
    const csv = (await read('/invoices/export?format=csv&language=de&state=UNPAID')).body;
    expect(csv).toContain('NC 1/26;Gutschrift;01-11-2026;01-11-2026;Offen;-10;"-2,2";"-12,2";0;"-12,2"');
    expect((await read('/invoices/export?format=xlsx')).statusCode).toBe(200);
    const acting = await read('/invoices?customerCode=100001', agent, 'agent');
    expect(acting.json().totalElements).toBe(6);
    expect((await read('/invoices', agent, 'agent')).json().code).toBe('CustomerCodeRequired');
    expect((await read('/invoices?customerCode=100002', agent, 'agent')).statusCode).toBe(404);
  });

  it('of another customer are not found by any number', async () => {
    expect((await listInvoices('', otherCustomer)).content.map((invoice) => invoice.invoiceNumber)).toEqual([
      'FPR 6/26',
    ]);
    for (const number of ['FPR 2/26', 'fpr 2/26', "' OR 1=1", 'FPR%202/26', 'NOTHING'])
      for (const type of ['pdf', 'xml']) {
        const url = `/invoices/${encodeURIComponent(number)}/${type}`;
        expect((await read(url, otherCustomer)).statusCode).toBe(404);
      }
  });
});

describe('the import', () => {
  it('repeated changes nothing; absent fields stay; a payment is an event', async () => {
    expect(toCounts((await importRows('invoices', [aRow('A-1')])).result)).toEqual([1, 0, 0, 0]);
    expect(toCounts((await importRows('invoices', [aRow('A-1')])).result)).toEqual([0, 0, 1, 0]);
    const paid = await importRows('invoices', [{ invoiceNumber: 'A-1', paid: 122 }]);
    expect(paid.result.changes).toMatchObject([{ field: 'paid', was: 0, is: 122 }]);
    const events = await app.inject({
      url: '/api/v1/integration/events?limit=500',
      headers: { authorization: `Bearer ${key}` },
    });
    const changes = events
      .json()
      .events.filter((event: { type: string }) => event.type === 'invoice.changed');
    expect(changes.at(-1).data).toMatchObject({
      invoiceNumber: 'A-1',
      state: 'PAID',
      customerCode: '100001',
    });
    await db.deleteFrom('invoices').where('invoiceNumber', '=', 'A-1').execute();
  });

  it.each([
    ['an unknown customer', { customerCode: '999999' }, [{ path: 'customerCode', code: 'unknown' }]],
    ['another customer', { invoiceNumber: 'FPR 6/26' }, [{ path: 'customerCode', code: 'notAllowed' }]],
    [
      'another year',
      { invoiceNumber: 'FPR 2/26', issuedOn: '2025-11-01' },
      [{ path: 'issuedOn', code: 'notAllowed' }],
    ],
    [
      'another type',
      { invoiceNumber: 'FPR 2/26', type: 'CREDIT_NOTE' },
      [{ path: 'type', code: 'notAllowed' }],
    ],
    ['a total that is not net and VAT', { total: 200 }, [{ path: 'total', code: 'contradictory' }]],
    ['more paid than due', { paid: 122.01 }, [{ path: 'paid', code: 'contradictory' }]],
    ['a misspelt field', { duOn: '2026-12-31' }, [{ path: 'duOn', code: 'unknown' }]],
    ['no due day', { dueOn: undefined }, [{ path: 'dueOn', code: 'missing' }]],
    ['a number of signs', { invoiceNumber: '../' }, [{ path: 'invoiceNumber', code: 'invalidField' }]],
  ])('rejects %s', async (_which, fields, errors) => {
    const { result } = await importRows('invoices', [aRow('B-1', fields)], '?dryRun=true');
    expect(result.errors).toMatchObject(errors);
  });

  it('takes a table, in part and as a dry run', async () => {
    const table =
      'Invoice number;Type;Customer code;Invoice date;Due date;Net amount;VAT;Total;Paid;Order codes\n' +
      'C-1;INVOICE;100001;2026-11-01;2026-12-01;100,00;22,00;122,00;0,00;V26-1 V26-2\n' +
      'C-2;INVOICE;999999;2026-11-01;2026-12-01;100,00;22,00;122,00;0,00;\n';
    const { result } = await importRows('invoices', table, '?partial=true&dryRun=true');
    expect([result.outcome, ...toCounts(result)]).toEqual(['PARTLY', 1, 0, 0, 1]);
    expect((await listInvoices('?invoiceNumber=C-1')).totalElements).toBe(0);
  });

  it('stores the PDF of an invoice, for its customer and staff only', async () => {
    const put = (number: string, payload: Buffer) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/integration/invoices/${encodeURIComponent(number)}/document`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/pdf' },
        payload,
      });
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type /Page >>endobj\nstartxref\n9\n%%EOF\n');
    expect((await put('FPR 2/26', pdf)).json()).toMatchObject({ changed: true, size: pdf.length });
    expect((await put('FPR 2/26', pdf)).json()).toMatchObject({ changed: false });
    const script = Buffer.from(pdf.toString().replace('/Type', '/JavaScript /Type'));
    expect((await put('FPR 2/26', script)).json().code).toBe('BadRequest');
    expect((await put('FPR 2/26', Buffer.from('no PDF'))).json().code).toBe('UnsupportedMediaType');
    expect((await put('NOTHING', pdf)).statusCode).toBe(404);
    expect((await put('FPR 2/26', Buffer.alloc(11_000_000, '%PDF-'))).statusCode).toBe(413);
    const url = `/invoices/${encodeURIComponent('FPR 2/26')}/pdf`;
    const response = await read(url);
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="FPR-2-26.pdf"',
    ]);
    expect(response.rawPayload).toEqual(pdf);
    const desk = await app.inject({ url: `/api/v1/backoffice/customers/100001${url}`, headers: admin });
    expect(desk.statusCode).toBe(200);
    const wrongDesk = await app.inject({ url: `/api/v1/backoffice/customers/100002${url}`, headers: admin });
    expect(wrongDesk.statusCode).toBe(404);

    // The nightly clean-up deletes the replaced file, and keeps the current one.
    const replacing = Buffer.from(pdf.toString().replace('1.4', '1.5'));
    expect((await put('FPR 2/26', replacing)).json()).toMatchObject({ changed: true });
    const now = () => new Date(Date.now() + 2 * 86_400_000);
    await createUnpublishedFileCleanupJob({ db, files, now }).work();
    const isStored = async (content: Buffer) =>
      (await files.find(`invoices/${createHash('sha256').update(content).digest('hex')}.pdf`, '')) !==
      undefined;
    expect([await isStored(pdf), await isStored(replacing)]).toEqual([false, true]);
  });
});

describe('the account of a customer', () => {
  const LINE = { productCode: product.productCode, quantity: 1 };
  const readBalance = async (headers: { authorization: string }) =>
    (await read('/account-balance', headers)).json();

  async function placeOrder(headers: { authorization: string }, quantity: number) {
    const items = [{ ...LINE, quantity }];
    await app.inject({ method: 'POST', url: '/api/v1/public/customer/carts', headers, payload: { items } });
    const cart = (await read('/carts', headers)).json();
    const finalUnitPrice = cart.items[0].pricesAndDiscounts?.finalUnitPrice ?? cart.items[0].finalUnitPrice;
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/public/customer/order-requests',
      headers,
      payload: {
        items: [{ ...LINE, quantity, finalUnitPrice }],
        ...{ address: 'SD001', customerOrderCode: 'PO', deliveryDateRequested: '2026-12-10' },
        acceptMultipleShipping: false,
      },
    });
    return { status: response.statusCode, body: response.json() };
  }

  it('adds up what it owes, and its desk sets the limit', async () => {
    expect(await readBalance(customer)).toEqual({
      ...{
        creditLimit: null,
        open: 453.8,
        overdue: 122,
        ordered: 0,
        available: null,
        blocksOverLimit: false,
      },
    });
    const { version } = (
      await app.inject({ url: '/api/v1/backoffice/customers/100001', headers: admin })
    ).json();
    const changed = await app.inject({
      method: 'PATCH',
      url: '/api/v1/backoffice/customers/100001',
      headers: admin,
      payload: { version, creditLimit: 1000.5 },
    });
    expect(changed.json()).toMatchObject({ creditLimit: 1000.5, blocksOverLimit: false });
    expect(await readBalance(customer)).toMatchObject({ creditLimit: 1000.5, available: 546.7 });
    const desk = await app.inject({
      url: '/api/v1/backoffice/customers/100001/account-balance',
      headers: admin,
    });
    expect(desk.json()).toMatchObject({ available: 546.7 });
  });

  it('contains orders until they are invoiced, an invoice of several divided by their totals', async () => {
    const order = (orderCode: string, total: number) => ({
      ...{ orderCode, customerId: bianchi.id, status: 'I', total, totalWeight: 1 },
      requestCreatedOn: NOW,
    });
    await db
      .insertInto('orders')
      .values([order('O-1', 300), order('O-2', 100)])
      .execute();
    expect(await readBalance(otherCustomer)).toMatchObject({ ordered: 400 });
    const row = { customerCode: '100002', net: 200, vat: 44, total: 244, paid: 244 };
    await importRows('invoices', [aRow('FPR 7/26', { ...row, orderCodes: ['O-1', 'O-2'] })]);
    expect(await readBalance(otherCustomer)).toMatchObject({ ordered: 200 });
    await db.updateTable('orders').set({ status: 'F' }).where('orderCode', '=', 'O-1').execute();
    expect(await readBalance(otherCustomer)).toMatchObject({ ordered: 50 });
    const foreign = await importRows('invoices', [aRow('X-1', { orderCodes: ['O-2'] })], '?dryRun=true');
    expect(foreign.result.errors).toMatchObject([{ path: 'orderCodes', code: 'notAllowed', value: 'O-2' }]);
  });

  it('beyond its limit takes a request with a notice, or none', async () => {
    const setTerms = (creditLimit: number, blocksOverLimit: boolean) =>
      importRows('customers', [{ customerCode: '100001', creditLimit, blocksOverLimit }]);
    await setTerms(1000, false);
    const { available } = await readBalance(customer);
    const within = await placeOrder(customer, 1);
    expect([within.status, within.body.notice]).toEqual([201, undefined]);
    const beyond = await placeOrder(customer, 50);
    expect([beyond.status, beyond.body.notice]).toMatchObject([
      201,
      { code: 'CreditLimitExceeded', limit: 1000 },
    ]);
    await setTerms(1000, true);
    const blocked = await placeOrder(customer, 1);
    expect([blocked.status, blocked.body.code]).toEqual([422, 'CreditLimitExceeded']);
    expect(blocked.body).toMatchObject({
      limit: 1000,
      available: expect.any(Number),
      total: expect.any(Number),
    });
    expect(blocked.body.available).toBeLessThan(available);
  });

  it('lets only one of two concurrent requests use what is left', async () => {
    const buyers = [await login(app, 'verdi1@test.it'), await login(app, 'verdi2@test.it')];
    await importRows('customers', [{ customerCode: '100003', creditLimit: 100_000, blocksOverLimit: true }]);
    const first = await placeOrder(buyers[0] ?? customer, 3);
    expect(first.status).toBe(201);
    const { ordered } = await readBalance(buyers[0] ?? customer);
    for (let round = 0; round < 3; round++) {
      const { ordered: before } = await readBalance(buyers[0] ?? customer);
      const creditLimit = Math.round((before + 1.5 * ordered) * 100) / 100;
      await importRows('customers', [{ customerCode: '100003', creditLimit }]);
      const results = await Promise.all(buyers.map((buyer) => placeOrder(buyer, 3)));
      expect(results.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    }
  });
});

describe('reminders', () => {
  const deps = { db, config, now: () => NOW };
  const listMails = async () =>
    (await db.selectFrom('mailOutbox').select(['recipient', 'subject', 'textBody']).execute()).filter(
      ({ textBody }) => textBody.includes('FPR '),
    );

  it('are mailed once before and once on the due day, in the language of each recipient', async () => {
    await db.deleteFrom('mailOutbox').execute();
    await createInvoiceReminderJob({ ...deps, config: { ...config, invoiceReminders: false } }).work();
    expect(await listMails()).toEqual([]);
    await createInvoiceReminderJob(deps).work();
    const mails = await listMails();
    expect(mails.map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()).toEqual(
      [
        'bianchi@test.it Rechnungen, fällig am 30-11-2026',
        'billing@customer.test Fatture in scadenza il 02-12-2026',
        'billing@customer.test Fatture da pagare entro il 27-11-2026',
        'billing@customer.test Fatture da pagare entro il 26-11-2026',
        'billing@customer.test Rechnungen, fällig am 30-11-2026',
        'rossi@test.it Fatture in scadenza il 02-12-2026',
        'rossi@test.it Fatture da pagare entro il 26-11-2026',
        'rossi@test.it Fatture da pagare entro il 27-11-2026',
        'viewer@test.it Fatture in scadenza il 02-12-2026',
        'viewer@test.it Fatture da pagare entro il 26-11-2026',
        'viewer@test.it Fatture da pagare entro il 27-11-2026',
      ].toSorted(),
    );
    await createInvoiceReminderJob(deps).work();
    expect(await listMails()).toHaveLength(mails.length);
  });

  it('are sent again for a new due day, and once by two concurrent jobs', async () => {
    await db.deleteFrom('mailOutbox').execute();
    await importRows('invoices', [{ invoiceNumber: 'FPR 6/26', dueOn: addDays(TODAY, 4) }]);
    await Promise.all([createInvoiceReminderJob(deps).work(), createInvoiceReminderJob(deps).work()]);
    await wait(0);
    expect((await listMails()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'bianchi@test.it',
      'billing@customer.test',
    ]);
  });
});
