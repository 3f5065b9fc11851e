import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { startSmtpPeer } from '../../../test/peers/smtp-peer.ts';
import { createFileStore } from '../files/file-store.ts';
import { type Mail, openMailTransport } from './mail-transport.ts';
import { openOutbox, queueMail, queueMails, sendDueMails, sendMailsNow } from './outbox.ts';

const { db, url } = await testDatabase('empty');
const log = { info: () => {}, warn: () => {}, error: () => {} };
const mail: Mail = {
  to: 'anna@example.com',
  language: 'it',
  subject: 'La sua richiesta d’ordine',
  text: 'Grazie.',
  html: '<p>Grazie.</p>',
  attachments: [{ filename: 'ordine.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }],
};

const storeDir = await mkdtemp(join(tmpdir(), 'cromia-mail-files-'));
const store = createFileStore({ dataDir: storeDir, filesUrl: null });
const peer = await startSmtpPeer();
const transport = openMailTransport(
  {
    smtpUrl: peer.url,
    mailFrom: '"Cromia" <info@cromia.test>',
    dataDir: '',
  },
  store,
);
afterAll(async () => {
  transport.close();
  await peer.close();
  await rm(storeDir, { recursive: true, force: true });
});
afterEach(async () => {
  peer.received.length = 0;
  await db.deleteFrom('mailOutbox').execute();
});

describe('mail outbox', () => {
  test('a mail is sent with its texts and attachment, and marked as sent', async () => {
    await db.transaction().execute((trx) => queueMail(trx, mail));
    expect(await sendDueMails(db, transport, log)).toBe(1);
    const [message = ''] = peer.received;
    expect(message).toContain('To: anna@example.com');
    expect(message).toContain('filename=ordine.pdf');
    const row = await db.selectFrom('mailOutbox').selectAll().executeTakeFirstOrThrow();
    expect(row.sentAt).not.toBeNull();
    expect(message).toContain(`<${row.id}@cromia.test>`);
    expect(await sendDueMails(db, transport, log)).toBe(0);
  });

  test('a mail of a rolled-back transaction is never sent', async () => {
    const failingTransaction = db.transaction().execute(async (trx) => {
      await queueMail(trx, mail);
      throw new Error('the order failed');
    });
    await expect(failingTransaction).rejects.toThrow('the order failed');
    expect(await sendDueMails(db, transport, log)).toBe(0);
    expect(peer.received).toHaveLength(0);
  });

  test('a rejected mail is retried later with the same message id', async () => {
    peer.rejectNext(1);
    await db.transaction().execute((trx) => queueMail(trx, mail));
    expect(await sendDueMails(db, transport, log)).toBe(0);
    const failedRow = await db.selectFrom('mailOutbox').selectAll().executeTakeFirstOrThrow();
    expect(failedRow).toMatchObject({ attempts: 1, sentAt: null });
    expect(failedRow.lastError).toContain('try again later');
    expect(failedRow.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
    await db.updateTable('mailOutbox').set({ nextAttemptAt: new Date() }).execute();
    expect(await sendDueMails(db, transport, log)).toBe(1);
    expect(peer.received[0]).toContain(failedRow.id);
  });

  test('an attached file is read when the mail is sent; a missing one fails and is retried', async () => {
    await store.put('sds/stored.pdf', Buffer.from('%PDF-file'), 'application/pdf');
    const createMailWithFile = (fileKey: string) => ({
      ...mail,
      attachments: [{ filename: 'SDS.pdf', contentType: 'application/pdf', fileKey, size: 9 }],
    });
    await db
      .transaction()
      .execute((trx) =>
        queueMails(trx, [createMailWithFile('sds/stored.pdf'), createMailWithFile('sds/missing.pdf')]),
      );
    expect(await sendDueMails(db, transport, log)).toBe(1);
    expect(peer.received[0]).toContain(Buffer.from('%PDF-file').toString('base64'));
    const failedRow = await db
      .selectFrom('mailOutbox')
      .select(['id', 'lastError'])
      .where('sentAt', 'is', null)
      .executeTakeFirstOrThrow();
    expect(failedRow.lastError).toBe('File sds/missing.pdf is missing from the store');

    await store.put('sds/missing.pdf', Buffer.from('%PDF-back'), 'application/pdf');
    const ids = (await db.selectFrom('mailOutbox').select('id').execute()).map(({ id }) => id);
    expect(await db.transaction().execute((trx) => sendMailsNow(trx, ids))).toBe(1);
    expect(await sendDueMails(db, transport, log)).toBe(1);
    expect(peer.received).toHaveLength(2);
    expect(await db.transaction().execute((trx) => sendMailsNow(trx, ids))).toBe(0);
  });

  test('two concurrent senders send each mail once', async () => {
    const mails = Array.from({ length: 20 }, (_, index) => ({ ...mail, to: `person${index}@example.com` }));
    await db.transaction().execute((trx) => queueMails(trx, mails));
    const sentCounts = await Promise.all([
      sendDueMails(db, transport, log),
      sendDueMails(db, transport, log),
    ]);
    expect(sentCounts[0] + sentCounts[1]).toBe(20);
    expect(new Set(peer.received.map((message) => /To: (\S+)/.exec(message)?.[1])).size).toBe(20);
    expect(peer.received).toHaveLength(20);
  });

  test('a running sender starts on the commit', async () => {
    const ownTransport = openMailTransport(
      {
        smtpUrl: peer.url,
        mailFrom: 'info@cromia.test',
        dataDir: '',
      },
      store,
    );
    const outbox = openOutbox({ db, url, transport: ownTransport, log });
    await db.transaction().execute((trx) => queueMail(trx, mail));
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), { timeout: 5_000, interval: 5 });
    await outbox.stop();
  });

  test('the transport check fails when the mail server is unreachable', async () => {
    await expect(transport.check()).resolves.toBeUndefined();
    const unreachable = openMailTransport(
      {
        smtpUrl: 'smtp://127.0.0.1:1',
        mailFrom: 'a@cromia.test',
        dataDir: '',
      },
      store,
    );
    await expect(unreachable.check()).rejects.toThrow();
    unreachable.close();
  });

  test('without SMTP each mail is written as an .eml file', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cromia-mail-'));
    const files = openMailTransport({ smtpUrl: null, mailFrom: 'info@cromia.test', dataDir }, store);
    await db.transaction().execute((trx) => queueMail(trx, mail));
    await files.check();
    expect(await sendDueMails(db, files, log)).toBe(1);
    const [name = '', ...others] = await readdir(join(dataDir, 'mail'));
    expect(others).toEqual([]);
    expect(name).toMatch(/\.eml$/);
    expect(await readFile(join(dataDir, 'mail', name), 'utf8')).toContain('To: anna@example.com');
    await rm(dataDir, { recursive: true, force: true });
  });
});
