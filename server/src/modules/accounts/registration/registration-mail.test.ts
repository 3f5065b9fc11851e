import { afterAll, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aPrivateRegistration, extractLinks } from '../../../../test/builders/registrations.ts';
import { startSmtpPeer } from '../../../../test/peers/smtp-peer.ts';
import { createFileStore } from '../../../platform/files/file-store.ts';
import { openMailTransport } from '../../../platform/mail/mail-transport.ts';
import { sendDueMails } from '../../../platform/mail/outbox.ts';

const { app, db, config } = await testApp('empty');
const peer = await startSmtpPeer();
const transport = openMailTransport({ ...config, smtpUrl: peer.url }, createFileStore(config));
const log = { info: () => {}, warn: () => {}, error: () => {} };
afterAll(async () => {
  transport.close();
  await peer.close();
});

/** Decodes the plain-text part of a raw message. */
function plainText(message: string): string {
  const body = /content-type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(message)?.[1] ?? '';
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

it('a registration mail is retried after a rejection, and its link creates the user', async () => {
  const username = 'sara@example.com';
  peer.rejectNext(1);
  const response = await app.inject({
    method: 'POST',
    url: '/api/users',
    payload: aPrivateRegistration({ username, language: 'fr' }),
  });
  expect(response.statusCode).toBe(202);

  expect(await sendDueMails(db, transport, log)).toBe(0);
  const rejectedRow = await db.selectFrom('mailOutbox').selectAll().executeTakeFirstOrThrow();
  expect(rejectedRow).toMatchObject({ attempts: 1, sentAt: null });
  expect(rejectedRow.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
  await db.updateTable('mailOutbox').set({ nextAttemptAt: new Date() }).execute();
  expect(await sendDueMails(db, transport, log)).toBe(1);

  expect(peer.received).toHaveLength(1);
  const [message = ''] = peer.received;
  expect(message).toMatch(/^content-type: multipart\/alternative/im);
  expect(message).toMatch(/^content-type: text\/html/im);
  expect(message).toMatch(/^content-language: fr/im);
  const [link] = extractLinks(plainText(message));
  const token = link?.searchParams.get('token');
  const confirmedResponse = await app.inject({
    method: 'PUT',
    url: `/api/users/${link?.searchParams.get('username')}/confirm-registration`,
    payload: { tempCode: token, newPassword: 'Couleurs!2026' },
  });
  expect(confirmedResponse.statusCode).toBe(204);
  await login(app, username, 'Couleurs!2026');
});
