import type { ImportDetail, ImportKind, UndoConflict } from '@cromia/domain/integration/import';
import type { ServiceDependencies } from '../../../../app-dependencies.ts';
import type { Viewer } from '../../../../platform/access/viewer.ts';
import type { Transaction } from '../../../../platform/database/connection.ts';
import { recordAudit } from '../../../../platform/events/audit.ts';
import { Problem } from '../../../../platform/problem.ts';
import { lockCustomerCodes, reportChangedCustomers } from '../../../customers/index.ts';
import { lockHazards, recordHazardVersions } from '../../../hazards/index.ts';
import { HAZARD_IMPORTER, hazardKeySchema } from '../catalogue/import-hazards.ts';
import { PRODUCT_IMPORTER } from '../catalogue/import-products.ts';
import { SYNONYM_IMPORTER } from '../catalogue/import-synonyms.ts';
import {
  findVatHolders,
  incrementCustomerVersions,
  lockImportedCustomers,
} from '../customer-import-queries.ts';
import { CUSTOMER_IMPORTER } from '../import-customers.ts';
import { readImport } from '../import-list.ts';
import { lockImport, markImportUndone } from '../imports-queries.ts';
import type { JournalEntry } from '../journal.ts';
import { lockImports } from '../upsert-queries.ts';
import { rejectChangedSince } from './reject-changed-since.ts';
import { restoreEntry } from './restore-entry.ts';
import { findDisplayedCodes } from './undo-queries.ts';

function getLockName(kind: ImportKind): string {
  if (kind === 'customers') return CUSTOMER_IMPORTER.tables;
  if (kind === 'hazards') return HAZARD_IMPORTER.tables;
  return kind === 'synonyms' ? SYNONYM_IMPORTER.tables : PRODUCT_IMPORTER.tables;
}

const NO_CHANGE: UndoConflict = { changedBy: null, changedOn: null, undoneOn: null, changedSince: [] };

/** Text values of one column of the rows' keys or of their restored values. */
const listTexts = (values: readonly unknown[]) =>
  values.flatMap((value) => (typeof value === 'string' ? [value] : []));

/** Rejects to restore a VAT number that another customer has got since. @throws Problem Conflict */
async function rejectTakenVatNumbers(trx: Transaction, entries: readonly JournalEntry[]): Promise<void> {
  const restored = entries
    .filter(({ target, operation }) => target === 'CUSTOMER_TARGET' && operation === 'UPDATE')
    .flatMap(({ rows }) => rows);
  const holders = await findVatHolders(trx, listTexts(restored.map(({ was }) => was?.vatNumber)));
  const codes = new Map(holders.map(({ vatNumber, customerCode }) => [vatNumber, customerCode]));
  const changedSince = restored.flatMap(({ key, was }) => {
    const [vatNumber = ''] = listTexts([was?.vatNumber]);
    const holder = codes.get(vatNumber);
    return holder === undefined || holder === key.customerCode
      ? []
      : [{ subject: holder, field: 'vatNumber' }];
  });
  if (changedSince.length > 0)
    throw new Problem('Conflict', { extension: { outcome: { ...NO_CHANGE, changedSince } } });
}

/** Raises the versions of customers whose data were restored, and reports them as after an import. */
async function reportRestoredCustomers(trx: Transaction, entries: readonly JournalEntry[]): Promise<void> {
  const keys = entries.flatMap(({ rows }) => rows.map(({ key }) => key));
  const addressed = await findDisplayedCodes(trx, {
    customerIds: listTexts(keys.map(({ customerId }) => customerId)),
    productIds: [],
  });
  const codes = [
    ...new Set([...listTexts(keys.map(({ customerCode }) => customerCode)), ...addressed.values()]),
  ];
  await incrementCustomerVersions(trx, codes);
  const customers = await lockImportedCustomers(trx, codes);
  await reportChangedCustomers(
    trx,
    customers.map(({ id }) => id),
  );
}

/** Records the restored assessments as versions. */
async function recordRestoredHazards(
  trx: Transaction,
  entries: readonly JournalEntry[],
  change: { changedOn: Date; userId: string },
): Promise<void> {
  const keys = entries.flatMap(({ rows }) => rows.map(({ key }) => hazardKeySchema.parse(key)));
  await recordHazardVersions(trx, keys, { ...change, importId: null });
}

/** Restores what was stored before an import, in reverse order. @throws Problem Conflict */
async function restoreEntries(
  trx: Transaction,
  kind: ImportKind,
  entries: readonly JournalEntry[],
): Promise<void> {
  await lockImports(trx, getLockName(kind));
  if (kind === 'hazards') await lockHazards(trx);
  if (kind === 'customers') {
    await lockCustomerCodes(trx);
    await rejectTakenVatNumbers(trx, entries);
  }
  for (const entry of entries.toReversed()) {
    const changed = await restoreEntry(trx, entry);
    if (changed.length > 0) await rejectChangedSince(trx, changed);
  }
  if (kind === 'customers') await reportRestoredCustomers(trx, entries);
}

/**
 * Undoes an import as long as nothing that it wrote has changed since: changed values get the previous ones, new rows
 * are deleted, deleted ones are stored again.
 * @throws Problem NotFound; Conflict with the `outcome` if the import is undone already or too old, or if values have
 * changed since, with who changed them and when
 */
export async function undoImport(
  { db, now }: ServiceDependencies,
  { userId }: Viewer,
  id: string,
): Promise<ImportDetail> {
  await db.transaction().execute(async (trx) => {
    const found = await lockImport(trx, id);
    if (!found) throw new Problem('NotFound');
    const { kind, undoneAt, journal, created, changed } = found;
    if (undoneAt !== null || journal.length === 0) {
      const undone = await readImport(trx, id);
      const outcome = {
        ...NO_CHANGE,
        changedBy: undone.undoneBy,
        changedOn: undone.undoneOn,
        undoneOn: undone.undoneOn,
      };
      throw new Problem('Conflict', { extension: { outcome } });
    }
    await restoreEntries(trx, kind, journal);
    if (kind === 'hazards') await recordRestoredHazards(trx, journal, { changedOn: now(), userId });
    await markImportUndone(trx, id, userId, now());
    await recordAudit(trx, {
      userId,
      action: 'imports.undo',
      entity: 'import',
      entityId: id,
      details: { kind, created, changed },
    });
  });
  return readImport(db, id);
}
