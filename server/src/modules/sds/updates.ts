import type { SdsLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { type EarlierRecipient, earlierRecipientSchema, type SdsSent } from '@cromia/domain/sds/sending';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Connection, Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type EarlierRecipientRow, listEarlierRecipients } from './delivery-queries.ts';
import { findSheetOfDocument } from './document-queries.ts';
import { type FileDependencies, filesOf, isSdsLanguage, languagesOf, type SdsFile } from './files.ts';
import { deliver } from './sending.ts';

/** More at once would be one transaction too long; whoever has more sends them in two actions. */
const RECIPIENTS_MAX = 2_000;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

async function earlierRows(db: Connection, documentId: string, now: Date): Promise<EarlierRecipientRow[]> {
  return listEarlierRecipients(db, documentId, {
    since: monthsBefore(now, LIMITS.sdsUpdateMonths),
    most: RECIPIENTS_MAX,
  });
}

/**
 * Who must be sent this version: everybody who received an earlier one of the same sheet in the last 12 months, and not
 * yet this one (REACH, Article 31(9)).
 * @throws Problem NotFound
 */
export async function readEarlierRecipients(
  db: Connection,
  documentId: string,
  now: Date,
): Promise<EarlierRecipient[]> {
  if (!(await findSheetOfDocument(db, documentId))) throw new Problem('NotFound');
  const languages = await languagesOf(db, documentId);
  const rows = await earlierRows(db, documentId, now);
  return rows.map(({ customerId: _customer, ...row }) =>
    earlierRecipientSchema.parse({
      ...row,
      receivedOn: row.receivedOn.toISOString(),
      isAvailable: languages.has(row.language),
    }),
  );
}

/** The new version in every language that it exists in and that somebody had, ready to be sent. */
export async function prepareUpdate(
  deps: FileDependencies,
  documentId: string,
  now: Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Map<SdsLanguage, SdsFile>> {
  const sheet = await findSheetOfDocument(deps.db, documentId);
  if (!sheet) throw new Problem('NotFound');
  const wanted = new Set((await earlierRows(deps.db, documentId, now)).map(({ language }) => language));
  const found = new Map<SdsLanguage, SdsFile>();
  for (const language of wanted) {
    if (!isSdsLanguage(language)) continue;
    const [file] = await filesOf(deps, [sheet], language, log);
    if (file) found.set(language, file);
  }
  return found;
}

/**
 * Sends a new version to everybody who has an earlier one, each in the language that they had; those whose language it
 * does not have are left for later, and stay listed.
 */
export async function sendUpdate(
  trx: Transaction,
  deps: FileDependencies & { now: () => Date },
  viewer: Viewer,
  documentId: string,
  files: ReadonlyMap<SdsLanguage, SdsFile>,
): Promise<SdsSent['deliveries']> {
  const rows = await earlierRows(trx, documentId, deps.now());
  const deliveries: SdsSent['deliveries'] = [];
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
      deliveries.push(...(await deliver(trx, deps, viewer, parcel)));
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
