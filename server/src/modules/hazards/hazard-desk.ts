import { findContradictions } from '@cromia/domain/hazards/checks';
import { type Hazard, toHazardSummary } from '@cromia/domain/hazards/hazard';
import {
  type ChangedHazard,
  type HazardEntry,
  type HazardListQuery,
  hazardEntrySchema,
  hazardVersionSchema,
  type SerialHazard,
} from '@cromia/domain/hazards/hazard-desk';
import type { HazardRowKey } from '@cromia/domain/hazards/hazard-row-key';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { createContentVersion, rejectStaleVersion } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import {
  findSerialName,
  listHazardColors,
  listHazardVersions,
  listProductsWithoutWeight,
  selectHazardEntries,
} from './desk-queries.ts';
import {
  deleteHazard,
  findOwnHazard,
  listHazardsOfSerial,
  lockHazards,
  recordHazardVersions,
  storeHazard,
} from './hazard-queries.ts';

/** One page of the serials with the state of their assessment, for staff. */
export function readHazardEntries(
  db: Connection,
  query: HazardListQuery,
  now: Date,
): Promise<LimitedPage<HazardEntry>> {
  return readPage(
    db,
    selectHazardEntries(db, query, now),
    query,
    ({ signalWord, pictograms, changedOn, ...row }) =>
      hazardEntrySchema.parse({
        ...row,
        hazard: signalWord && { signalWord, pictograms: pictograms ?? [] },
        changedOn: changedOn?.toISOString() ?? null,
      }),
  );
}

/** An assessment without the columns of its key. */
function toOwnHazard(rows: readonly (HazardRowKey & Hazard)[], color: string): Hazard | null {
  const row = rows.find((candidate) => candidate.color === color);
  if (row === undefined) return null;
  const { productClass: _class, serial: _serial, color: _color, ...hazard } = row;
  return hazard;
}

/** A serial with its assessment, the exceptions of its colours, and their versions, for staff. @throws Problem NotFound */
export async function readSerialHazard(
  db: Connection,
  key: Omit<HazardRowKey, 'color'>,
): Promise<SerialHazard> {
  const [name, rows, colors, versions, productsWithoutWeight] = await Promise.all([
    findSerialName(db, key),
    listHazardsOfSerial(db, key),
    listHazardColors(db, key),
    listHazardVersions(db, key),
    listProductsWithoutWeight(db, key),
  ]);
  if (name === undefined) throw new Problem('NotFound');
  const describe = (color: string) => {
    const hazard = toOwnHazard(rows, color);
    return { hazard, version: createContentVersion(hazard) };
  };
  return {
    ...name,
    ...describe(''),
    colors: colors.map((color) => ({ ...color, ...describe(color.color) })),
    productsWithoutWeight,
    versions: versions.map(({ changedOn, ...version }) =>
      hazardVersionSchema.parse({ ...version, changedOn: changedOn.toISOString() }),
    ),
  };
}

/** Rejects an assessment whose fields contradict each other. @throws Problem BadRequest */
function rejectContradictions(hazard: Hazard): void {
  const errors = findContradictions(hazard).map(({ field }) => ({
    path: `hazard.${field}`,
    code: 'invalidField' as const,
  }));
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
}

async function rejectUnknownColor(trx: Transaction, key: HazardRowKey): Promise<void> {
  if ((await findSerialName(trx, key)) === undefined) throw new Problem('NotFound');
  if (key.color === '') return;
  const colors = await listHazardColors(trx, key);
  if (!colors.some(({ color }) => color === key.color)) throw new Problem('NotFound');
}

/**
 * Sets the assessment of a serial, or of one of its colours; null removes it. An equal assessment changes nothing.
 * @throws Problem NotFound; BadRequest for fields that contradict each other; Conflict if somebody has changed it
 * meanwhile
 */
export async function setHazard(
  { db, now }: ServiceDependencies,
  { userId }: Viewer,
  key: HazardRowKey,
  { version, hazard }: ChangedHazard,
): Promise<SerialHazard> {
  if (hazard !== null) rejectContradictions(hazard);
  return db.transaction().execute(async (trx) => {
    await lockHazards(trx);
    await rejectUnknownColor(trx, key);
    const stored = await findOwnHazard(trx, key);
    const entry = { entity: 'serials', entityId: key.serial } as const;
    const storedVersion = createContentVersion(stored);
    await rejectStaleVersion(trx, { version, storedVersion }, [{ ...entry, actions: ['hazards.change'] }]);
    if (createContentVersion(hazard) === storedVersion) return readSerialHazard(trx, key);
    const changedOn = now();
    if (hazard === null) await deleteHazard(trx, key);
    else await storeHazard(trx, key, hazard, { '*': { at: changedOn.toISOString(), user: userId } });
    await recordHazardVersions(trx, [key], { changedOn, userId, importId: null });
    await recordAudit(trx, {
      userId,
      action: 'hazards.change',
      ...entry,
      details: {
        color: key.color === '' ? null : key.color,
        was: toHazardSummary(stored),
        is: toHazardSummary(hazard),
      },
    });
    return readSerialHazard(trx, key);
  });
}
