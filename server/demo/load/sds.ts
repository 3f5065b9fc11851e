import { createHash } from 'node:crypto';
import { SDS_NEW_BATCH_FORMAT_AFTER } from '@cromia/domain/limits';
import { getBatchFormatOn } from '@cromia/domain/sds/batch';
import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { colorsOf } from '../catalogue/color-ranges.ts';
import { DEMO_SERIALS } from '../catalogue/serials.ts';
import { type Prng, seeded } from '../prng.ts';
import { dayOf, daysLater } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { type PeopleIds, rowOf } from './people.ts';

/**
 * The product named in the contract: it has sheets in every language, batches of both formats, and a recently published
 * version.
 */
const NAMED = { serial: 'F120', color: '7035' };
const LANGUAGES = ['IT', 'EN', 'DE', 'FR', 'ES', 'PL', 'RU', 'CZ'];
/** The regulation that the sheets follow applies from this day. */
const FIRST_VALID = '2021-01-11';
const RECIPE_OF_TYPOLOGY: Record<string, string> = { paste: '12', dye: '03', raw_material: '02' };
/** The last customer whose deliveries are linked to batches. */
const LAST_WITH_BATCHES = '100020';
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

function isNamed({ serial, color }: { serial: string; color: string }): boolean {
  return serial === NAMED.serial && color === NAMED.color;
}

/**
 * The sheets of one product: one at the first site, for some products also at the second, and internal ones for F120.
 */
function documentsOf(serial: string, color: string, typology: string, now: Date): DemoDocument[] {
  const prng = seeded(`sds ${serial}-${color}`);
  const named = isNamed({ serial, color });
  const recipe = RECIPE_OF_TYPOLOGY[typology] ?? '01';
  const base = { id: prng.uuid(), serial, color, recipe, version: 1, validFrom: FIRST_VALID };
  const languages = named ? LANGUAGES : LANGUAGES.slice(0, prng.int(2, 4));
  const documents: DemoDocument[] = [{ ...base, site: 'ALC01', languages }];
  if (named) {
    const published = dayOf(daysLater(now, -20));
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
function batchNumbers() {
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
function documentOn(documents: readonly DemoDocument[], date: string): DemoDocument | undefined {
  return documents.findLast(({ validFrom }) => validFrom <= date) ?? documents[0];
}

/** Stock batches: four a year since 2021 for the named product, two a year since 2024 for some others. */
function stockBatches(
  documents: readonly DemoDocument[],
  number: (site: string, date: string) => string,
  now: Date,
): BatchRow[] {
  const today = dayOf(now);
  const rows: BatchRow[] = [];
  const add = (prng: Prng, line: readonly DemoDocument[], date: string) => {
    const document = documentOn(line, date);
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
    const prng = seeded(`stock batches ${key}`);
    const isShown = isNamed(first) || prng.chance(15);
    if (!isShown) continue;
    for (let year = isNamed(first) ? 2021 : 2024; year <= Number(today.slice(0, 4)); year++) {
      for (const month of isNamed(first) ? ['03', '06', '09', '11'] : ['05', '10'])
        add(prng, line, `${year}-${month}-${String(prng.int(10, 28))}`);
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
async function deliveredLines(trx: Transaction): Promise<DeliveredLine[]> {
  const { rows } = await sql<DeliveredLine>`
    SELECT DISTINCT o.id AS "orderId", o.customer_id AS "customerId", (o.created_on AT TIME ZONE 'UTC')::date AS date, o.order_code,
      p.serial, p.color
    FROM orders o
    JOIN customers c ON c.id = o.customer_id
    JOIN order_items i ON i.order_id = o.id
    JOIN products p ON p.id = i.product_id
    WHERE o.status IN ('E', 'F') AND c.customer_code <= ${LAST_WITH_BATCHES}
      AND (o.created_on AT TIME ZONE 'UTC')::date > ${SDS_NEW_BATCH_FORMAT_AFTER}::date + 7
    ORDER BY o.order_code, p.serial, p.color`.execute(trx);
  return rows;
}

async function customerBatches(
  trx: Transaction,
  documents: readonly DemoDocument[],
  number: (site: string, date: string) => string,
): Promise<BatchRow[]> {
  const byProduct = Map.groupBy(
    documents.filter(({ site, recipe }) => site === 'ALC01' && recipe !== '88'),
    ({ serial, color }) => `${serial}-${color}`,
  );
  const prng = seeded('customer batches');
  return (await deliveredLines(trx)).flatMap(({ orderId, customerId, date, serial, color }) => {
    const document = documentOn(byProduct.get(`${serial}-${color}`) ?? [], date);
    if (!document) return [];
    return [
      { id: prng.uuid(), batch: number('ALC01', date), date, documentId: document.id, customerId, orderId },
    ];
  });
}

/** Recipients of the earlier version of the named product, who must be sent the new one. */
function deliveries(ids: PeopleIds, documents: readonly DemoDocument[], now: Date) {
  const first = documents.find(
    (document) => isNamed(document) && document.site === 'ALC01' && document.version === 1,
  );
  if (!first) throw new Error('The demo has no sheet of F120-7035');
  const prng = seeded('sds deliveries');
  const delivery = (customerCode: string, recipient: string, language: string, daysAgo: number) => {
    const sentAt = daysLater(now, -daysAgo);
    return {
      id: prng.uuid(),
      createdAt: sentAt,
      documentId: first.id,
      language,
      checksum: createHash('sha256').update(`${first.id} ${language}`).digest('hex'),
      channel: 'MAIL',
      recipient,
      customerId: rowOf(ids.customers, customerCode),
      userId: rowOf(ids.users, 'sds'),
      username: 'sds@demo.cromia.test',
      status: 'SENT',
      sentAt,
      mailId: prng.uuid(),
    };
  };
  return [
    delivery('100001', 'sicurezza@rossi-verniciature.test', 'IT', 400),
    delivery('100001', 'customer@demo.cromia.test', 'IT', 150),
    delivery('100002', 'customer2@demo.cromia.test', 'IT', 90),
    delivery('100003', 'sicherheit@kunde.test', 'DE', 60),
  ];
}

/**
 * Loads safety data sheets of every product and batches of both formats. Batches after 14 October 2024 are linked to
 * the customer and order they were shipped for. The files are specimens, composed on demand.
 */
export async function loadSds(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  const documents = DEMO_SERIALS.flatMap(({ serial, typology, colors }) =>
    colorsOf(colors).flatMap(({ color }) => documentsOf(serial, color, typology, now)),
  );
  const publishedBy = rowOf(ids.users, 'it');
  const prng = seeded('sds files');
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
  const number = batchNumbers();
  await insertAll(trx, 'sdsBatches', [
    ...stockBatches(documents, number, now),
    ...(await customerBatches(trx, documents, number)),
  ]);
  await insertAll(trx, 'sdsDeliveries', deliveries(ids, documents, now));
}
