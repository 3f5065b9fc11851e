import { getToday } from '@cromia/domain/dates';
import type { SdsLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import {
  type EarlierRecipient,
  earlierRecipientSchema,
  type SdsSendResult,
} from '@cromia/domain/sds/sending';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../../platform/access/access.ts';
import type { Connection, Transaction } from '../../../platform/database/database.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findCurrentSheet, lockSdsVersions } from '../document-queries.ts';
import {
  type FileDependencies,
  isSdsLanguage,
  listSdsFileLanguages,
  readSdsFiles,
  type SdsFile,
} from '../files.ts';
import type { SdsSheetRow } from '../sheet-queries.ts';
import { type EarlierRecipientRow, listEarlierRecipients, type RecipientPlace } from './delivery-queries.ts';
import { queueParcel } from './sending.ts';

/** Recipients that are read, and sent to, at once. */
const PART = 500;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** The recipients who must get a version, in batches. */
async function* earlierParts(
  db: Connection,
  documentId: string,
  now: Date,
): AsyncGenerator<EarlierRecipientRow[]> {
  const since = monthsBefore(now, LIMITS.sdsUpdateMonths);
  let after: RecipientPlace | null = null;
  for (;;) {
    const rows: EarlierRecipientRow[] = await listEarlierRecipients(db, documentId, {
      since,
      after,
      most: PART,
    });
    yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < PART) return;
  }
}

type UpdateDependencies = Pick<FileDependencies, 'config'> & { db: Connection; now: () => Date };

/** The version, which must be the one that holds today. @throws Problem NotFound, Conflict */
async function currentSheet(
  { db, config, now }: UpdateDependencies,
  documentId: string,
): Promise<SdsSheetRow> {
  const sheet = await findCurrentSheet(db, documentId, getToday(config.timeZone, now()));
  if (sheet === null) throw new Problem('NotFound');
  if (sheet === undefined) throw new Problem('Conflict');
  return sheet;
}

/**
 * Who must be sent this version: everybody who received an earlier one of the same sheet in the last 12 months, and not
 * yet this one in their language (REACH, Article 31(9)). Nobody for a version that does not hold today.
 * @throws Problem NotFound
 */
export async function readEarlierRecipients(
  deps: UpdateDependencies,
  documentId: string,
): Promise<EarlierRecipient[]> {
  const sheet = await findCurrentSheet(deps.db, documentId, getToday(deps.config.timeZone, deps.now()));
  if (sheet === null) throw new Problem('NotFound');
  if (sheet === undefined) return [];
  const languages = await listSdsFileLanguages(deps.db, documentId);
  const found: EarlierRecipient[] = [];
  for await (const rows of earlierParts(deps.db, documentId, deps.now())) {
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

/** A version that is ready to be sent, in the languages that it has and that somebody had. */
interface PreparedUpdate {
  documentId: string;
  files: Map<SdsLanguage, SdsFile>;
}

/**
 * The new version in every language that it exists in and that somebody had, ready to be sent.
 * @throws Problem NotFound; Conflict for a version that does not hold today
 */
export async function prepareUpdate(
  deps: FileDependencies & UpdateDependencies,
  documentId: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<PreparedUpdate> {
  const sheet = await currentSheet(deps, documentId);
  const wanted = new Set<string>();
  for await (const rows of earlierParts(deps.db, documentId, deps.now())) {
    for (const { language } of rows) wanted.add(language);
  }
  const files = new Map<SdsLanguage, SdsFile>();
  for (const language of wanted) {
    if (!isSdsLanguage(language)) continue;
    const [file] = await readSdsFiles(deps, [sheet], language, log);
    if (file) files.set(language, file);
  }
  return { documentId, files };
}

/**
 * Sends a new version to everybody who has an earlier one, each in the language that they had; those whose language it
 * does not have are left for later, and stay listed.
 * @throws Problem Conflict when a newer version holds by now
 */
export async function sendUpdate(
  trx: Transaction,
  deps: FileDependencies & UpdateDependencies,
  viewer: Viewer,
  { documentId, files }: PreparedUpdate,
): Promise<SdsSendResult['deliveries']> {
  // Of two concurrent sendings the second finds no recipients left, and no newer version is published in between.
  await lockSdsVersions(trx, await currentSheet({ ...deps, db: trx }, documentId));
  await currentSheet({ ...deps, db: trx }, documentId);
  const deliveries: SdsSendResult['deliveries'] = [];
  for await (const rows of earlierParts(trx, documentId, deps.now())) {
    for (const [language, file] of files) {
      const had = rows.filter((row) => row.language === language);
      for (const [customerId, group] of Map.groupBy(had, (row) => row.customerId)) {
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
