import { createHash } from 'node:crypto';
import { SDS_NEW_BATCH_FORMAT_AFTER } from '@cromia/domain/limits';
import { getBatchFormatOn } from '@cromia/domain/sds/batch';
import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { listColors } from '../catalogue/color-ranges.ts';
import { DEMO_SERIALS } from '../catalogue/serials.ts';
import { createPrng, type Prng } from '../prng.ts';
import { addDaysTo, toDay } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { findId, type PeopleIds } from './people.ts';

/**
 * The product named in the contract: it has sheets in every language, batches of both formats, and a recently published
 * version.
 */
const CONTRACT_PRODUCT = { serial: 'F120', color: '7035' };
const LANGUAGES = ['IT', 'EN', 'DE', 'FR', 'ES', 'PL', 'RU', 'CZ'];
/** The regulation that the sheets follow applies from this day. */
const REGULATION_START = '2021-01-11';
const RECIPES_BY_TYPOLOGY: Record<string, string> = { paste: '12', dye: '03', raw_material: '02' };
/** The last customer whose deliveries are linked to batches. */
const LAST_CUSTOMER_WITH_BATCHES = '100020';
const STOCK_SERIALS = 12;

interface DemoDocument {
  id: string;
  site: 'ALC01' | 'ALC02';
  serial: string;
  color: string;
  recipe: string;
  version: number;
  validFrom: string;
  languages: string[];
}

function isContractProduct({ serial, color }: { serial: string; color: string }): boolean {
  return serial === CONTRACT_PRODUCT.serial && color === CONTRACT_PRODUCT.color;
}

/**
 * The sheets of one product: one at the first site, for some products also at the second, and internal ones for F120.
 */
function buildDocuments(serial: string, color: string, typology: string, now: Date): DemoDocument[] {
  const prng = createPrng(`sds ${serial}-${color}`);
  const isContract = isContractProduct({ serial, color });
  const recipe = RECIPES_BY_TYPOLOGY[typology] ?? '01';
  const base = { id: prng.uuid(), serial, color, recipe, version: 1, validFrom: REGULATION_START };
  const languages = isContract ? LANGUAGES : LANGUAGES.slice(0, prng.int(2, 4));
  const documents: DemoDocument[] = [{ ...base, site: 'ALC01', languages }];
  if (isContract) {
    const published = toDay(addDaysTo(now, -20));
    documents.push(
      { ...base, id: prng.uuid(), site: 'ALC01', version: 2, validFrom: published, languages },
      { ...base, id: prng.uuid(), site: 'ALC02', languages: ['IT', 'EN'] },
      { ...base, id: prng.uuid(), site: 'ALC01', recipe: '88', languages: ['IT'] },
    );
  }
  if (serial === 'M210' && prng.chance(20))
    documents.push({ ...base, id: prng.uuid(), site: 'ALC02', recipe: '90', languages: ['IT', 'EN'] });
  return documents;
}

/** Numbers the batches of a site and year consecutively, in the format of their date. */
function createBatchNumbering() {
  const last = new Map<string, number>();
  return (site: string, date: string): string => {
    const year = date.slice(2, 4);
    const format = getBatchFormatOn(date);
    const series = `${site} ${year} ${format}`;
    const number = (last.get(series) ?? 1200) + 1;
    last.set(series, number);
    // Both sites shared the numbers of the old format; the second site used those above 50,000.
    if (format === 'old')
      return `${year}${String(number + (site === 'ALC01' ? 0 : 50_000)).padStart(5, '0')}`;
    return `A${site.slice(-1)}-${year}-${String(number).padStart(6, '0')}`;
  };
}

interface BatchRow {
  id: string;
  batch: string;
  date: string;
  documentId: string;
  customerId: string | null;
  orderId: string | null;
}

/** The version in force on a day. */
function findDocumentOn(documents: readonly DemoDocument[], date: string): DemoDocument | undefined {
  return documents.findLast(({ validFrom }) => validFrom <= date) ?? documents[0];
}

/** Stock batches: four a year since 2021 for the contract product, two a year since 2024 for some others. */
function buildStockBatches(
  documents: readonly DemoDocument[],
  number: (site: string, date: string) => string,
  now: Date,
): BatchRow[] {
  const today = toDay(now);
  const rows: BatchRow[] = [];
  const addBatch = (prng: Prng, line: readonly DemoDocument[], date: string) => {
    const document = findDocumentOn(line, date);
    if (!document || date > today) return;
    rows.push({
      id: prng.uuid(),
      batch: number(document.site, date),
      date,
      documentId: document.id,
      customerId: null,
      orderId: null,
    });
  };
  const lines = Map.groupBy(documents, ({ site, serial, color, recipe }) =>
    [site, serial, color, recipe].join(' '),
  );
  const stocked = new Set(DEMO_SERIALS.slice(0, STOCK_SERIALS).map(({ serial }) => serial));
  for (const [key, line] of lines) {
    const [first] = line;
    if (!first || !stocked.has(first.serial)) continue;
    const prng = createPrng(`stock batches ${key}`);
    const hasBatches = isContractProduct(first) || prng.chance(15);
    if (!hasBatches) continue;
    for (let year = isContractProduct(first) ? 2021 : 2024; year <= Number(today.slice(0, 4)); year++) {
      for (const month of isContractProduct(first) ? ['03', '06', '09', '11'] : ['05', '10'])
        addBatch(prng, line, `${year}-${month}-${String(prng.int(10, 28))}`);
    }
  }
  return rows;
}

interface DeliveredLine {
  orderId: string;
  customerId: string;
  date: string;
  serial: string;
  color: string;
}

/** Order lines shipped since batches have been linked to customers. */
async function findDeliveredLines(trx: Transaction): Promise<DeliveredLine[]> {
  const { rows } = await sql<DeliveredLine>`
    SELECT DISTINCT o.id AS "orderId", o.customer_id AS "customerId", (o.created_on AT TIME ZONE 'UTC')::date AS date, o.order_code,
      p.serial, p.color
    FROM orders o
    JOIN customers c ON c.id = o.customer_id
    JOIN order_items i ON i.order_id = o.id
    JOIN products p ON p.id = i.product_id
    WHERE o.status IN ('E', 'F') AND c.customer_code <= ${LAST_CUSTOMER_WITH_BATCHES}
      AND (o.created_on AT TIME ZONE 'UTC')::date > ${SDS_NEW_BATCH_FORMAT_AFTER}::date + 7
    ORDER BY o.order_code, p.serial, p.color`.execute(trx);
  return rows;
}

async function buildCustomerBatches(
  trx: Transaction,
  documents: readonly DemoDocument[],
  number: (site: string, date: string) => string,
): Promise<BatchRow[]> {
  const byProduct = Map.groupBy(
    documents.filter(({ site, recipe }) => site === 'ALC01' && recipe !== '88'),
    ({ serial, color }) => `${serial}-${color}`,
  );
  const prng = createPrng('customer batches');
  return (await findDeliveredLines(trx)).flatMap(({ orderId, customerId, date, serial, color }) => {
    const document = findDocumentOn(byProduct.get(`${serial}-${color}`) ?? [], date);
    if (!document) return [];
    return [
      { id: prng.uuid(), batch: number('ALC01', date), date, documentId: document.id, customerId, orderId },
    ];
  });
}

/** Recipients of the earlier version of the contract product, who must be sent the new one. */
function buildDeliveries(ids: PeopleIds, documents: readonly DemoDocument[], now: Date) {
  const first = documents.find(
    (document) => isContractProduct(document) && document.site === 'ALC01' && document.version === 1,
  );
  if (!first) throw new Error('Expected a sheet of F120-7035');
  const prng = createPrng('sds deliveries');
  const buildDelivery = (customerCode: string, recipient: string, language: string, daysAgo: number) => {
    const sentAt = addDaysTo(now, -daysAgo);
    return {
      id: prng.uuid(),
      createdAt: sentAt,
      documentId: first.id,
      language,
      checksum: createHash('sha256').update(`${first.id} ${language}`).digest('hex'),
      channel: 'MAIL',
      recipient,
      customerId: findId(ids.customers, customerCode),
      userId: findId(ids.users, 'sds'),
      username: 'sds@demo.cromia.test',
      status: 'SENT',
      sentAt,
      mailId: prng.uuid(),
    };
  };
  return [
    buildDelivery('100001', 'sicurezza@rossi-verniciature.test', 'IT', 400),
    buildDelivery('100001', 'customer@demo.cromia.test', 'IT', 150),
    buildDelivery('100002', 'customer2@demo.cromia.test', 'IT', 90),
    buildDelivery('100003', 'sicherheit@kunde.test', 'DE', 60),
  ];
}

/**
 * Loads safety data sheets of every product and batches of both formats. Batches after 14 October 2024 are linked to
 * the customer and order they were shipped for. The files are specimens, composed on demand.
 */
export async function loadSds(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  const documents = DEMO_SERIALS.flatMap(({ serial, typology, colors }) =>
    listColors(colors).flatMap(({ color }) => buildDocuments(serial, color, typology, now)),
  );
  const publishedBy = findId(ids.users, 'it');
  const prng = createPrng('sds files');
  await insertAll(
    trx,
    'sdsDocuments',
    documents.map(({ languages: _languages, ...document }) => ({
      ...document,
      publishedAt: new Date(`${document.validFrom}T08:00:00Z`),
      publishedBy,
    })),
  );
  await insertAll(
    trx,
    'sdsFiles',
    documents.flatMap(({ id, languages, validFrom }) =>
      languages.map((language) => ({
        id: prng.uuid(),
        documentId: id,
        language,
        uploadedAt: new Date(`${validFrom}T08:00:00Z`),
        uploadedBy: publishedBy,
      })),
    ),
  );
  const number = createBatchNumbering();
  await insertAll(trx, 'sdsBatches', [
    ...buildStockBatches(documents, number, now),
    ...(await buildCustomerBatches(trx, documents, number)),
  ]);
  await insertAll(trx, 'sdsDeliveries', buildDeliveries(ids, documents, now));
}
