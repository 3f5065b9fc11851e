import { getToday } from '@cromia/domain/dates';
import type { SdsLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import {
  type EarlierRecipient,
  earlierRecipientSchema,
  type SdsSendResult,
} from '@cromia/domain/sds/sending';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { findCurrentSheet, lockSdsVersions } from '../document-queries.ts';
import {
  type FileDependencies,
  isSdsLanguage,
  listSdsFileLanguages,
  readSdsFiles,
  type SdsFile,
} from '../files.ts';
import type { SdsSheetRow } from '../sheet-queries.ts';
import { type EarlierRecipientRow, listEarlierRecipients, type RecipientCursor } from './delivery-queries.ts';
import { queueParcel } from './send-sheets.ts';

/** Batch size for reading recipients and sending to them. */
const BATCH_SIZE = 500;

function subtractMonths(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** The recipients of earlier versions who must get a version, in batches. */
async function* listEarlierRecipientBatches(
  db: Connection,
  documentId: string,
  now: Date,
): AsyncGenerator<EarlierRecipientRow[]> {
  const since = subtractMonths(now, LIMITS.sdsUpdateMonths);
  let after: RecipientCursor | null = null;
  for (;;) {
    const rows: EarlierRecipientRow[] = await listEarlierRecipients(db, documentId, {
      since,
      after,
      limit: BATCH_SIZE,
    });
    yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < BATCH_SIZE) return;
  }
}

type UpdateDependencies = Pick<FileDependencies, 'config'> & { db: Connection; now: () => Date };

/** The sheet of a version that is in force today. @throws Problem NotFound; Conflict when it is not in force */
async function readCurrentSheet(
  { db, config, now }: UpdateDependencies,
  documentId: string,
): Promise<SdsSheetRow> {
  const sheet = await findCurrentSheet(db, documentId, getToday(config.timeZone, now()));
  if (sheet === null) throw new Problem('NotFound');
  if (sheet === undefined) throw new Problem('Conflict');
  return sheet;
}

/**
 * The recipients who must be sent this version: all who received an earlier one of the same sheet in the last 12 months
 * and have not been sent this one in their language (REACH, Article 31(9)). Empty for a version that is not in force.
 * @throws Problem NotFound
 */
export async function readEarlierRecipients(
  deps: UpdateDependencies,
  documentId: string,
): Promise<EarlierRecipient[]> {
  const sheet = await findCurrentSheet(deps.db, documentId, getToday(deps.config.timeZone, deps.now()));
  if (sheet === null) throw new Problem('NotFound');
  if (sheet === undefined) return [];
  const languages = await listSdsFileLanguages(deps, documentId);
  const found: EarlierRecipient[] = [];
  for await (const rows of listEarlierRecipientBatches(deps.db, documentId, deps.now())) {
    for (const { customerId: _customer, ...row } of rows) {
      found.push(
        earlierRecipientSchema.parse({
          ...row,
          receivedOn: row.receivedOn.toISOString(),
          isAvailable: languages.has(row.language),
        }),
      );
    }
  }
  return found;
}

/** A version that is ready to be sent, with a file for each language. */
interface PreparedUpdate {
  documentId: string;
  files: Map<SdsLanguage, SdsFile>;
}

/**
 * Prepares a new version for sending, in each of its languages that recipients of earlier versions had.
 * @throws Problem NotFound; Conflict for a version that is not in force today
 */
export async function prepareUpdate(
  deps: FileDependencies & UpdateDependencies,
  documentId: string,
  log: Pick<Logger, 'error'>,
): Promise<PreparedUpdate> {
  const sheet = await readCurrentSheet(deps, documentId);
  const languages = new Set<string>();
  for await (const rows of listEarlierRecipientBatches(deps.db, documentId, deps.now())) {
    for (const { language } of rows) languages.add(language);
  }
  const files = new Map<SdsLanguage, SdsFile>();
  for (const language of languages) {
    if (!isSdsLanguage(language)) continue;
    const [file] = await readSdsFiles(deps, [sheet], language, log);
    if (file) files.set(language, file);
  }
  return { documentId, files };
}

/**
 * Sends a new version to all recipients of earlier ones, each in the same language as before. Recipients whose language
 * the version lacks stay on the list.
 * @throws Problem Conflict when a newer version has taken effect in the meantime
 */
export async function sendUpdate(
  trx: Transaction,
  deps: FileDependencies & UpdateDependencies,
  viewer: Viewer,
  { documentId, files }: PreparedUpdate,
): Promise<SdsSendResult['deliveries']> {
  // With the lock, a concurrent second call finds no recipients left, and no newer version is published meanwhile.
  await lockSdsVersions(trx, await readCurrentSheet({ ...deps, db: trx }, documentId));
  await readCurrentSheet({ ...deps, db: trx }, documentId);
  const deliveries: SdsSendResult['deliveries'] = [];
  for await (const rows of listEarlierRecipientBatches(trx, documentId, deps.now())) {
    for (const [language, file] of files) {
      const recipientsOfLanguage = rows.filter((row) => row.language === language);
      for (const [customerId, group] of Map.groupBy(recipientsOfLanguage, (row) => row.customerId)) {
        const parcel = {
          files: [{ ...file, sheet: { ...file.sheet, customerId } }],
          language,
          recipients: group.map(({ recipient }) => recipient),
          orderCode: null,
          isUpdate: true,
        };
        deliveries.push(...(await queueParcel(trx, deps, viewer, parcel)));
      }
    }
  }
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'sds.send-update',
    entity: 'sds-documents',
    entityId: documentId,
    details: { recipients: deliveries.length },
  });
  return deliveries;
}
