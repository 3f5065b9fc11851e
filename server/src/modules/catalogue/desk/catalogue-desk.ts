import {
  type ColorCorrection,
  type DeskColor,
  type DeskSerial,
  type DeskSerialDetail,
  type DisplayedSource,
  type DisplayedSources,
  deskColorSchema,
  deskSerialDetailSchema,
  deskSerialSchema,
  type ProductCorrection,
  type SerialCorrection,
  type SerialListQuery,
  sortByPriceList,
} from '@cromia/domain/catalogue/catalogue-desk';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { ValueSource, ValueSources } from '@cromia/domain/integration/import';
import type { LocalizedText } from '@cromia/domain/languages';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { readHistory, recordAudit } from '../../../platform/events/audit.ts';
import { findLastChange } from '../../../platform/events/content-version.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  type ColorKey,
  findColor,
  findSerial,
  findSerialDocuments,
  listAgreedPrices,
  listColors,
  listImportOrigins,
  listListPrices,
  listProducts,
  listUsernames,
  lockSerialVersion,
  type ProductKey,
  type SerialKey,
  selectSerials,
  updateColorTexts,
  updateProduct,
  updateSerialTexts,
} from './catalogue-desk-queries.ts';

const toEntityId = ({ productClass, serial }: SerialKey) => `${productClass}-${serial}`;

/** One page of the serials, for staff. */
export function readDeskSerials(db: Connection, query: SerialListQuery): Promise<LimitedPage<DeskSerial>> {
  return readPage(db, selectSerials(db, query), query, (row) => deskSerialSchema.parse(row));
}

/** Loads the names of users and keys that sources refer to. @returns a function that adds these names to sources */
async function createSourceDisplay(
  db: Connection,
  sourceLists: readonly ValueSources[],
): Promise<(sources: ValueSources) => DisplayedSources> {
  const sourceValues = sourceLists.flatMap((sources) => Object.values(sources));
  const ids = (name: 'import' | 'user') => [
    ...new Set(sourceValues.flatMap((source) => (name in source ? [Reflect.get(source, name)] : []))),
  ];
  const imports = new Map((await listImportOrigins(db, ids('import'))).map(({ id, by }) => [id, by]));
  const users = new Map((await listUsernames(db, ids('user'))).map(({ id, username }) => [id, username]));
  const toDisplayedSource = (source: ValueSource): DisplayedSource =>
    'import' in source
      ? {
          at: source.at,
          origin: 'IMPORT',
          by: imports.get(source.import) ?? null,
          importId: imports.has(source.import) ? source.import : null,
        }
      : { at: source.at, origin: 'DESK', by: users.get(source.user) ?? null, importId: null };
  return (sources) =>
    Object.fromEntries(Object.entries(sources).map(([field, source]) => [field, toDisplayedSource(source)]));
}

/** A serial with its texts, facets, colours and documents, and the source of each value. @throws Problem NotFound */
export async function readDeskSerial(db: Connection, key: SerialKey): Promise<DeskSerialDetail> {
  const row = await findSerial(db, key);
  if (!row) throw new Problem('NotFound');
  const displaySources = await createSourceDisplay(db, [row.sources]);
  return deskSerialDetailSchema.parse({
    ...row,
    sources: displaySources(row.sources),
    colors: await listColors(db, key),
    ...(await findSerialDocuments(db, key)),
    history: await readHistory(db, 'serials', toEntityId(key)),
  });
}

/** A colour with its packagings and their prices. @throws Problem NotFound */
export async function readDeskColor(
  db: Connection,
  key: ColorKey,
  customerCode: string | undefined,
): Promise<DeskColor> {
  const row = await findColor(db, key);
  if (!row) throw new Problem('NotFound');
  const products = await listProducts(db, key);
  const ids = products.map(({ productId }) => productId);
  const prices = await listListPrices(db, ids);
  const agreed = customerCode === undefined ? [] : await listAgreedPrices(db, ids, customerCode);
  const displaySources = await createSourceDisplay(
    db,
    [row, ...products, ...prices, ...agreed].map(({ sources }) => sources),
  );
  const pricesByProduct = Map.groupBy(prices, ({ productId }) => productId);
  const agreedPrices = new Map(agreed.map((price) => [price.productId, price]));
  return deskColorSchema.parse({
    ...row,
    sources: displaySources(row.sources),
    products: products.map((product) => {
      const agreedPrice = agreedPrices.get(product.productId);
      return {
        ...product,
        id: product,
        sources: displaySources(product.sources),
        prices: sortByPriceList(pricesByProduct.get(product.productId) ?? []).map((price) => ({
          ...price,
          sources: displaySources(price.sources),
        })),
        agreed: agreedPrice ? { ...agreedPrice, sources: displaySources(agreedPrice.sources) } : null,
      };
    }),
  });
}

interface Change {
  field: string;
  was: unknown;
  is: unknown;
}

/** Applies a correction to texts. @returns the corrected texts and the list of changes */
function correctTexts(
  name: string,
  previous: LocalizedText,
  correction: { [language: string]: string | null | undefined } = {},
): { texts: LocalizedText; changes: Change[] } {
  const texts: Record<string, string | undefined> = { ...previous };
  const changes: Change[] = [];
  for (const [language, text] of Object.entries(correction)) {
    const before = texts[language] ?? null;
    const after = text || null;
    if (text === undefined || before === after) continue;
    if (after === null) delete texts[language];
    else texts[language] = after;
    changes.push({ field: `${name}.${language}`, was: before, is: after });
  }
  return { texts, changes };
}

interface Correction {
  key: SerialKey;
  version: number | null;
  /** The codes of the corrected entity. */
  subject: string;
  /** Reads the stored values and writes those that differ. @returns the changes */
  write: (trx: Transaction, source: ValueSource) => Promise<Change[]>;
}

/**
 * Corrects values of a serial by hand and records the changes in the audit log.
 * @throws Problem NotFound; Conflict when the serial has changed since the user loaded it
 */
async function applyCorrection(
  { db, now }: ServiceDependencies,
  { userId }: Viewer,
  { key, version, subject, write }: Correction,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await lockSerialVersion(trx, key)) !== version) {
      if (!(await findSerial(trx, key))) throw new Problem('NotFound');
      const outcome = await findLastChange(trx, [{ entity: 'serials', entityId: toEntityId(key) }]);
      throw new Problem('Conflict', { extension: { outcome } });
    }
    const changes = await write(trx, { at: now().toISOString(), user: userId });
    if (changes.length === 0) return;
    await recordAudit(trx, {
      userId,
      action: 'catalogue.correct',
      entity: 'serials',
      entityId: toEntityId(key),
      details: { subject, changes },
    });
  });
}

const toSources = (changes: readonly Change[], source: ValueSource) =>
  Object.fromEntries(changes.map(({ field }) => [field, source]));

/** Corrects texts of a serial. @throws Problem NotFound, Conflict */
export async function correctSerial(
  deps: ServiceDependencies,
  viewer: Viewer,
  key: SerialKey,
  { version, shortDescription, longDescription }: SerialCorrection,
): Promise<DeskSerialDetail> {
  const write = async (trx: Transaction, source: ValueSource) => {
    const previous = await findSerial(trx, key);
    if (!previous) throw new Problem('NotFound');
    const short = correctTexts('shortDescription', previous.shortDescription, shortDescription);
    const long = correctTexts('longDescription', previous.longDescription, longDescription);
    const changes = [...short.changes, ...long.changes];
    const texts = { shortDescription: short.texts, longDescription: long.texts };
    if (changes.length > 0) await updateSerialTexts(trx, key, texts, toSources(changes, source));
    return changes;
  };
  await applyCorrection(deps, viewer, { key, version, subject: key.serial, write });
  return readDeskSerial(deps.db, key);
}

/** Corrects texts of a colour. @throws Problem NotFound, Conflict */
export async function correctColor(
  deps: ServiceDependencies,
  viewer: Viewer,
  key: ColorKey,
  { version, colorDescription }: ColorCorrection,
): Promise<DeskColor> {
  const write = async (trx: Transaction, source: ValueSource) => {
    const previous = await findColor(trx, key);
    if (!previous) throw new Problem('NotFound');
    const { texts, changes } = correctTexts('colorDescription', previous.colorDescription, colorDescription);
    if (changes.length > 0) await updateColorTexts(trx, key, texts, toSources(changes, source));
    return changes;
  };
  await applyCorrection(deps, viewer, { key, version, subject: `${key.serial}-${key.color}`, write });
  return readDeskColor(deps.db, key, undefined);
}

/** Corrects status, supply, stock and image of a product. @throws Problem NotFound, Conflict */
export async function correctProduct(
  deps: ServiceDependencies,
  viewer: Viewer,
  key: ProductKey,
  { version, ...correction }: ProductCorrection,
): Promise<DeskColor> {
  const write = async (trx: Transaction, source: ValueSource) => {
    const previous = (await listProducts(trx, key)).find(({ pkg }) => pkg === key.pkg);
    if (!previous) throw new Problem('NotFound');
    const requested = {
      ...correction,
      ...(correction.lat === undefined ? {} : { lat: correction.lat || null }),
    };
    const changes = (['status', 'tsc', 'inStock', 'availableOn', 'lat'] as const).flatMap(
      (field): Change[] => {
        const is = requested[field];
        return is === undefined || is === previous[field] ? [] : [{ field, was: previous[field], is }];
      },
    );
    const values = Object.fromEntries(changes.map(({ field, is }) => [field, is]));
    if (changes.length > 0) await updateProduct(trx, key, values, toSources(changes, source));
    return changes;
  };
  await applyCorrection(deps, viewer, { key, version, subject: formatProductCode(key), write });
  return readDeskColor(deps.db, key, undefined);
}
