import { chooseLanguage, SDS_LANGUAGES, type SdsLanguage } from '@cromia/domain/languages';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { listRequestReaders } from '../../customers/index.ts';
import { type FileDependencies, isSdsLanguage, readSdsFiles, type SdsFile } from '../files.ts';
import { listRecipients } from '../sds-queries.ts';
import { listSheetsById } from '../sheet-queries.ts';
import { listReceivedSheets } from './delivery-queries.ts';
import { queueParcel } from './send-sheets.ts';

/** Products that were shipped to a customer, by their sheets. */
export interface ShippedSheets {
  customerId: string;
  orderCode: string | null;
  sheets: readonly { sheetId: string; batch: string | null }[];
}

/** Files that a customer may not have received, ready to be sent. */
export interface PreparedSheets {
  goods: ShippedSheets;
  recipients: readonly string[];
  files: readonly SdsFile[];
}

/** The languages in which a sheet is sent, the best first: that of the customer's users, then English and Italian. */
function listPreferredLanguages(userLanguage: string | undefined): SdsLanguage[] {
  const own = chooseLanguage({ userLanguage: userLanguage ?? '' }).toUpperCase();
  return [...new Set([own, 'EN', 'IT', ...SDS_LANGUAGES])].filter(isSdsLanguage);
}

/** Reads each sheet in the first language that it has. Sheets without any file are left out. */
async function readFiles(
  deps: FileDependencies,
  { customerId, sheets }: ShippedSheets,
  languages: readonly SdsLanguage[],
  log: Pick<Logger, 'error'>,
): Promise<SdsFile[]> {
  const batches = new Map(sheets.map(({ sheetId, batch }) => [sheetId, batch]));
  const rows = await listSheetsById(deps.db, [...batches.keys()]);
  let missing = rows.map((row) => ({ ...row, batch: batches.get(row.documentId) ?? null, customerId }));
  const files: SdsFile[] = [];
  for (const language of languages) {
    if (missing.length === 0) break;
    const found = await readSdsFiles(deps, missing, language, log);
    const ids = new Set(found.map(({ sheet }) => sheet.documentId));
    files.push(...found);
    missing = missing.filter(({ documentId }) => !ids.has(documentId));
  }
  return files;
}

/**
 * Prepares the sheets of shipped products for the customer's addresses for safety data sheets.
 * @throws Problem SdsDownloadError when a file cannot be read
 */
export async function prepareShippedSheets(
  deps: FileDependencies,
  goods: ShippedSheets,
  log: Pick<Logger, 'error'>,
): Promise<PreparedSheets> {
  const recipients = (await listRecipients(deps.db, goods.customerId)).map((email) => email.toLowerCase());
  if (recipients.length === 0 || goods.sheets.length === 0) return { goods, recipients, files: [] };
  const [reader] = await listRequestReaders(deps.db, goods.customerId, null);
  const files = await readFiles(deps, goods, listPreferredLanguages(reader?.language), log);
  return { goods, recipients: [...new Set(recipients)], files };
}

/**
 * Queues the sheets to each address that has never received that version (REACH, Article 31), as if the manufacturer had
 * sent them.
 * @returns the number of deliveries
 */
export async function sendShippedSheets(
  trx: Transaction,
  deps: FileDependencies & { now: () => Date },
  { goods, recipients, files }: PreparedSheets,
): Promise<number> {
  const received = await listReceivedSheets(trx, {
    recipients: [...recipients],
    documentIds: files.map(({ sheet }) => sheet.documentId),
  });
  const known = new Set(received.map(({ recipient, documentId }) => `${recipient} ${documentId}`));
  const sender = {
    userId: null,
    username: deps.config.brand.email,
    language: deps.config.brand.defaultLanguage,
  };
  let sent = 0;
  for (const recipient of recipients) {
    const due = files.filter(({ sheet }) => !known.has(`${recipient} ${sheet.documentId}`));
    for (const [language, ofLanguage] of Map.groupBy(due, (file) => file.language)) {
      const deliveries = await queueParcel(trx, deps, sender, {
        files: ofLanguage,
        language,
        recipients: [recipient],
        orderCode: goods.orderCode,
        isUpdate: false,
      });
      sent += deliveries.length;
    }
  }
  return sent;
}
