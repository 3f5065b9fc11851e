import { randomUUID } from 'node:crypto';
import { isAllowed } from '@cromia/domain/accounts/access';
import { chooseLanguage, type SdsLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { SdsSendAllRequest, SdsSendRequest, SdsSendResult } from '@cromia/domain/sds/sending';
import { isInternalRecipe } from '@cromia/domain/sds/sheet';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { type FileDependencies, readSdsFiles, type SdsFile } from '../files.ts';
import { buildSheetsMail } from '../mails/sheets-mail.ts';
import { listOrderSheets, readSheet } from '../search/searches.ts';
import { resolveSheetsInLanguage } from '../search/sheet-languages.ts';
import type { SdsSheetRow } from '../sheet-queries.ts';
import { reportDeliveries } from './deliveries.ts';
import {
  countMailsSentInLastDay,
  countSheetsSentToday,
  findUserLanguages,
  insertDeliveries,
  listPendingDeliveries,
  lockSendings,
  type NewDelivery,
  type PendingDeliveryRow,
} from './delivery-queries.ts';
import { createLink } from './links.ts';
import { retryMails } from './retry-mails.ts';

/**
 * `Retry-After` in seconds. The daily limit covers the last 24 hours, so waiting lets earlier sheets drop out of it.
 */
const RETRY_SECONDS = 3_600;

/** Who sends sheets: a user or, without an id, the portal itself, for the manufacturer. */
export type SheetSender = Viewer | { userId: null; username: string; language: UiLanguage };

/** Sheets to send and their recipients. */
export interface SheetParcel {
  files: readonly SdsFile[];
  language: SdsLanguage;
  recipients: readonly string[];
  orderCode: string | null;
  /** Whether it is a new version for recipients of an earlier one, which changes the text of the mail. */
  isUpdate: boolean;
}

/** A sheet that is left out of a parcel. */
type MissingSheet = Pick<SdsSheetRow, 'serial' | 'color' | 'version'> &
  Pick<SdsSendResult['missing'][number], 'reason'>;

/** Sheets that are ready to be sent, and those that are left out. */
interface PreparedParcel {
  parcel: SheetParcel;
  missing: MissingSheet[];
}

type SendingDependencies = FileDependencies & { now: () => Date };

async function prepareParcel(
  deps: FileDependencies,
  requested: readonly SdsSheetRow[],
  options: Omit<SheetParcel, 'files'>,
  log: Pick<Logger, 'error'>,
): Promise<PreparedParcel> {
  const sheets = await resolveSheetsInLanguage(deps, requested, options.language);
  const files = await readSdsFiles(deps, sheets, options.language, log);
  // The outbox reads the files later, so a file that is not in the store cannot be sent.
  const storedFiles = await Promise.all(files.map(({ pdf }) => deps.files.find(pdf.key, pdf.etag)));
  if (files.length === 0 || storedFiles.includes(undefined)) throw new Problem('SdsSendError');
  const found = new Set(files.map(({ sheet }) => sheet.documentId));
  return {
    parcel: { ...options, files },
    missing: sheets
      .filter(({ documentId }) => !found.has(documentId))
      .map((sheet) => ({ ...sheet, reason: 'LANGUAGE' })),
  };
}

/**
 * Prepares the sheet of one search line for sending.
 * @throws Problem NotFound for a line that the viewer may not see or that does not belong to the order; SdsSendError
 * when the sheet lacks the language, and for internal recipes, which only the SDS desk may send
 */
export async function prepareSheet(
  deps: FileDependencies,
  viewer: Viewer,
  { emails, language, ...line }: SdsSendRequest,
  today: string,
  log: Pick<Logger, 'error'>,
): Promise<PreparedParcel> {
  const { sheet, orderCode } = await readSheet(deps.db, viewer, line, today);
  if (isInternalRecipe(sheet.recipe) && !isAllowed(viewer, 'sds.search.product'))
    throw new Problem('SdsSendError');
  return prepareParcel(deps, [sheet], { language, recipients: emails, orderCode, isUpdate: false }, log);
}

/**
 * Prepares all sheets of an order for sending.
 * @throws Problem NotFound for another customer's order; SdsSendError when no sheet has the language, for more sheets
 * than can be sent at once, and for the USA and Canada, where sheets under the European regulation are not valid
 */
export async function prepareOrder(
  deps: FileDependencies,
  viewer: Viewer,
  { emails, language, isUsaOrCa, ...search }: SdsSendAllRequest,
  today: string,
  log: Pick<Logger, 'error'>,
): Promise<PreparedParcel> {
  const { orderCode, sheets, internal } = await listOrderSheets(deps.db, viewer, search, today);
  if (isUsaOrCa) throw new Problem('SdsSendError');
  const parcel = { language, recipients: emails, orderCode, isUpdate: false };
  const prepared = await prepareParcel(deps, sheets, parcel, log);
  const internalSheets = internal.map((sheet): MissingSheet => ({ ...sheet, reason: 'INTERNAL' }));
  return { ...prepared, missing: [...prepared.missing, ...internalSheets] };
}

/** The language of a mail: that of the recipient's account, or else that of the sheet, or else that of the sender. */
function chooseMailLanguage(
  accountLanguage: string | undefined,
  { language }: SheetParcel,
  viewer: SheetSender,
): UiLanguage {
  return chooseLanguage({ userLanguage: accountLanguage, browserLanguages: [language, viewer.language] });
}

function buildMail(
  { config, now }: SendingDependencies,
  recipient: string,
  { language, parcel, files }: { language: UiLanguage; parcel: SheetParcel; files: readonly SdsFile[] },
): Mail & { id: string; channel: 'MAIL' | 'LINK' } {
  const bytes = files.reduce((sum, { pdf }) => sum + pdf.size, 0);
  const channel = bytes > config.mailAttachmentsBytes ? 'LINK' : 'MAIL';
  const links =
    channel === 'LINK'
      ? files.map(({ sheet, language: sheetLanguage }) =>
          createLink(config, { ...sheet, language: sheetLanguage }, now()),
        )
      : [];
  const mail = buildSheetsMail(recipient, { language, parcel, files, links }, config.brand);
  const attachments = files.map(({ name, pdf }) => ({
    filename: name,
    contentType: 'application/pdf',
    fileKey: pdf.key,
    size: pdf.size,
  }));
  return { ...mail, id: randomUUID(), channel, ...(channel === 'MAIL' ? { attachments } : {}) };
}

function buildDelivery(
  viewer: SheetSender,
  { sheet, language, pdf }: SdsFile,
  {
    recipient,
    channel,
    mailId,
    orderCode,
  }: { recipient: string; channel: 'MAIL' | 'LINK'; mailId: string; orderCode: string | null },
): NewDelivery {
  return {
    id: randomUUID(),
    documentId: sheet.documentId,
    language,
    checksum: pdf.etag,
    batch: sheet.batch,
    orderCode,
    channel,
    recipient,
    customerId: sheet.customerId,
    userId: viewer.userId,
    username: viewer.username,
    status: 'PENDING',
    sentAt: null,
    mailId,
  };
}

type SentDelivery = SdsSendResult['deliveries'][number];

function toSentDelivery(
  { sheet, language }: SdsFile,
  row: Pick<NewDelivery | PendingDeliveryRow, 'id' | 'recipient' | 'channel' | 'status'>,
): SentDelivery {
  const { serial, color, version } = sheet;
  const { id, recipient, channel, status } = row;
  return { id, recipient, serial, color, version, language, channel, status };
}

/** The key of a delivery within its parcel. The same sheet for another batch is a separate delivery. */
function toDeliveryKey({
  documentId,
  batch,
  customerId,
}: Pick<SdsSheetRow, 'documentId' | 'batch' | 'customerId'>): string {
  return [documentId, batch, customerId].join(' ');
}

/** The part of a parcel for one recipient: the mail with the sheets that are not queued yet, and all deliveries. */
function packForRecipient(
  deps: SendingDependencies,
  viewer: SheetSender,
  parcel: SheetParcel,
  {
    recipient,
    waiting,
    accountLanguage,
  }: { recipient: string; waiting: readonly PendingDeliveryRow[]; accountLanguage: string | undefined },
): { mail: Mail | null; newDeliveries: NewDelivery[]; response: SentDelivery[] } {
  const queuedByKey = new Map(waiting.map((row) => [toDeliveryKey(row), row]));
  const files = parcel.files.filter(({ sheet }) => !queuedByKey.has(toDeliveryKey(sheet)));
  const queued = parcel.files.flatMap((file) => {
    const row = queuedByKey.get(toDeliveryKey(file.sheet));
    return row ? [toSentDelivery(file, { ...row, status: 'PENDING' })] : [];
  });
  if (files.length === 0) return { mail: null, newDeliveries: [], response: queued };
  const language = chooseMailLanguage(accountLanguage, parcel, viewer);
  const { channel, ...mail } = buildMail(deps, recipient, { language, parcel, files });
  const to = { recipient, channel, mailId: mail.id, orderCode: parcel.orderCode };
  const packed = files.map((file) => ({ file, delivery: buildDelivery(viewer, file, to) }));
  return {
    mail,
    newDeliveries: packed.map(({ delivery }) => delivery),
    response: [...queued, ...packed.map(({ file, delivery }) => toSentDelivery(file, delivery))],
  };
}

/**
 * Limits the sheets that a user sends, and the mails to one address, per day. New versions for earlier recipients are
 * exempt, because they must be sent, and so are sheets that the portal sends by itself.
 * @throws Problem TooManyRequests
 */
async function checkDailyLimits(
  trx: Transaction,
  viewer: SheetSender,
  { isUpdate }: SheetParcel,
  newDeliveries: readonly NewDelivery[],
): Promise<void> {
  if (isUpdate || viewer.userId === null || newDeliveries.length === 0) return;
  const isDesk = isAllowed(viewer, 'sds.search.product');
  const maximum = isDesk ? LIMITS.sdsDeskDeliveriesPerDay : LIMITS.sdsDeliveriesPerDay;
  const sent = await countSheetsSentToday(trx, viewer.userId);
  const recipients = [...new Set(newDeliveries.map(({ recipient }) => recipient))];
  const mails = await countMailsSentInLastDay(trx, viewer.userId, recipients);
  const isAboveLimit =
    sent + newDeliveries.length > maximum ||
    recipients.some((recipient) => (mails.get(recipient) ?? 0) >= LIMITS.sdsMailsPerRecipientPerDay);
  if (isAboveLimit) throw new Problem('TooManyRequests', { retryAfter: RETRY_SECONDS });
}

/**
 * Queues one mail per recipient, with the sheets attached or, when they are large, as expiring links. A sheet that the
 * same user has already queued for a recipient is not queued again; if that mail failed, it is retried at once.
 * @throws Problem TooManyRequests above the daily limits
 */
export async function queueParcel(
  trx: Transaction,
  deps: SendingDependencies,
  viewer: SheetSender,
  parcel: SheetParcel,
): Promise<SentDelivery[]> {
  const { files, language, orderCode } = parcel;
  const { userId } = viewer;
  const recipients = [...parcel.recipients];
  const documentIds = files.map(({ sheet }) => sheet.documentId);
  if (userId !== null) await lockSendings(trx, userId);
  const waiting =
    userId === null
      ? []
      : await listPendingDeliveries(trx, { userId, recipients, documentIds, language, orderCode });
  const waitingByRecipient = Map.groupBy(waiting, ({ recipient }) => recipient);
  const accountLanguages = await findUserLanguages(trx, recipients);
  const packed = recipients.map((recipient) =>
    packForRecipient(deps, viewer, parcel, {
      recipient,
      waiting: waitingByRecipient.get(recipient) ?? [],
      accountLanguage: accountLanguages.get(recipient),
    }),
  );
  const newDeliveries = packed.flatMap((part) => part.newDeliveries);
  await checkDailyLimits(trx, viewer, parcel, newDeliveries);
  await retryMails(
    trx,
    deps,
    waiting.map(({ mailId }) => mailId),
  );
  await insertDeliveries(trx, newDeliveries);
  await reportDeliveries(
    trx,
    newDeliveries.map(({ id }) => id),
  );
  await queueMails(
    trx,
    packed.flatMap(({ mail }) => (mail ? [mail] : [])),
  );
  return packed.flatMap(({ response }) => response);
}

/** Same as `queueParcel`; the result also lists the sheets left out. */
export async function queueParcelAndResponse(
  trx: Transaction,
  deps: SendingDependencies,
  viewer: Viewer,
  { parcel, missing }: PreparedParcel,
): Promise<SdsSendResult> {
  return {
    deliveries: await queueParcel(trx, deps, viewer, parcel),
    missing: missing.map(({ serial, color, version, reason }) => ({ serial, color, version, reason })),
  };
}
