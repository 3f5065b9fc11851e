import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';
import type { FileStore } from '../files/files.ts';

/** Where attachments are read from. */
type Files = Pick<FileStore, 'find'>;

/** A file that travels with a mail: its content in base64, or its key in the file store, from where it is read then. */
export type Attachment = { filename: string; contentType: string } & (
  | { content: string }
  | { fileKey: string; size: number }
);

export interface Mail {
  /** Where something else refers to the mail; else the outbox makes one. */
  id?: string;
  to: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** Language of the text, for the header of the same name. */
  language: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** A mail with what the outbox knows of it. */
export interface OutboxMail extends Mail {
  id: string;
  createdAt: Date;
}

export interface MailTransport {
  /** Sends one mail. @throws when the peer did not take it */
  send: (mail: OutboxMail) => Promise<void>;
  /** Whether mails could leave now. @throws when the peer does not answer, or refuses us */
  check: () => Promise<void>;
  close: () => void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
/** Probes come every few seconds; the peer is asked once in so long. */
const CHECK_AGAIN_MS = 30_000;

async function attachmentOf(files: Files, { filename, contentType, ...rest }: Attachment) {
  if ('content' in rest) return { filename, contentType, content: rest.content, encoding: 'base64' };
  const file = await files.find(rest.fileKey, rest.fileKey);
  if (!file) throw new Error(`the file ${rest.fileKey} is gone`);
  const content = await file.open();
  return { filename, contentType, content: content instanceof Readable ? content : Buffer.from(content) };
}

async function messageOf(files: Files, mail: OutboxMail, from: string) {
  const attachments: Awaited<ReturnType<typeof attachmentOf>>[] = [];
  for (const attachment of mail.attachments ?? []) attachments.push(await attachmentOf(files, attachment));
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same for each try, so that a mail that was sent twice is shown once.
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    attachments,
    // The text of a mail never makes the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpTransport(files: Files, url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };
  return {
    check: () => {
      if (performance.now() - asked.at > CHECK_AGAIN_MS) {
        const answer = transport.verify().then(() => {});
        asked = { at: performance.now(), answer };
      }
      return asked.answer;
    },
    send: async (mail) => {
      await transport.sendMail(await messageOf(files, mail, from));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as a file that mail programs open; the name begins with the time, so that a listing is in order. */
function fileTransport(files: Files, folder: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
  return {
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    send: async (mail) => {
      const { message } = await transport.sendMail(await messageOf(files, mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.createdAt.toISOString().replaceAll(/[-:.]/g, '')}-${mail.id}.eml`);
      await writeFile(`${path}.draft`, message, { mode: 0o600 });
      await rename(`${path}.draft`, path);
    },
    close: () => transport.close(),
  };
}

/** Where mails go: through SMTP_URL, or without one as `.eml` files under DATA_DIR/mail. */
export function openMailTransport(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  files: Files,
): MailTransport {
  return smtpUrl === null
    ? fileTransport(files, join(dataDir, 'mail'), mailFrom)
    : smtpTransport(files, smtpUrl, mailFrom);
}
