import { findFacetName } from '@cromia/domain/catalogue/facets';
import { TDS_LANGUAGES } from '@cromia/domain/languages';
import {
  isWithinVocLimit,
  parseStoredTechnical,
  type TdsComposition,
  type TdsTechnicalProperties,
  type TechnicalProperties,
  tdsTechnicalSchema,
  technicalSchema,
} from '@cromia/domain/tds/technical';
import type { TdsDocument } from '@cromia/domain/tds/upload';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { createContentVersion, rejectStaleVersion } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import { changeTechnical, findSerialData, listNewestVersions, listSheetIds } from './compose-queries.ts';
import { findTdsDocument, insertTdsVersion, lockTdsVersions } from './upload-queries.ts';
import { toTdsDocument } from './uploads.ts';

/** The technical data of a serial, and its current sheets by language. @throws Problem NotFound */
export async function readTechnical(db: Connection, serial: string): Promise<TdsTechnicalProperties> {
  const serialData = await findSerialData(db, serial);
  if (!serialData) throw new Problem('NotFound');
  const content = {
    technical: parseStoredTechnical(serialData.technical),
    versions: await listNewestVersions(db, serialData),
  };
  return tdsTechnicalSchema.parse({
    serial: serialData.serial,
    ...content,
    version: createContentVersion(content),
  });
}

/** The technical data without empty fields. */
function removeEmptyFields(technical: TechnicalProperties): TechnicalProperties {
  return technicalSchema.parse(
    Object.fromEntries(Object.entries(technical).filter(([, value]) => value !== '' && value !== null)),
  );
}

/**
 * Publishes sheets composed from technical data, as the next version in each language, and stores the data with the
 * serial. Sheets composed earlier do not change.
 * @throws Problem BadRequest with the field: an unknown serial, or more VOC than Directive 2004/42/EC allows; Conflict
 * if somebody has changed the data or published a sheet of the serial meanwhile
 */
export async function composeTds(
  trx: Transaction,
  viewer: Viewer,
  { serial, languages, technical, version }: TdsComposition,
): Promise<TdsDocument[]> {
  await lockTdsVersions(trx, serial);
  const serialData = await findSerialData(trx, serial);
  if (!serialData) throw new Problem('BadRequest', { errors: [{ path: 'serial', code: 'invalidField' }] });
  if (!isWithinVocLimit(technical, findFacetName('dilution', serialData.dilution) === 'water'))
    throw new Problem('BadRequest', { errors: [{ path: 'technical.voc', code: 'invalidField' }] });
  const { version: storedVersion } = await readTechnical(trx, serial);
  const sheetIds = await listSheetIds(trx, serialData);
  await rejectStaleVersion(trx, { version, storedVersion }, [
    { entity: 'serials', entityId: serial, actions: ['tds.compose'] },
    ...sheetIds.map((entityId) => ({ entity: 'tds-versions', entityId }) as const),
  ]);
  const data = removeEmptyFields(technical);
  await changeTechnical(trx, serialData, data);
  const published: TdsDocument[] = [];
  for (const language of TDS_LANGUAGES.filter((candidate) => languages.includes(candidate))) {
    const { id } = await insertTdsVersion(trx, {
      serial,
      language,
      productClass: serialData.productClass,
      technical: data,
      uploadedBy: viewer.userId,
    });
    const row = await findTdsDocument(trx, id);
    if (!row) throw new Error('Expected the published sheet');
    published.push(toTdsDocument(row));
  }
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'tds.compose',
    entity: 'serials',
    entityId: serial,
    details: { languages, technical: data },
  });
  return published;
}
