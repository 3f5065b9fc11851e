import { findContradictions } from '@cromia/domain/hazards/checks';
import {
  completeHazard,
  HAZARD_DEFAULTS,
  type Hazard,
  type HazardInput,
} from '@cromia/domain/hazards/hazard';
import type { HazardRowKey } from '@cromia/domain/hazards/hazard-row-key';
import type { HazardImportRow } from '@cromia/domain/integration/hazard-rows';
import type { FieldChange, RowError } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { replaceEmpty } from '@cromia/domain/integration/row-fields';
import { z } from 'zod';
import type { Transaction } from '../../../../platform/database/connection.ts';
import {
  HAZARD_COLUMN_TYPES,
  listOwnHazards,
  lockHazards,
  recordHazardVersions,
} from '../../../hazards/index.ts';
import type { Importer } from '../importer.ts';
import { insertMissing, updateChanged } from '../upsert-queries.ts';
import type { UpsertTarget } from '../upsert-target.ts';
import { lockColorTexts, lockSerialTexts } from './catalogue-import-queries.ts';

export const HAZARD_TARGET: UpsertTarget = {
  name: 'HAZARD_TARGET',
  table: 'hazards',
  hasSources: true,
  key: { productClass: 'text', serial: 'text', color: 'text' },
  values: HAZARD_COLUMN_TYPES,
};

export const hazardKeySchema = z.object({ productClass: z.string(), serial: z.string(), color: z.string() });

/** The stored key of a row: an assessment of the serial has an empty colour. */
const toRowKey = ({ productClass, serial, color }: HazardImportRow): HazardRowKey => ({
  productClass,
  serial,
  color: color ?? '',
});
const formatKey = ({ productClass, serial, color }: HazardRowKey) => [productClass, serial, color].join('-');

/** The fields of a row without its key. */
function toInput({
  productClass: _class,
  serial: _serial,
  color: _color,
  ...input
}: HazardImportRow): HazardInput {
  return input;
}

type HazardRows = readonly ParsedRow<HazardImportRow>[];

/** Finds rows whose serial or colour is not in the catalogue. */
async function findUnknownColors(trx: Transaction, rows: HazardRows): Promise<RowError[]> {
  const keys = rows.map(({ value }) => toRowKey(value));
  const serials = new Set(
    (await lockSerialTexts(trx, keys)).map((serial) => formatKey({ ...serial, color: '' })),
  );
  const colors = await lockColorTexts(
    trx,
    keys.filter(({ color }) => color !== ''),
  );
  const colorKeys = new Set(colors.map(formatKey));
  return rows.flatMap(({ row, value }): RowError[] => {
    const key = toRowKey(value);
    if (!serials.has(formatKey({ ...key, color: '' }))) return [{ row, path: 'serial', code: 'unknown' }];
    return key.color === '' || colorKeys.has(formatKey(key)) ? [] : [{ row, path: 'color', code: 'unknown' }];
  });
}

async function findStored(trx: Transaction, rows: HazardRows): Promise<Map<string, Hazard>> {
  const stored = await listOwnHazards(
    trx,
    rows.map(({ value }) => toRowKey(value)),
  );
  return new Map(stored.map((hazard) => [formatKey(hazard), hazard]));
}

/** Finds new rows without a signal word, and rows that contradict themselves together with what is stored. */
async function findWrongHazards(trx: Transaction, rows: HazardRows): Promise<RowError[]> {
  const stored = await findStored(trx, rows);
  return rows.flatMap(({ row, value }): RowError[] => {
    const previous = stored.get(formatKey(toRowKey(value)));
    if (previous === undefined && value.signalWord === undefined)
      return [{ row, path: 'signalWord', code: 'missing' }];
    return findContradictions(completeHazard(toInput(value), previous)).map(({ field, expected }) => ({
      row,
      path: field,
      code: 'contradictory',
      ...(expected.length > 0 ? { accepted: expected.join(', ') } : {}),
    }));
  });
}

/** Imports hazard labels and transport data (contract, section 12). It never deletes an assessment; staff do. */
export const HAZARD_IMPORTER: Importer<HazardImportRow> = {
  tables: 'hazards',
  check: async (trx, rows) => {
    await lockHazards(trx);
    const unknown = await findUnknownColors(trx, rows);
    const unknownRows = new Set(unknown.map(({ row }) => row));
    return [
      ...unknown,
      ...(await findWrongHazards(
        trx,
        rows.filter(({ row }) => !unknownRows.has(row)),
      )),
    ];
  },
  write: async (trx, rows, origin) => {
    const stored = await findStored(trx, rows);
    const isNew = ({ value }: ParsedRow<HazardImportRow>) => !stored.has(formatKey(toRowKey(value)));
    const inserted = await insertMissing<HazardRowKey>(
      trx,
      HAZARD_TARGET,
      rows.filter(isNew).map(({ value }) => ({ ...toRowKey(value), ...completeHazard(toInput(value)) })),
      origin,
    );
    const updated = await updateChanged<HazardRowKey>(
      trx,
      HAZARD_TARGET,
      rows
        .filter((row) => !isNew(row))
        .map(({ value }) => {
          const key = toRowKey(value);
          const complete = completeHazard(toInput(value), stored.get(formatKey(key)));
          const emptied = replaceEmpty(toInput(value), HAZARD_DEFAULTS);
          // Pictograms are stored in the order of the label.
          return { ...key, ...emptied, ...('pictograms' in emptied && { pictograms: complete.pictograms }) };
        }),
      origin,
    );
    const { source } = origin;
    await recordHazardVersions(
      trx,
      [...inserted, ...updated].map((key) => hazardKeySchema.parse(key)),
      {
        changedOn: new Date(source.at),
        userId: 'user' in source ? source.user : null,
        importId: 'import' in source ? source.import : null,
      },
    );
    const created = new Set(inserted.map(formatKey));
    const changes = new Map(updated.map((row) => [formatKey(row), row.changes]));
    return {
      created: new Set(
        rows.flatMap(({ row, value }) => (created.has(formatKey(toRowKey(value))) ? [row] : [])),
      ),
      changed: new Map(
        rows.flatMap(({ row, value }): [number, readonly FieldChange[]][] => {
          const found = changes.get(formatKey(toRowKey(value)));
          return found ? [[row, found]] : [];
        }),
      ),
    };
  },
};
