import type { ImportKind } from '@cromia/domain/integration/import';

const productCode = { serial: 'F120', color: '7035', pkg: '25' };
const CODE_CELLS = 'serial;color;pkg';
const CODE = 'F120;7035;25';

function createExamples(row: object, head: string, line: string): Readonly<Record<string, unknown>> {
  return { 'application/json': [row], 'text/csv': `${head}\n${line}\n` };
}

/** An example of each import, as JSON and as CSV. */
export const IMPORT_EXAMPLES: Readonly<Record<ImportKind, Readonly<Record<string, unknown>>>> = {
  products: createExamples(
    { productCode, status: 'A', qtyPkgMultiplier: 4, mixing: null },
    `${CODE_CELLS};status;qtyPkgMultiplier`,
    `${CODE};A;4`,
  ),
  texts: createExamples(
    { serial: 'F120', language: 'en', shortDescription: 'Epoxy primer 2K' },
    'serial;language;shortDescription',
    'F120;en;Epoxy primer 2K',
  ),
  prices: createExamples(
    { productCode, priceListCode: 'RIV', unitPrice: 12.5 },
    `${CODE_CELLS};priceListCode;unitPrice`,
    `${CODE};RIV;12.5`,
  ),
  stock: createExamples(
    { productCode, inStock: false, availableOn: '2026-12-15' },
    `${CODE_CELLS};inStock;availableOn`,
    `${CODE};false;2026-12-15`,
  ),
  customers: createExamples(
    { customerCode: '100001', discountPct1: 20, billingEmails: ['billing@example.com'] },
    'customerCode;discountPct1;billingEmails',
    '100001;20;billing@example.com',
  ),
  synonyms: createExamples(
    { language: 'en', term: 'primer', synonym: 'undercoat' },
    'language;term;synonym',
    'en;primer;undercoat',
  ),
  hazards: createExamples(
    {
      serial: 'F120',
      signalWord: 'WARNING',
      pictograms: ['GHS02', 'GHS07'],
      hStatements: ['H226', 'H317'],
      pStatements: ['P210', 'P280', 'P501'],
      completions: ['P280=GLOVES+EYES', 'P501=COLLECTION_POINT'],
      contains: ['epoxy resin'],
      substanceNames: ['it:epoxy resin=resina epossidica'],
      unNumber: '1263',
      properShippingName: 'PAINT',
      transportClass: '3',
      packingGroup: 'III',
      tunnelCode: 'D/E',
      transportCategory: 3,
      limitedQuantity: 5,
    },
    'serial;signalWord;pictograms;hStatements',
    'F120;WARNING;GHS02 GHS07;H226 H317',
  ),
  orders: createExamples(
    {
      orderCode: '4500017',
      customerCode: '100001',
      requestCreatedOn: '2026-11-20',
      status: 'C',
      items: [{ productCode, quantity: 8, unitPrice: 9.5 }],
    },
    `orderCode;customerCode;requestCreatedOn;status;${CODE_CELLS};quantity;unitPrice`,
    `4500017;100001;2026-11-20;C;${CODE};8;9.5`,
  ),
  shipments: createExamples(
    {
      shipmentCode: 'DDT-2026-0815',
      orderCode: 'V26-004711',
      shippedOn: '2026-11-24',
      carrier: 'Corriere Espresso',
      trackingUrl: 'https://tracking.example.com/?id=815',
      packages: 2,
      grossWeight: 215.4,
      items: [{ productCode, quantity: 8, batch: 'A1-26-000123' }],
    },
    `shipmentCode;orderCode;shippedOn;carrier;trackingUrl;packages;grossWeight;${CODE_CELLS};quantity;batch`,
    'DDT-2026-0815;V26-004711;2026-11-24;Corriere Espresso;https://tracking.example.com/?id=815;2;215.4;' +
      `${CODE};8;A1-26-000123`,
  ),
  'order-statuses': createExamples(
    { orderCode: 'V26-004711', status: 'C' },
    'orderCode;status',
    'V26-004711;C',
  ),
  invoices: createExamples(
    {
      invoiceNumber: '2026/1042',
      type: 'INVOICE',
      customerCode: '100001',
      issuedOn: '2026-11-20',
      dueOn: '2026-12-31',
      net: 1000,
      vat: 220,
      total: 1220,
      paid: 0,
      orderCodes: ['V26-004711'],
    },
    'invoiceNumber;type;customerCode;issuedOn;dueOn;net;vat;total;paid;orderCodes',
    '2026/1042;INVOICE;100001;2026-11-20;2026-12-31;1000;220;1220;0;V26-004711',
  ),
};
