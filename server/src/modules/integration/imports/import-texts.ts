import type { TextRow } from '@cromia/domain/integration/catalogue-rows';
import type { FieldChange, RowError, ValueSource, ValueSources } from '@cromia/domain/integration/import';
import type { LocalizedText } from '@cromia/domain/languages';
import type { Transaction } from '../../../platform/database/connection.ts';
import {
  COLOR_TEXT_TARGET,
  lockColorTexts,
  lockSerialTexts,
  SERIAL_TEXT_TARGET,
  type SerialKey,
} from './catalogue-import-queries.ts';
import type { Importer } from './importer.ts';
import { updateChanged } from './upsert-queries.ts';

type Owner = SerialKey & { color?: string | null };

const TEXT_FIELDS = ['shortDescription', 'longDescription', 'colorDescription'] as const;

/** A serial or colour with its stored texts. */
type Described = Owner & { [Field in (typeof TEXT_FIELDS)[number]]?: LocalizedText } & {
  sources: ValueSources;
};

const keyOf = ({ productClass, serial, color }: Owner) => [productClass, serial, color ?? ''].join('-');

async function describedOf(trx: Transaction, rows: readonly { value: TextRow }[]) {
  const serials = rows.map(({ value: { productClass, serial } }) => ({ productClass, serial }));
  const found: Described[] = [
    ...(await lockSerialTexts(trx, serials)),
    ...(await lockColorTexts(
      trx,
      rows.flatMap(({ value: { productClass, serial, color } }) =>
        color === null ? [] : [{ productClass, serial }],
      ),
    )),
  ];
  return new Map(found.map((described) => [keyOf(described), described]));
}

/** Merges the texts of a row into the stored ones. @returns the changes */
function describe(described: Described, row: TextRow, source: ValueSource): FieldChange[] {
  const { language } = row;
  const said = TEXT_FIELDS.filter(
    (field) => row[field] !== null && described[field]?.[language] !== row[field],
  );
  return said.map((field) => {
    const was = described[field]?.[language] ?? null;
    const place = `${field}.${language}`;
    const corrected = 'user' in (described.sources[place] ?? {});
    described[field] = { ...described[field], [language]: row[field] ?? undefined };
    described.sources = { ...described.sources, [place]: source };
    return { field, was, is: row[field], corrected };
  });
}

/** Imports texts of serials and colours by language; languages that are not imported keep their texts. */
export const TEXT_IMPORTER: Importer<TextRow> = {
  tables: 'catalogue',
  check: async (trx, rows) => {
    const known = await describedOf(trx, rows);
    return rows.flatMap(({ row, value }): RowError[] => {
      if (known.has(keyOf(value))) return [];
      const isSerialKnown = known.has(keyOf({ ...value, color: null }));
      return [{ row, path: isSerialKnown ? 'color' : 'serial', code: 'unknown' }];
    });
  },
  write: async (trx, rows, source) => {
    const known = await describedOf(trx, rows);
    const touched = new Set<Described>();
    const changed = new Map<number, FieldChange[]>();
    for (const { row, value } of rows) {
      const described = known.get(keyOf(value));
      const changes = described ? describe(described, value, source) : [];
      if (!described || changes.length === 0) continue;
      touched.add(described);
      changed.set(row, changes);
    }
    const all = [...touched];
    await updateChanged(
      trx,
      SERIAL_TEXT_TARGET,
      all.filter(({ color }) => !color),
    );
    await updateChanged(
      trx,
      COLOR_TEXT_TARGET,
      all.filter(({ color }) => color),
    );
    return { created: new Set(), changed };
  },
};
