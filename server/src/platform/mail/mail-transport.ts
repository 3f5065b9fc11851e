import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';

/** File store from which attachments are read. */
type Files = Pick<FileStore, 'find'>;

/** An attachment: its content in base64, or its key in the file store, from which it is read when the mail is sent. */
export type Attachment = { filename: string; contentType: string } & (
  | { content: string }
  | { fileKey: string; size: number }
);

export interface Mail {
  /** Set if other data refers to the mail; otherwise the outbox generates it. */
  id?: string;
  to: string;
  /** Address for replies, if it is not the sender's. */
  replyTo?: string;
  /** Language of the text, for the header `Content-Language`. */
  language: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** A mail with the data that the outbox adds. */
export interface OutboxMail extends Mail {
  id: string;
  createdAt: Date;
}

export interface MailTransport {
  /** Sends one mail. @throws if the mail was not accepted */
  send: (mail: OutboxMail) => Promise<void>;
  /** Checks whether mails can be sent now. @throws if the mail server does not respond or rejects the connection */
  check: () => Promise<void>;
  close: () => void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
/** Minimum time between two checks of the mail server; probes in between get the last result. */
const CHECK_INTERVAL_MS = 30_000;

async function loadAttachment(files: Files, { filename, contentType, ...rest }: Attachment) {
  if ('content' in rest) return { filename, contentType, content: rest.content, encoding: 'base64' };
  const file = await files.find(rest.fileKey, rest.fileKey);
  if (!file) throw new Error(`File ${rest.fileKey} is missing from the store`);
  const content = await file.open();
  return { filename, contentType, content: content instanceof Readable ? content : Buffer.from(content) };
}

async function buildMessage(files: Files, mail: OutboxMail, from: string) {
  const attachments: Awaited<ReturnType<typeof loadAttachment>>[] = [];
  for (const attachment of mail.attachments ?? []) attachments.push(await loadAttachment(files, attachment));
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same for every attempt, so that a mail that was sent twice is displayed once.
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    attachments,
    // The content of a mail must never make the server read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function createSmtpTransport(files: Files, url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  let lastCheck = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() };
  return {
    check: () => {
      if (performance.now() - lastCheck.at > CHECK_INTERVAL_MS) {
        const result = transport.verify().then(() => {});
        lastCheck = { at: performance.now(), result };
      }
      return lastCheck.result;
    },
    send: async (mail) => {
      await transport.sendMail(await buildMessage(files, mail, from));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as an .eml file. Its name begins with the time, so that file listings are chronological. */
function createFileTransport(files: Files, folder: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
  return {
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    send: async (mail) => {
      const { message } = await transport.sendMail(await buildMessage(files, mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.createdAt.toISOString().replaceAll(/[-:.]/g, '')}-${mail.id}.eml`);
      await writeFile(`${path}.draft`, message, { mode: 0o600 });
      await rename(`${path}.draft`, path);
    },
    close: () => transport.close(),
  };
}

/** Opens the mail transport: SMTP with SMTP_URL, otherwise `.eml` files under DATA_DIR/mail. */
export function openMailTransport(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  files: Files,
): MailTransport {
  return smtpUrl === null
    ? createFileTransport(files, join(dataDir, 'mail'), mailFrom)
    : createSmtpTransport(files, smtpUrl, mailFrom);
}
