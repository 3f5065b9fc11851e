import { randomUUID } from 'node:crypto';
import { isAllowed } from '@cromia/domain/accounts/access';
import { chooseLanguage, type SdsLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { isInternalRecipe } from '@cromia/domain/sds/sds';
import type { SdsSendAllRequest, SdsSendRequest, SdsSendResult } from '@cromia/domain/sds/sending';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { type FileDependencies, readSdsFiles, type SdsFile } from '../files.ts';
import { buildSheetsMail } from '../mails/sheets-mail.ts';
import { listOrderSheets, readSheet, resolveSheetsInLanguage } from '../search/searches.ts';
import type { SdsSheetRow } from '../sheet-queries.ts';
import { reportDeliveries } from './deliveries.ts';
import {
  countMailsSentToday,
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

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Seconds after which a user who has sent too much may try again: the window of a day has moved on by then. */
const RETRY_SECONDS = 3_600;

/** What is sent, to whom, and why. */
export interface SheetParcel {
  files: readonly SdsFile[];
  language: SdsLanguage;
  recipients: readonly string[];
  orderCode: string | null;
  /** Whether it is a new version for recipients of an earlier one, which the mail says. */
  isUpdate: boolean;
}

/** A sheet that is left out of a parcel. */
type Missing = Pick<SdsSheetRow, 'serial' | 'color' | 'version'> &
  Pick<SdsSendResult['missing'][number], 'reason'>;

/** Sheets that are ready to be sent, and those that are left out. */
interface Prepared {
  parcel: SheetParcel;
  missing: Missing[];
}

type SendingDependencies = FileDependencies & { now: () => Date };

async function prepare(
  deps: FileDependencies,
  asked: readonly SdsSheetRow[],
  rest: Omit<SheetParcel, 'files'>,
  log: Log,
): Promise<Prepared> {
  const sheets = await resolveSheetsInLanguage(deps.db, asked, rest.language);
  const files = await readSdsFiles(deps, sheets, rest.language, log);
  // The outbox reads them later: what could not be kept cannot be sent.
  const kept = await Promise.all(files.map(({ pdf }) => deps.files.find(pdf.key, pdf.etag)));
  if (files.length === 0 || kept.includes(undefined)) throw new Problem('SdsSendError');
  const found = new Set(files.map(({ sheet }) => sheet.documentId));
  return {
    parcel: { ...rest, files },
    missing: sheets
      .filter(({ documentId }) => !found.has(documentId))
      .map((sheet) => ({ ...sheet, reason: 'LANGUAGE' })),
  };
}

/**
 * One line of a search, made ready to be sent.
 * @throws Problem NotFound for a line that is not the viewer's, or not of the order; SdsSendError without the language, and for internal
 *   recipes, which only the SDS desk may send
 */
export async function prepareSheet(
  deps: FileDependencies,
  viewer: Viewer,
  { emails, language, ...line }: SdsSendRequest,
  today: string,
  log: Log,
): Promise<Prepared> {
  const { sheet, orderCode } = await readSheet(deps.db, viewer, line, today);
  if (isInternalRecipe(sheet.recipe) && !isAllowed(viewer, 'sds.search.product'))
    throw new Problem('SdsSendError');
  return prepare(deps, [sheet], { language, recipients: emails, orderCode, isUpdate: false }, log);
}

/**
 * Every sheet of an order, made ready to be sent.
 * @throws Problem NotFound for another customer's order; SdsSendError when none exists in the language, when there are
 *   more than can be sent at once, or for the USA and Canada, where sheets of the European regulation do not hold
 */
export async function prepareOrder(
  deps: FileDependencies,
  viewer: Viewer,
  { emails, language, isUsaOrCa, ...search }: SdsSendAllRequest,
  today: string,
  log: Log,
): Promise<Prepared> {
  const { orderCode, sheets, internal } = await listOrderSheets(deps.db, viewer, search, today);
  if (isUsaOrCa) throw new Problem('SdsSendError');
  const parcel = { language, recipients: emails, orderCode, isUpdate: false };
  const prepared = await prepare(deps, sheets, parcel, log);
  const kept = internal.map((sheet): Missing => ({ ...sheet, reason: 'INTERNAL' }));
  return { ...prepared, missing: [...prepared.missing, ...kept] };
}

/** The language of a mail: that of the user who reads it, else that of the sheet, else that of who sends it. */
function mailLanguage(known: string | undefined, { language }: SheetParcel, viewer: Viewer): UiLanguage {
  return chooseLanguage({ userLanguage: known, browserLanguages: [language, viewer.language] });
}

function mailTo(
  { config, now }: SendingDependencies,
  recipient: string,
  { language, parcel, files }: { language: UiLanguage; parcel: SheetParcel; files: readonly SdsFile[] },
): Mail & { id: string; channel: 'MAIL' | 'LINK' } {
  const bytes = files.reduce((sum, { pdf }) => sum + pdf.size, 0);
  const channel = bytes > config.mailAttachmentsBytes ? 'LINK' : 'MAIL';
  const links =
    channel === 'LINK'
      ? files.map(({ sheet, language: of }) => createLink(config, { ...sheet, language: of }, now()))
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

function deliveryOf(
  viewer: Viewer,
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

function answered(
  { sheet, language }: SdsFile,
  row: Pick<NewDelivery | PendingDeliveryRow, 'id' | 'recipient' | 'channel' | 'status'>,
): SentDelivery {
  const { serial, color, version } = sheet;
  const { id, recipient, channel, status } = row;
  return { id, recipient, serial, color, version, language, channel, status };
}

/** The key of a delivery within its parcel: the same sheet for another batch is a separate delivery. */
function deliveredAs({
  documentId,
  batch,
  customerId,
}: Pick<SdsSheetRow, 'documentId' | 'batch' | 'customerId'>): string {
  return [documentId, batch, customerId].join(' ');
}

/** What one address gets of a parcel: the mail with what is not on its way already, and all its deliveries. */
function packFor(
  deps: SendingDependencies,
  viewer: Viewer,
  parcel: SheetParcel,
  {
    recipient,
    waiting,
    known,
  }: { recipient: string; waiting: readonly PendingDeliveryRow[]; known: string | undefined },
): { mail: Mail | null; fresh: NewDelivery[]; answer: SentDelivery[] } {
  const onTheWay = new Map(waiting.map((row) => [deliveredAs(row), row]));
  const files = parcel.files.filter(({ sheet }) => !onTheWay.has(deliveredAs(sheet)));
  const answer = parcel.files.flatMap((file) => {
    const row = onTheWay.get(deliveredAs(file.sheet));
    return row ? [answered(file, { ...row, status: 'PENDING' })] : [];
  });
  if (files.length === 0) return { mail: null, fresh: [], answer };
  const language = mailLanguage(known, parcel, viewer);
  const { channel, ...mail } = mailTo(deps, recipient, { language, parcel, files });
  const to = { recipient, channel, mailId: mail.id, orderCode: parcel.orderCode };
  const packed = files.map((file) => ({ file, delivery: deliveryOf(viewer, file, to) }));
  return {
    mail,
    fresh: packed.map(({ delivery }) => delivery),
    answer: [...answer, ...packed.map(({ file, delivery }) => answered(file, delivery))],
  };
}

/**
 * Refuses too many sheets of one user, or too many mails to one address, in a day. A recipient who is sent a
 * new version stands in the records with an earlier one, and is sent it whatever the day was like.
 * @throws Problem TooManyRequests
 */
async function refuseTooMany(
  trx: Transaction,
  viewer: Viewer,
  { isUpdate }: SheetParcel,
  fresh: readonly NewDelivery[],
): Promise<void> {
  if (isUpdate || fresh.length === 0) return;
  const isDesk = isAllowed(viewer, 'sds.search.product');
  const most = isDesk ? LIMITS.sdsDeskDeliveriesPerDay : LIMITS.sdsDeliveriesPerDay;
  const sent = await countSheetsSentToday(trx, viewer.userId);
  const recipients = [...new Set(fresh.map(({ recipient }) => recipient))];
  const mails = await countMailsSentToday(trx, viewer.userId, recipients);
  const isTooMuch =
    sent + fresh.length > most ||
    recipients.some((recipient) => (mails.get(recipient) ?? 0) >= LIMITS.sdsMailsPerRecipientPerDay);
  if (isTooMuch) throw new Problem('TooManyRequests', { retryAfter: RETRY_SECONDS });
}

/**
 * Queues a parcel: one mail for each address, with the sheets attached or, when they are large, as links that expire.
 * A sheet that the same user has on its way to an address already is not queued a second time; where that has failed, it
 * is tried again at once.
 * @throws Problem TooManyRequests when the user has sent more than anybody needs
 */
export async function queueParcel(
  trx: Transaction,
  deps: SendingDependencies,
  viewer: Viewer,
  parcel: SheetParcel,
): Promise<SentDelivery[]> {
  const { files, language, orderCode } = parcel;
  const { userId } = viewer;
  const recipients = [...parcel.recipients];
  await lockSendings(trx, userId);
  const documentIds = files.map(({ sheet }) => sheet.documentId);
  const waiting = await listPendingDeliveries(trx, { userId, recipients, documentIds, language, orderCode });
  const waitingOf = Map.groupBy(waiting, ({ recipient }) => recipient);
  const spoken = await findUserLanguages(trx, recipients);
  const packed = recipients.map((recipient) =>
    packFor(deps, viewer, parcel, {
      recipient,
      waiting: waitingOf.get(recipient) ?? [],
      known: spoken.get(recipient),
    }),
  );
  const fresh = packed.flatMap((each) => each.fresh);
  await refuseTooMany(trx, viewer, parcel, fresh);
  await retryMails(
    trx,
    deps,
    waiting.map(({ mailId }) => mailId),
  );
  await insertDeliveries(trx, fresh);
  await reportDeliveries(
    trx,
    fresh.map(({ id }) => id),
  );
  await queueMails(
    trx,
    packed.flatMap(({ mail }) => (mail ? [mail] : [])),
  );
  return packed.flatMap(({ answer }) => answer);
}

/** As `queueParcel`, with the answer of a call. */
export async function queueParcelAndAnswer(
  trx: Transaction,
  deps: SendingDependencies,
  viewer: Viewer,
  { parcel, missing }: Prepared,
): Promise<SdsSendResult> {
  return {
    deliveries: await queueParcel(trx, deps, viewer, parcel),
    missing: missing.map(({ serial, color, version, reason }) => ({ serial, color, version, reason })),
  };
}
