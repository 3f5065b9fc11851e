import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LIMITS } from '@cromia/domain/limits';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';
import { aCustomer } from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { now: () => new Date('2026-11-27T09:00:00Z') });
const { key } = await aKey(db);
const headers = { authorization: `Bearer ${key}` };
const importRows = createErpClient(app, key);

const rossi = await aCustomer(db, { customerCode: '100001' });
await db
  .updateTable('customers')
  .set({ vatNumber: 'IT00743110157', fiscalCode: '00743110157' })
  .where('id', '=', rossi.id)
  .execute();
const müller = await aCustomer(db, { customerCode: '100002' });
await db.updateTable('customers').set({ vatNumber: 'DE811569869' }).where('id', '=', müller.id).execute();
const comune = await aCustomer(db, { customerCode: '100003' });
await db
  .updateTable('customers')
  .set({ fiscalCode: 'CPRNVA80A01H501U' })
  .where('id', '=', comune.id)
  .execute();
await db
  .insertInto('orders')
  .values({
    orderCode: 'V26-000007',
    customerId: rossi.id,
    status: 'E',
    requestCreatedOn: new Date('2026-11-10'),
    total: 1100,
    totalWeight: 40,
    customerOrderCode: 'PO della casa 7',
  })
  .execute();

const VALUES: Readonly<Record<string, string>> = {
  vat: 'IT00743110157',
  vatDigits: '00743110157',
  ordine: 'V26-000007',
  code: '100001',
  foreignVat: 'DE811569869',
  foreignDigits: '811569869',
  foreignCountry: 'DE',
  fiscalCode: 'CPRNVA80A01H501U',
};

/** Reads a document of the tests, with the customers of this database. */
async function readDocument(name: string): Promise<string> {
  const content = await readFile(
    new URL(`../../../../test/invoice-xml/${name}.xml`, import.meta.url),
    'latin1',
  );
  return content.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => VALUES[value] ?? '');
}

async function send(xml: string | Buffer, query = '') {
  const payload = typeof xml === 'string' ? Buffer.from(xml, 'latin1') : xml;
  const response = await app.inject({
    method: 'PUT',
    url: `/api/v1/integration/invoices${query}`,
    headers: { ...headers, 'content-type': 'application/xml' },
    payload,
  });
  const body = response.json();
  return { status: response.statusCode, code: body.code, result: body.import ?? body };
}

async function readInvoice(invoiceNumber: string) {
  const url = `/api/v1/integration/invoices?code=${encodeURIComponent(invoiceNumber)}`;
  const [record] = (await app.inject({ url, headers })).json().records;
  return record;
}

const ROSSI = { customerCode: '100001' };

describe.each([
  [
    'fattura-rates',
    'FPR 1042/26',
    {
      ...{ ...ROSSI, type: 'INVOICE', issuedOn: '2026-11-20', dueOn: '2027-01-31', net: 1100, vat: 230 },
      ...{ total: 1330, paid: 0, state: 'OPEN', orderCodes: ['V26-000007'], shipmentCodes: ['DDT-881'] },
    },
  ],
  [
    'fattura-credit-note',
    'NC 17/2026',
    { ...ROSSI, type: 'CREDIT_NOTE', dueOn: '2026-11-21', net: 100, vat: 22, total: 122, open: 122 },
  ],
  [
    'fattura-discount',
    'PA-9',
    {
      ...{ customerCode: '100003', type: 'INVOICE', dueOn: '2026-12-30', net: 900, vat: 198, total: 1098 },
      // The VAT of a split payment is paid to the state.
      ...{ paid: 198, open: 900 },
    },
  ],
  [
    'fattura-foreign',
    'EXP-2026-5',
    { customerCode: '100002', type: 'INVOICE', dueOn: '2027-01-22', net: 2500, vat: 0, total: 2500 },
  ],
  [
    'fattura-attachments',
    'FPR 1043/26',
    {
      ...ROSSI,
      type: 'INVOICE',
      dueOn: '2026-12-24',
      net: 50,
      vat: 11,
      total: 61,
      hasXml: true,
      hasPdf: false,
    },
  ],
  [
    'ubl-rates',
    'UBL-2026-1',
    {
      ...{ ...ROSSI, type: 'INVOICE', issuedOn: '2026-11-20', dueOn: '2026-12-20', net: 1100, vat: 230 },
      ...{ total: 1330, orderCodes: ['V26-000007'], shipmentCodes: ['DDT-882'] },
    },
  ],
  // The VAT number is another one: our own code of the customer decides.
  ['ubl-credit-note', 'UBL-NC-1', { ...ROSSI, type: 'CREDIT_NOTE', dueOn: '2026-11-21', total: 122 }],
  [
    'ubl-discount',
    'UBL-2026-2',
    { ...ROSSI, net: 900, vat: 198, total: 1097.99, paid: 500, open: 597.99, dueOn: '2026-12-22' },
  ],
  ['ubl-foreign', 'UBL-EXP-1', { customerCode: '100002', vat: 0, total: 2500, dueOn: '2027-01-22' }],
  [
    'ubl-attachments',
    'UBL-2026-3',
    { ...ROSSI, net: 50, vat: 11, total: 61, dueOn: '2026-12-24', hasXml: true },
  ],
])('%s', (name, invoiceNumber, expected) => {
  it('is read right, once, and its file is kept as it was sent', async () => {
    const xml = await readDocument(name);
    const { status, result } = await send(xml);
    expect([status, result.errors]).toEqual([200, []]);
    expect(result).toMatchObject({ created: 1, changed: 0, failed: 0 });
    expect(await readInvoice(invoiceNumber)).toMatchObject({ invoiceNumber, ...expected });
    expect((await send(xml)).result).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    const { xmlSha256 } = await db
      .selectFrom('invoices')
      .select('xmlSha256')
      .where('invoiceNumber', '=', invoiceNumber)
      .executeTakeFirstOrThrow();
    expect(xmlSha256).toBe(createHash('sha256').update(Buffer.from(xml, 'latin1')).digest('hex'));
  });

  it('leaves what was paid since, when it is sent again', async () => {
    const { total } = await readInvoice(invoiceNumber);
    await importRows('invoices', [{ invoiceNumber, paid: total }]);
    expect((await send(await readDocument(name))).result).toMatchObject({ unchanged: 1, failed: 0 });
    expect(await readInvoice(invoiceNumber)).toMatchObject({ paid: total, state: 'PAID' });
  });
});

describe('an element that is wrong is named', () => {
  const GENERAL = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento';
  it.each([
    ['fattura-rates', '<Divisa>EUR', '<Divisa>USD', `${GENERAL}/Divisa`, 'invalidField'],
    [
      'fattura-rates',
      '<TipoDocumento>TD24',
      '<TipoDocumento>TD16',
      `${GENERAL}/TipoDocumento`,
      'invalidField',
    ],
    ['fattura-rates', '<Data>2026-11-20', '<Data>2026-13-40', `${GENERAL}/Data`, 'invalidField'],
    ['fattura-rates', '<Numero>FPR 1042/26</Numero>', '', `${GENERAL}/Numero`, 'missing'],
    [
      'fattura-rates',
      '<ImportoTotaleDocumento>1330.00',
      '<ImportoTotaleDocumento>1400.00',
      `${GENERAL}/ImportoTotaleDocumento`,
      'contradictory',
    ],
    [
      'fattura-rates',
      '<Imposta>10.00',
      '<Imposta>ten',
      'FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo[2]/Imposta',
      'invalidField',
    ],
    ['fattura-rates', 'versione="FPR12"', 'versione="1.1"', 'FatturaElettronica/@versione', 'invalidField'],
    [
      'fattura-foreign',
      '<IdCodice>811569869',
      '<IdCodice>811569870',
      'FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici/IdFiscaleIVA/IdCodice',
      'unknown',
    ],
    [
      'fattura-discount',
      'CPRNVA80A01H501U',
      'ZZZZZZ80A01H501U',
      'FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici/CodiceFiscale',
      'unknown',
    ],
    [
      'ubl-rates',
      '>EUR</cbc:DocumentCurrencyCode>',
      '>PLN</cbc:DocumentCurrencyCode>',
      'DocumentCurrencyCode',
      'invalidField',
    ],
    ['ubl-rates', '>380<', '>389<', 'InvoiceTypeCode', 'invalidField'],
    ['ubl-rates', '<cbc:IssueDate>2026-11-20</cbc:IssueDate>', '', 'IssueDate', 'missing'],
    [
      'ubl-rates',
      '<cbc:PayableAmount currencyID="EUR">1330.00',
      '<cbc:PayableAmount currencyID="EUR">1300.00',
      'LegalMonetaryTotal/PayableAmount',
      'contradictory',
    ],
    [
      'ubl-rates',
      'IT00743110157',
      'IT12345678903',
      'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID',
      'unknown',
    ],
    ['ubl-credit-note', '>381<', '>380<', 'CreditNoteTypeCode', 'invalidField'],
  ])('%s: %s -> %s', async (name, from, to, path, code) => {
    const xml = await readDocument(name);
    expect(xml).toContain(from);
    const { status, result } = await send(xml.replaceAll(from, to), '?dryRun=true');
    expect([status, result.outcome]).toEqual([200, 'REFUSED']);
    expect(result.errors).toEqual([expect.objectContaining({ row: 1, path, code })]);
  });

  it.each([
    '&#0;',
    '&#x0;',
    '&#xD800;',
    '&#55296;',
    '&#xDFFF;',
    '&#xFFFE;',
    '&#x110000;',
    '&#1;',
    '\0',
    '\x01',
  ])('a character that XML does not allow: %j', async (text) => {
    const fattura = await readDocument('fattura-rates');
    const number = await send(fattura.replace('<Numero>', `<Numero>${text}`));
    expect([number.status, number.result.errors]).toMatchObject([
      400,
      [{ path: `${GENERAL}/Numero`, code: 'invalidField' }],
    ]);
    const ubl = await readDocument('ubl-rates');
    const currency = await send(ubl.replace('<cbc:PayableAmount currencyID="', (tag) => `${tag}${text}`));
    expect(currency.result.errors).toMatchObject([
      { path: 'LegalMonetaryTotal/PayableAmount/@currencyID', code: 'invalidField' },
    ]);
  });

  it.each([
    ['fattura-rates', '<Numero>', '<q:Numero xmlns:q="urn:evil">X</q:Numero><Numero>', `${GENERAL}/q:Numero`],
    ['fattura-rates', '<Numero>', '<Numero xmlns="urn:evil">', `${GENERAL}/Numero`],
    ['fattura-rates', '<Numero>', '<q:Numero>X</q:Numero><Numero>', `${GENERAL}/q:Numero`],
    ['fattura-rates', '<Numero>', '<Numero>X</Numero><Numero>', `${GENERAL}/Numero[2]`],
    [
      'fattura-rates',
      '</DatiGenerali>',
      '</DatiGenerali><DatiGenerali/>',
      `FatturaElettronicaBody/DatiGenerali[2]`,
    ],
    ['fattura-rates', 'xmlns:p="http://ivaservizi', 'xmlns:p="urn:evil', 'FatturaElettronica'],
    ['ubl-rates', 'xsd:Invoice-2"', 'xsd:Evil-2"', 'Invoice'],
    [
      'ubl-rates',
      '<cbc:IssueDate>',
      '<cbc:IssueDate>2026-11-01</cbc:IssueDate><cbc:IssueDate>',
      'IssueDate[2]',
    ],
    ['ubl-rates', '<cbc:ID>UBL', '<q:ID xmlns:q="urn:evil">X</q:ID><cbc:ID>UBL', 'q:ID'],
  ])('a foreign or second element in %s: %s -> %s', async (name, from, to, path) => {
    const xml = await readDocument(name);
    expect(xml).toContain(from);
    const { status, result } = await send(xml.replace(from, to));
    expect([status, result.errors]).toMatchObject([400, [{ path, code: 'invalidField' }]]);
  });

  it('prefixes may be any, and extensions and signatures are left out', async () => {
    const fattura = (await readDocument('fattura-rates')).replaceAll('p:Fattura', 'any:Fattura');
    const signed = fattura
      .replace('xmlns:p=', 'xmlns:any=')
      .replace('</any:', '<ds:Signature><ds:SignedInfo/></ds:Signature></any:');
    expect((await send(signed, '?dryRun=true')).result.errors).toEqual([]);
    const ubl = (await readDocument('ubl-rates')).replaceAll('cbc:', 'q:').replace('xmlns:cbc', 'xmlns:q');
    const ext = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';
    const extension = `<e:UBLExtensions xmlns:e="${ext}"><x:Any xmlns:x="urn:any"/></e:UBLExtensions>`;
    const extended = ubl.replace('<q:CustomizationID', `${extension}<q:CustomizationID`);
    expect((await send(extended, '?dryRun=true')).result.errors).toEqual([]);
  });

  it.each([
    ['another document', '<Order><ID>1</ID></Order>', 'Order'],
    [
      'a simplified invoice',
      '<p:FatturaElettronicaSemplificata xmlns:p="x"><a/></p:FatturaElettronicaSemplificata>',
      'FatturaElettronicaSemplificata',
    ],
  ])('the root of %s', async (_which, xml, path) => {
    const { result } = await send(xml, '?dryRun=true');
    expect(result.errors).toMatchObject([{ path, code: 'invalidField' }]);
  });

  it('a second invoice in one file, and one of another customer under the same number', async () => {
    const xml = await readDocument('fattura-rates');
    const [body = ''] = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(xml) ?? [];
    const twice = await send(xml.replace(body, body + body), '?dryRun=true');
    expect(twice.result.errors).toMatchObject([{ path: 'FatturaElettronicaBody[2]', code: 'invalidField' }]);
    const foreign = await readDocument('fattura-foreign');
    const taken = await send(foreign.replace('EXP-2026-5', 'FPR 1042/26'), '?dryRun=true');
    expect(taken.result.errors).toMatchObject([
      { path: expect.stringContaining('CessionarioCommittente'), code: 'notAllowed' },
    ]);
  });
});

describe('hostile XML', () => {
  const BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level || ''};`.repeat(10)}">`,
  ).join('')}]><Invoice>&lol9;</Invoice>`;
  const EXTERNAL =
    '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice><ID>&x;</ID></Invoice>';
  const listAttributes = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
  const inside = (content: string) => `<Invoice>${content}</Invoice>`;

  it.each([
    ['a billion laughs', BOMB, 400],
    ['an external entity', EXTERNAL, 400],
    ['a parameter entity', '<!DOCTYPE r [<!ENTITY % p SYSTEM "http://127.0.0.1/x"> %p;]><Invoice/>', 400],
    ['an external DTD', '<!DOCTYPE Invoice SYSTEM "http://127.0.0.1/x.dtd"><Invoice/>', 400],
    ['50 MB', Buffer.alloc(50_000_000, '<Invoice>'), 413],
    ['230,000 attributes', `<Invoice ${listAttributes(230_000)}/>`, 413],
    ['a million attributes without a value', `<Invoice ${'a '.repeat(1_000_000)}/>`, 413],
    ['a million attributes that break off', `<Invoice ${'a='.repeat(1_000_000)}/>`, 413],
    ['many tags with many attributes', inside(`<a ${listAttributes(60)}/>`.repeat(7_000)), 413],
    ['long tags', inside(`<a ${'b '.repeat(1_900)}/>`.repeat(700)), 400],
    ['a long tag of quotes', `<Invoice ${'a=">" '.repeat(400_000)}/>`, 413],
    ['39,000 elements of another namespace', inside('<a/>'.repeat(39_000)), 400],
    ['55,000 elements', inside('<a/>'.repeat(55_000)), 413],
    ['a million elements', inside('<a/>'.repeat(1_000_000)), 413],
    ['a million open elements', '<a>'.repeat(1_000_000), 413],
    ['6 MB of text that is not an attachment', inside('<a>0123456789</a>'.repeat(400_000)), 413],
    ['an unclosed element', '<Invoice><ID>1</ID>', 400],
    ['elements in the wrong order', '<Invoice><a><b></a></b></Invoice>', 400],
    ['CDATA', inside('<ID><![CDATA[1]]></ID>'), 400],
    ['no XML', 'invoice', 400],
    ['an unknown encoding', '<?xml version="1.0" encoding="utf-7"?><Invoice/>', 415],
    ['bytes that are not UTF-8', Buffer.from([0x3c, 0x49, 0xff, 0x3e]), 415],
    ['UTF-16 without a byte order mark', Buffer.from('<?xml version="1.0"?><Invoice/>', 'utf16le'), 415],
    ['big-endian UTF-16 without a mark', Buffer.from('<Invoice/>', 'utf16le').swap16(), 415],
    ['ASCII that is declared as UTF-16', '<?xml version="1.0" encoding="UTF-16"?><Invoice/>', 415],
    ['text after the root', '<Invoice/>text', 400],
    ['text before the root', 'text<Invoice/>', 400],
    ['a second root', '<Invoice/><Invoice/>', 400],
    ['nothing', '', 400],
  ])('%s is rejected', async (_which, xml, status) => {
    const response = await send(xml);
    expect([response.status, response.code]).toEqual([status, expect.any(String)]);
  });

  it('a name of the prototype is rejected, and references are not expanded twice', async () => {
    const polluting = await send(inside('<__proto__><ID>1</ID></__proto__><ID>2</ID>'));
    expect([polluting.status, polluting.code]).toEqual([400, 'BadRequest']);
    expect({}).not.toHaveProperty('ID');
    const xml = (await readDocument('ubl-foreign')).replace('>UBL-EXP-1<', '>A&amp;lt;B &#x41;<');
    expect((await send(xml)).result).toMatchObject({ outcome: 'DONE' });
    expect(await readInvoice('A&lt;B A')).toMatchObject({ invoiceNumber: 'A&lt;B A' });
  });

  it('an invoice of many lines and large attachments is read', async () => {
    const xml = await readDocument('fattura-attachments');
    const [line = ''] = /<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>/.exec(xml) ?? [];
    const large = xml
      .replace(line, line.repeat(2_000))
      .replace(/<Attachment>[^<]*/, `<Attachment>${'QUJD'.repeat(1_000_000)}`);
    expect(large.length).toBeLessThan(LIMITS.importBytes);
    expect((await send(large)).result).toMatchObject({ outcome: 'DONE', changed: 1 });
  });
});
