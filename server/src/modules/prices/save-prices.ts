import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { StaleOutcome } from '@cromia/domain/content-version';
import type { FieldError } from '@cromia/domain/errors';
import { type PriceRow, priceRowSchema, type StockRow } from '@cromia/domain/integration/catalogue-rows';
import type { FieldChange, RowError, ValueSource, ValueSources } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { PriceChange, PriceChanges, SavedPrices } from '@cromia/domain/prices/price-grid';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type AuditEntry, recordAudit } from '../../platform/events/audit.ts';
import { findLastChange } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import { findImportAuthor, lockImports, PRICE_IMPORTER, STOCK_IMPORTER } from '../integration/index.ts';
import { createAgreedVersion, createSerialVersion, readAgreedVersion } from './price-grid.ts';
import {
  findPriceCustomer,
  listAgreedTerms,
  listPricedProducts,
  lockSerial,
  type SerialKey,
} from './price-queries.ts';

/** What a save changes: the prices and stock of a serial, or the prices agreed with a customer. */
interface Content {
  version: string;
  sources: readonly ValueSources[];
  entity: Pick<AuditEntry, 'entity' | 'entityId' | 'action' | 'customerId'>;
  /** How people name it. */
  subject: string;
  /** The stored terms of a customer. */
  terms: Awaited<ReturnType<typeof listAgreedTerms>>;
  /** The price list of new terms. */
  defaultPriceList: string | undefined;
  /** The version after the change. */
  readVersion: () => Promise<string>;
}

async function readCustomerContent(trx: Transaction, customerCode: string): Promise<Content> {
  const customer = await findPriceCustomer(trx, customerCode);
  if (!customer) throw new Problem('NotFound');
  const terms = await listAgreedTerms(trx, customer.id);
  return {
    version: createAgreedVersion(terms),
    sources: terms.map(({ sources }) => sources),
    entity: {
      entity: 'customer_prices',
      entityId: customerCode,
      action: 'customer-prices.change',
      customerId: customer.id,
    },
    subject: customerCode,
    terms,
    defaultPriceList: customer.priceListCode,
    readVersion: () => readAgreedVersion(trx, customer.id),
  };
}

async function lockSerialPrices(trx: Transaction, { productClass, serial }: SerialKey): Promise<Content> {
  const key = { productClass, serial };
  await lockSerial(trx, key);
  const products = await listPricedProducts(trx, key);
  return {
    version: createSerialVersion(products),
    sources: products.flatMap(({ sources }) => sources),
    entity: { entity: 'serials', entityId: `${productClass}-${serial}`, action: 'prices.change' },
    subject: serial,
    terms: [],
    defaultPriceList: undefined,
    readVersion: async () => createSerialVersion(await listPricedProducts(trx, key)),
  };
}

/** The last import among the sources of values; null if no value came with one. */
async function findLastImport(
  trx: Transaction,
  sourceLists: readonly ValueSources[],
): Promise<StaleOutcome | null> {
  const imports = sourceLists
    .flatMap((sources): (ValueSource | null)[] => Object.values(sources))
    .flatMap((source) => (source !== null && 'import' in source ? [source] : []));
  const last = imports.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  return last ? { changedBy: await findImportAuthor(trx, last.import), changedOn: last.at } : null;
}

/** Rejects a change of prices that a colleague or an import has changed since. @throws Problem Conflict */
async function rejectStale(
  trx: Transaction,
  { entity: { entity, entityId }, sources }: Content,
): Promise<never> {
  const byStaff = await findLastChange(trx, [
    { entity, entityId, actions: ['prices.change', 'customer-prices.change', 'catalogue.correct'] },
  ]);
  const byImport = await findLastImport(trx, sources);
  const isImport = (byImport?.changedOn ?? '') > (byStaff.changedOn ?? '');
  throw new Problem('Conflict', { extension: { outcome: isImport ? byImport : byStaff } });
}

type Rows<T> = ParsedRow<T>[];

/** The price parts of changes as rows of the price import; a row's number is the index of its change. */
function toPriceRows(changes: readonly PriceChange[], { terms, defaultPriceList }: Content): Rows<PriceRow> {
  const stored = new Set(terms.map(toProductKey));
  return changes.flatMap(({ inStock: _stock, availableOn: _day, ...change }, row) => {
    const { productCode, customerCode, priceListCode } = change;
    if (customerCode === undefined && priceListCode === undefined) return [];
    const isNew = customerCode !== undefined && !stored.has(toProductKey(productCode));
    const list = isNew ? { priceListCode: priceListCode ?? defaultPriceList } : {};
    return [{ row, value: priceRowSchema.parse({ ...change, ...list }) }];
  });
}

function toStockRows(changes: readonly PriceChange[]): Rows<StockRow> {
  return changes.flatMap(({ productCode, inStock, availableOn }, row) =>
    inStock === undefined && availableOn === undefined
      ? []
      : [{ row, value: { productCode, inStock, availableOn } }],
  );
}

/** Rejects changes with errors, such as unknown products. @throws Problem BadRequest */
function rejectErrors(rowErrors: readonly RowError[]): void {
  if (rowErrors.length === 0) return;
  const errors = rowErrors.map(
    ({ row, path, code }): FieldError => ({
      path: `changes.${row}.${path}`,
      code: code === 'missing' ? 'missing' : 'invalidField',
    }),
  );
  throw new Problem('BadRequest', { errors });
}

/** A changed value in the audit log; `field` is a price list, or the name of a column. */
interface AuditedChange extends Pick<FieldChange, 'field' | 'was' | 'is'> {
  product: string;
}

const TERM_FIELDS = ['unitPrice', 'discountPct1', 'discountPct2'] as const;

/** Lists the changes of one price: removed terms with all their values, new ones with those that are not zero. */
function listTermChanges(
  { productCode, customerCode, priceListCode, ...change }: PriceChange,
  { created, changed }: { created: boolean; changed: readonly FieldChange[] },
  previous: Content['terms'][number] | undefined,
): AuditedChange[] {
  const product = formatProductCode(productCode);
  const audited = ({ field, was, is }: Omit<AuditedChange, 'product'>) => ({
    product,
    field: customerCode === undefined && field === 'unitPrice' ? (priceListCode ?? field) : field,
    was,
    is,
  });
  if (created)
    return TERM_FIELDS.flatMap((field) => {
      const is = change[field] ?? 0;
      return field === 'unitPrice' || is > 0 ? [audited({ field, was: null, is })] : [];
    });
  if (previous !== undefined && change.unitPrice === null)
    return TERM_FIELDS.map((field) => audited({ field, was: previous[field], is: null }));
  return changed.map(audited);
}

/** Stores changes that passed all checks. @returns the values that differ from the stored ones */
async function writeChanges(
  trx: Transaction,
  changes: readonly PriceChange[],
  content: Content,
  source: ValueSource,
): Promise<AuditedChange[]> {
  const priceRows = toPriceRows(changes, content);
  const stockRows = toStockRows(changes);
  rejectErrors([
    ...(await PRICE_IMPORTER.check(trx, priceRows)),
    ...(await STOCK_IMPORTER.check(trx, stockRows)),
  ]);
  const prices = await PRICE_IMPORTER.write(trx, priceRows, { source });
  const stock = await STOCK_IMPORTER.write(trx, stockRows, { source });
  const previous = new Map(content.terms.map((terms) => [toProductKey(terms), terms]));
  return changes.flatMap((change, row) => {
    const written = { created: prices.created.has(row), changed: prices.changed.get(row) ?? [] };
    const product = formatProductCode(change.productCode);
    return [
      ...listTermChanges(change, written, previous.get(toProductKey(change.productCode))),
      ...(stock.changed.get(row) ?? []).map(({ field, was, is }) => ({ product, field, was, is })),
    ];
  });
}

/**
 * Saves prices and stock of a serial, or prices agreed with a customer: all changes or none, as one audited change with
 * the old values.
 * @throws Problem BadRequest; NotFound for an unknown customer; Conflict with who changed them, and when, if they have
 * changed since `version`
 */
export async function savePrices(
  { db, now }: ServiceDependencies,
  { userId }: Viewer,
  { version, changes }: PriceChanges,
): Promise<SavedPrices> {
  const [first] = changes;
  if (first === undefined) throw new Problem('BadRequest');
  return db.transaction().execute(async (trx) => {
    // Waits for imports, which write the same tables.
    await lockImports(trx, PRICE_IMPORTER.tables);
    const content =
      first.customerCode === undefined
        ? await lockSerialPrices(trx, first.productCode)
        : await readCustomerContent(trx, first.customerCode);
    if (content.version !== version) await rejectStale(trx, content);
    const changed = await writeChanges(trx, changes, content, { at: now().toISOString(), user: userId });
    if (changed.length > 0)
      await recordAudit(trx, {
        ...content.entity,
        userId,
        details: { subject: content.subject, changes: changed },
      });
    return { version: await content.readVersion(), changed: changed.length };
  });
}
