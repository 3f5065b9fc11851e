import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { disableDemoWithoutData } from './demo-mark.ts';
import { insertMails } from './outbox-queries.ts';

const { app, db } = await testApp('empty');
const mail = { language: 'it', text: 'Buongiorno', html: '<p>Buongiorno</p>' };
await insertMails(db, [
  { ...mail, to: 'anna@example.com', subject: 'older' },
  {
    ...mail,
    to: 'anna@example.com',
    subject: 'newer',
    attachments: [{ filename: 'ordine.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }],
  },
  { ...mail, to: 'luca@example.com', subject: 'newest' },
  { ...mail, to: 'luca@example.com', subject: 'waiting' },
]);
for (const [subject, sentAt] of [
  ['older', '2026-11-21T10:00:00Z'],
  ['newer', '2026-11-21T10:01:00Z'],
  ['newest', '2026-11-21T10:02:00Z'],
] as const) {
  await db
    .updateTable('mailOutbox')
    .set({ sentAt: new Date(sentAt) })
    .where('subject', '=', subject)
    .execute();
}

interface MailList {
  content: { id: string; subject: string }[];
}

async function listMails(query = ''): Promise<MailList['content']> {
  return (await app.inject(`/api/demo/mailbox${query}`)).json<MailList>().content;
}

it('the demo mailbox lists sent mails, newest first', async () => {
  const content = await listMails();
  expect(content.map(({ subject }) => subject)).toEqual(['newest', 'newer', 'older']);
  expect(content[0]).toEqual({
    id: expect.any(String),
    to: 'luca@example.com',
    subject: 'newest',
    language: 'it',
    sentAt: '2026-11-21T10:02:00.000Z',
  });
});

it('the demo mailbox filters mails by recipient, ignoring case', async () => {
  const content = await listMails('?to=Anna@Example.com');
  expect(content.map(({ subject }) => subject)).toEqual(['newer', 'older']);
  expect(await listMails('?to=nobody@example.com')).toEqual([]);
});

it('the demo mailbox shows one mail with its texts and attachments', async () => {
  const [, newer] = await listMails();
  const response = await app.inject(`/api/demo/mailbox/${newer?.id}`);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    ...newer,
    text: mail.text,
    html: mail.html,
    attachments: [{ filename: 'ordine.pdf', contentType: 'application/pdf', size: 5 }],
  });
});

it('an unsent or unknown mail results in 404, an invalid id in 400', async () => {
  const waitingMail = await db
    .selectFrom('mailOutbox')
    .select('id')
    .where('subject', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const fetchStatusCode = async (id: string) => (await app.inject(`/api/demo/mailbox/${id}`)).statusCode;
  expect(await fetchStatusCode(waitingMail.id)).toBe(404);
  expect(await fetchStatusCode(randomUUID())).toBe(404);
  expect(await fetchStatusCode('..%2F..%2Ftoken.secret')).toBe(400);
});

it('demo mode is off on a database without demo data, whatever the configuration', async () => {
  const demo = await testApp('demo');
  const other = await testApp('empty');
  expect((await disableDemoWithoutData({ ...demo.config, demo: true }, demo.db)).demo).toBe(true);
  expect((await disableDemoWithoutData({ ...demo.config, demo: false }, demo.db)).demo).toBe(false);
  expect((await disableDemoWithoutData({ ...other.config, demo: true }, other.db)).demo).toBe(false);
});

it('the demo mailbox exists neither outside demo mode nor with a mail server', async () => {
  for (const config of [{ demo: false }, { smtpUrl: 'smtp://127.0.0.1:25' }]) {
    const other = await testApp('empty', { config });
    expect((await other.app.inject('/api/demo/mailbox')).statusCode).toBe(404);
    expect(other.app.accessTable.map(({ url }) => url).join()).not.toContain('mailbox');
    expect((await other.app.inject('/api/brand')).json()).toMatchObject({ mailbox: false });
  }
  expect((await app.inject('/api/brand')).json()).toMatchObject({ mailbox: true });
});
