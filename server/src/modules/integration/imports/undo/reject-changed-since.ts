import { MAX_REPORTED_CLASHES, type UndoConflict } from '@cromia/domain/integration/import';
import { z } from 'zod';
import type { Transaction } from '../../../../platform/database/connection.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { RestoredRow } from './restore-entry.ts';
import { findDisplayedCodes, findImportAuthor, findUsername } from './undo-queries.ts';

/** The parts of a key as people read them. */
const CODE_PARTS = ['serial', 'color', 'pkg'];
const OTHER_PARTS = ['priceListCode', 'customerCode', 'code', 'language', 'term', 'synonym'];

const sourceSchema = z.union([
  z.object({ at: z.string(), user: z.string() }),
  z.object({ at: z.string(), import: z.string() }),
]);
const sourcesSchema = z.record(z.string(), sourceSchema).catch({});

/** The last source of the changed column, or of one of its languages. */
function listSources({ field, current }: RestoredRow) {
  const sources = sourcesSchema.parse(current?.sources);
  return Object.entries(sources).flatMap(([name, source]) =>
    field === null || name === field || name.startsWith(`${field}.`) ? [source] : [],
  );
}

/** Who wrote the values that differ from the imported ones, and when, by the sources of the values. */
async function findLastWriter(trx: Transaction, rows: readonly RestoredRow[]) {
  const latest = rows
    .flatMap(listSources)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  if (latest === undefined) return { changedBy: null, changedOn: null };
  const changedBy =
    'user' in latest ? await findUsername(trx, latest.user) : await findImportAuthor(trx, latest.import);
  return { changedBy, changedOn: latest.at };
}

/** Rejects to undo an import because of values that have changed since. @throws Problem Conflict */
export async function rejectChangedSince(trx: Transaction, rows: readonly RestoredRow[]): Promise<never> {
  const reported = rows.slice(0, MAX_REPORTED_CLASHES);
  const codes = await findDisplayedCodes(trx, {
    customerIds: reported.flatMap(({ key: { customerId } }) =>
      typeof customerId === 'string' ? [customerId] : [],
    ),
    productIds: reported.flatMap(({ key: { productId } }) =>
      typeof productId === 'number' ? [productId] : [],
    ),
  });
  const formatSubject = ({ customerId, productId, ...key }: RestoredRow['key']) => {
    const code = CODE_PARTS.flatMap((name) => (typeof key[name] === 'string' ? [key[name]] : [])).join('-');
    const others = OTHER_PARTS.map((name) => key[name]);
    return [codes.get(String(customerId)), codes.get(String(productId)), code, ...others]
      .filter(Boolean)
      .join(' ');
  };
  const outcome: UndoConflict = {
    ...(await findLastWriter(trx, rows)),
    undoneOn: null,
    changedSince: reported.map(({ key, field }) => ({ subject: formatSubject(key), field })),
  };
  throw new Problem('Conflict', { extension: { outcome } });
}
