import { type ChangedMixing, type SerialMixing, WATER_CODE } from '@cromia/domain/catalogue/mixing';
import {
  type MixedSerial,
  type MixingListQuery,
  mixedSerialSchema,
} from '@cromia/domain/catalogue/mixing-list';
import type { FieldError } from '@cromia/domain/errors';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Database } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { createContentVersion, rejectStaleVersion } from '../../../platform/events/content-version.ts';
import { Problem } from '../../../platform/problem.ts';
import { listMixing, lockSerial, selectMixedSerials, updateMixing } from './mixing-queries.ts';

interface SerialKey {
  productClass: string;
  serial: string;
}

/** One page of the serials that have mixing data, for staff. */
export function readMixedSerials(db: Connection, query: MixingListQuery): Promise<LimitedPage<MixedSerial>> {
  return readPage(db, selectMixedSerials(db, query), query, (row) => mixedSerialSchema.parse(row));
}

/** Reads the mixing instructions of a serial, for staff. @throws Problem NotFound */
export async function readMixing(db: Connection, key: SerialKey): Promise<SerialMixing> {
  const [row] = await listMixing(db, [key]);
  if (row === undefined) throw new Problem('NotFound');
  return { ...row, version: createContentVersion(row.mixing) };
}

/**
 * Sets the mixing instructions of a serial; null if its products are used unmixed.
 * @throws Problem NotFound; BadRequest if the hardener or thinner is not a serial of the same class; Conflict if
 * somebody has changed them meanwhile
 */
export async function setMixing(
  db: Database,
  { userId }: Viewer,
  key: SerialKey,
  { version, mixing }: ChangedMixing,
): Promise<SerialMixing> {
  return db.transaction().execute(async (trx) => {
    const components = (['hardenerSerial', 'thinnerSerial'] as const).flatMap((path) => {
      const serial = mixing?.[path] ?? null;
      return serial === null || serial === WATER_CODE
        ? []
        : [{ path, productClass: key.productClass, serial }];
    });
    const existing = new Set((await listMixing(trx, components)).map(({ serial }) => serial));
    const errors = components.flatMap(({ path, serial }): FieldError[] =>
      existing.has(serial) ? [] : [{ path: `mixing.${path}`, code: 'invalidField' }],
    );
    if (errors.length > 0) throw new Problem('BadRequest', { errors });
    await lockSerial(trx, key);
    const previous = await readMixing(trx, key);
    const entry = { entity: 'serials', entityId: key.serial } as const;
    await rejectStaleVersion(trx, { version, storedVersion: previous.version }, [
      { ...entry, actions: ['mixing.change'] },
    ]);
    await updateMixing(trx, key, mixing);
    await recordAudit(trx, {
      userId,
      action: 'mixing.change',
      ...entry,
      details: { was: previous.mixing, is: mixing },
    });
    return readMixing(trx, key);
  });
}
