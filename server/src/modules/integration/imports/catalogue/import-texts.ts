import type { TextRow } from '@cromia/domain/integration/catalogue-rows';
import type { FieldChange, RowError, ValueSource, ValueSources } from '@cromia/domain/integration/import';
import type { LocalizedText } from '@cromia/domain/languages';
import type { Transaction } from '../../../../platform/database/connection.ts';
import type { Importer } from '../importer.ts';
import { updateChanged } from '../upsert-queries.ts';
import {
  COLOR_TEXT_TARGET,
  lockColorTexts,
  lockSerialTexts,
  SERIAL_TEXT_TARGET,
  type SerialKey,
} from './catalogue-import-queries.ts';

type TextKey = SerialKey & { color?: string | null };

const TEXT_FIELDS = ['shortDescription', 'longDescription', 'colorDescription'] as const;

/** A serial or colour with its stored texts. */
type TextOwner = TextKey & { [Field in (typeof TEXT_FIELDS)[number]]?: LocalizedText } & {
  sources: ValueSources;
};

const toKey = ({ productClass, serial, color }: TextKey) => [productClass, serial, color ?? ''].join('-');

/** The key with the colour's leading zeros removed, as spreadsheets drop them. */
const toKeyWithoutZeros = (key: TextKey) => toKey({ ...key, color: key.color?.replace(/^0+/, '') ?? null });

/** Reads and locks the serials and colours of the rows, by key. */
async function lockTextOwners(trx: Transaction, rows: readonly { value: TextRow }[]) {
  const serials = rows.map(({ value: { productClass, serial } }) => ({ productClass, serial }));
  const found: TextOwner[] = [
    ...(await lockSerialTexts(trx, serials)),
    ...(await lockColorTexts(
      trx,
      rows.flatMap(({ value: { productClass, serial, color } }) =>
        color === null ? [] : [{ productClass, serial }],
      ),
    )),
  ];
  return new Map(found.map((owner) => [toKey(owner), owner]));
}

/** Merges the texts of a row into the stored ones; null removes a text. @returns the changes */
function mergeTexts(owner: TextOwner, row: TextRow, source: ValueSource): FieldChange[] {
  const { language } = row;
  const changedFields = TEXT_FIELDS.filter(
    (field) => row[field] !== undefined && (owner[field]?.[language] ?? null) !== row[field],
  );
  return changedFields.map((field) => {
    const previous = owner[field]?.[language] ?? null;
    const sourceKey = `${field}.${language}`;
    const corrected = 'user' in (owner.sources[sourceKey] ?? {});
    owner[field] = { ...owner[field], [language]: row[field] ?? undefined };
    owner.sources = { ...owner.sources, [sourceKey]: source };
    return { field, was: previous, is: row[field] ?? null, corrected };
  });
}

/** Imports texts of serials and colours by language. The texts of other languages remain unchanged. */
export const TEXT_IMPORTER: Importer<TextRow> = {
  tables: 'catalogue',
  check: async (trx, rows) => {
    const owners = await lockTextOwners(trx, rows);
    const colorsWithoutZeros = new Map(
      [...owners.values()].map((owner) => [toKeyWithoutZeros(owner), owner.color]),
    );
    return rows.flatMap(({ row, value }): RowError[] => {
      if (owners.has(toKey(value))) return [];
      const isSerialFound = owners.has(toKey({ ...value, color: null }));
      const similar = colorsWithoutZeros.get(toKeyWithoutZeros(value));
      const suggestion = similar ? { suggestion: similar } : {};
      return [{ row, path: isSerialFound ? 'color' : 'serial', code: 'unknown', ...suggestion }];
    });
  },
  write: async (trx, rows, origin) => {
    const owners = await lockTextOwners(trx, rows);
    const changedOwners = new Set<TextOwner>();
    const changed = new Map<number, FieldChange[]>();
    for (const { row, value } of rows) {
      const owner = owners.get(toKey(value));
      const changes = owner ? mergeTexts(owner, value, origin.source) : [];
      if (!owner || changes.length === 0) continue;
      changedOwners.add(owner);
      changed.set(row, changes);
    }
    const changedTexts = [...changedOwners];
    await updateChanged(
      trx,
      SERIAL_TEXT_TARGET,
      changedTexts.filter(({ color }) => !color),
      origin,
    );
    await updateChanged(
      trx,
      COLOR_TEXT_TARGET,
      changedTexts.filter(({ color }) => color),
      origin,
    );
    return { created: new Set(), changed };
  },
};
