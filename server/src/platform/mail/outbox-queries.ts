import { randomUUID } from 'node:crypto';
import type { FailedMailListQuery } from '@cromia/domain/operating/failed-mails';
import { type NotNull, sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../database/connection.ts';
import type { Attachment, Mail, OutboxMail } from './mail-transport.ts';

/** PostgreSQL channel that notifies the sender of committed mails. */
export const OUTBOX_CHANNEL = 'mail_outbox';
/** Maximum number of attempts, over three days. After that, the mail stays in the outbox with its last error. */
export const MAX_ATTEMPTS = 24;

const attachmentsSchema: z.ZodType<Attachment[]> = z.array(
  z
    .object({ filename: z.string(), contentType: z.string() })
    .and(z.union([z.object({ content: z.string() }), z.object({ fileKey: z.string(), size: z.number() })])),
);

function toRow(mail: Mail) {
  return {
    id: mail.id ?? randomUUID(),
    recipient: mail.to,
    replyTo: mail.replyTo ?? null,
    language: mail.language,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html,
    attachments: JSON.stringify(mail.attachments ?? []),
  };
}

async function wakeSender(trx: Connection): Promise<void> {
  await sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
}

/** Inserts mails into the outbox in the caller's transaction, and notifies the sender on commit. */
export async function insertMails(trx: Connection, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await trx.insertInto('mailOutbox').values(mails.map(toRow)).execute();
  await wakeSender(trx);
}

/** Inserts a mail like `insertMails` if it is due. Otherwise the same statements run but insert nothing. */
export async function insertMailIf(trx: Connection, isDue: boolean, mail: Mail): Promise<void> {
  const { id, recipient, language, subject, textBody, htmlBody, attachments: files } = toRow(mail);
  await sql`
    INSERT INTO mail_outbox (id, recipient, language, subject, text_body, html_body, attachments)
    SELECT ${id}::uuid, ${recipient}::text, ${language}::text, ${subject}::text, ${textBody}::text,
      ${htmlBody}::text, ${files}::jsonb
    WHERE ${isDue}::boolean
  `.execute(trx);
  await wakeSender(trx);
}

/**
 * Claims the next due mail. The time of the next attempt is set before this attempt, so that no transaction stays open
 * while the mail server responds, and the mail is retried if the process is killed.
 */
export async function claimMail(db: Connection): Promise<(OutboxMail & { attempts: number }) | undefined> {
  const { rows } = await sql<{
    id: string;
    recipient: string;
    replyTo: string | null;
    language: string;
    subject: string;
    textBody: string;
    htmlBody: string;
    attachments: unknown;
    createdAt: Date;
    attempts: number;
  }>`
    UPDATE mail_outbox
    SET attempts = attempts + 1,
        last_error = NULL,
        next_attempt_at = now() + least(interval '1 minute' * 2 ^ attempts, interval '6 hours')
    WHERE id = (
      SELECT id FROM mail_outbox
      WHERE sent_at IS NULL AND next_attempt_at <= now() AND attempts < ${MAX_ATTEMPTS}
      ORDER BY next_attempt_at
      LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING id, recipient, reply_to, language, subject, text_body, html_body, attachments, created_at, attempts
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { recipient, replyTo, textBody, htmlBody, ...rest } = row;
  return {
    ...rest,
    to: recipient,
    ...(replyTo === null ? {} : { replyTo }),
    text: textBody,
    html: htmlBody,
    attachments: attachmentsSchema.parse(row.attachments),
  };
}

/**
 * Makes failed mails due at once and resets their attempts. Sent mails stay unchanged, and so do those being sent,
 * because their outcome is not known yet.
 * @returns the number of mails that are due now
 */
export async function makeMailsDue(trx: Connection, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    UPDATE mail_outbox
    SET attempts = 0, next_attempt_at = now(), last_error = NULL
    WHERE id = ANY(${[...ids]}::uuid[]) AND sent_at IS NULL AND last_error IS NOT NULL
    RETURNING id`.execute(trx);
  if (rows.length > 0) await sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
  return rows.length;
}

/** Changes the texts of failed mails; the rows are locked, so that nobody sends these mails meanwhile. */
export async function updateFailedMails(
  trx: Connection,
  ids: readonly string[],
  rewrite: (text: string) => string,
): Promise<void> {
  const { rows } = await sql<{ id: string; textBody: string; htmlBody: string }>`
    SELECT id, text_body AS "textBody", html_body AS "htmlBody"
    FROM mail_outbox
    WHERE id = ANY(${[...ids]}::uuid[]) AND sent_at IS NULL AND last_error IS NOT NULL
    ORDER BY id
    FOR UPDATE`.execute(trx);
  await sql`
    UPDATE mail_outbox m
    SET text_body = r.text_body, html_body = r.html_body
    FROM unnest(
      ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ textBody }) => rewrite(textBody))}::text[],
      ${rows.map(({ htmlBody }) => rewrite(htmlBody))}::text[]
    ) r (id, text_body, html_body)
    WHERE m.id = r.id`.execute(trx);
}

export async function markMailSent(db: Connection, id: string): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ sentAt: sql<Date>`now()`, lastError: null })
    .where('id', '=', id)
    .execute();
}

export async function markMailFailed(db: Connection, id: string, error: string): Promise<void> {
  await db.updateTable('mailOutbox').set({ lastError: error }).where('id', '=', id).execute();
}

/** Returns the milliseconds until the next mail is due, at most `max`. */
export async function msUntilNextMail(db: Connection, max: number): Promise<number> {
  const { rows } = await sql<{ wait: number | null }>`
    SELECT (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait
    FROM mail_outbox
    WHERE sent_at IS NULL AND attempts < ${MAX_ATTEMPTS}
  `.execute(db);
  return Math.min(Math.max(rows[0]?.wait ?? max, 0), max);
}

/** Deletes mails sent long ago, because they contain orders and personal data. */
export async function purgeSentMails(db: Connection, retentionDays: number): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where('sentAt', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
    .execute();
}

const SENT_MAIL = ['id', 'recipient as to', 'subject', 'language', 'sentAt'] as const;

function selectSent(db: Connection) {
  return db
    .selectFrom('mailOutbox')
    .select(SENT_MAIL)
    .where('sentAt', 'is not', null)
    .$narrowType<{ sentAt: NotNull }>();
}

/** Lists sent mails, newest first; to one address, ignoring case, or to all. */
export async function listSentMails(db: Connection, to: string | undefined, max: number) {
  const sent = selectSent(db).orderBy('sentAt', 'desc').orderBy('id', 'desc').limit(max);
  const found = to === undefined ? sent : sent.where(sql`lower(recipient)`, '=', to.toLowerCase());
  return found.execute();
}

/** Finds a sent mail with its texts and attachments. */
export async function findSentMail(db: Connection, id: string) {
  const mail = await selectSent(db)
    .select(['textBody as text', 'htmlBody as html', 'attachments'])
    .where('id', '=', id)
    .executeTakeFirst();
  return mail && { ...mail, attachments: attachmentsSchema.parse(mail.attachments) };
}

const FAILED_MAIL_COLUMN = { createdOn: 'createdAt', attempts: 'attempts' } as const;

/** Selects the list of mails that could not be sent. */
export function selectFailedMails(db: Connection, { sort }: FailedMailListQuery) {
  return db
    .selectFrom('mailOutbox')
    .select([
      'id',
      'recipient as to',
      'subject',
      'createdAt',
      'attempts',
      'lastError as reason',
      sql<Date | null>`CASE WHEN attempts < ${MAX_ATTEMPTS} THEN next_attempt_at END`.as('nextAttemptAt'),
    ])
    .where('sentAt', 'is', null)
    .where('lastError', 'is not', null)
    .$narrowType<{ reason: NotNull }>()
    .orderBy(FAILED_MAIL_COLUMN[sort.field], sort.direction)
    .orderBy('id');
}

/** Makes every failed mail due at once. @returns the number of these mails */
export async function makeAllMailsDue(trx: Connection): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('mailOutbox')
    .set({ attempts: 0, nextAttemptAt: sql<Date>`now()`, lastError: null })
    .where('sentAt', 'is', null)
    .where('lastError', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await wakeSender(trx);
  return Number(numUpdatedRows);
}
