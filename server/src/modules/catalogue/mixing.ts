import { type Mixing, type SerialMixing, WATER_CODE } from '@cromia/domain/catalogue/mixing';
import type { FieldError } from '@cromia/domain/errors';
import type { Viewer } from '../../platform/access/access.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/http/problem.ts';
import { listMixing, updateMixing } from './mixing-queries.ts';

interface SerialKey {
  productClass: string;
  serial: string;
}

/** How the products of a serial are mixed, for staff. @throws Problem NotFound */
export async function readMixing(db: Connection, key: SerialKey): Promise<SerialMixing> {
  const [row] = await listMixing(db, [key]);
  if (row === undefined) throw new Problem('NotFound');
  return row;
}

/**
 * Sets how the products of a serial are mixed, or that they are used as they are.
 * @throws Problem NotFound; BadRequest for a hardener or thinner that is no serial of the class
 */
export async function setMixing(
  db: Database,
  { userId }: Viewer,
  key: SerialKey,
  mixing: Mixing | null,
): Promise<SerialMixing> {
  return db.transaction().execute(async (trx) => {
    const components = (['hardenerSerial', 'thinnerSerial'] as const).flatMap((path) => {
      const serial = mixing?.[path] ?? null;
      return serial === null || serial === WATER_CODE
        ? []
        : [{ path, productClass: key.productClass, serial }];
    });
    const known = new Set((await listMixing(trx, components)).map(({ serial }) => serial));
    const errors = components.flatMap(({ path, serial }): FieldError[] =>
      known.has(serial) ? [] : [{ path: `mixing.${path}`, code: 'invalidField' }],
    );
    if (errors.length > 0) throw new Problem('BadRequest', { errors });
    const was = await readMixing(trx, key);
    await updateMixing(trx, key, mixing);
    await recordAudit(trx, {
      userId,
      action: 'mixing.change',
      entity: 'serials',
      entityId: key.serial,
      details: { was: was.mixing, is: mixing },
    });
    return { ...was, mixing };
  });
}
