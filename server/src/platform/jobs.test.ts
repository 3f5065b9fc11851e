import { expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { openJobs } from './jobs.ts';
import { retention } from './jobs-retention.ts';
import { insertMails } from './outbox-queries.ts';

const { pool, db } = await testDatabase('empty');
const log = { info: () => {}, warn: () => {}, error: () => {} };

test('opening the jobs twice leaves one schedule of each, in a schema of their own', async () => {
  for (let start = 0; start < 2; start++) {
    const jobs = await openJobs(pool, [retention(db)], { log, timeZone: 'Europe/Rome' });
    await jobs.stop();
  }
  const { rows } = await pool.query('SELECT name, cron, timezone FROM jobs.schedule');
  expect(rows).toEqual([{ name: 'retention', cron: '20 3 * * *', timezone: 'Europe/Rome' }]);
});

test('the retention forgets old keys and mails that were sent, and nothing else', async () => {
  const mail = { language: 'it', subject: 's', text: 't', html: 'h' };
  await insertMails(db, [
    { ...mail, to: 'sent@example.com' },
    { ...mail, to: 'waiting@example.com' },
  ]);
  await pool.query(
    "UPDATE mail_outbox SET sent_at = now() - interval '31 days' WHERE recipient = 'sent@example.com'",
  );
  await pool.query(
    "INSERT INTO users (username, role, type, firstname, lastname) VALUES ('a@example.com', 'USER', 'P', 'A', 'B')",
  );
  await pool.query(`
    INSERT INTO idempotency_keys (user_id, key, request_hash, created_at)
    SELECT id, days::text, 'x', now() - make_interval(days => days) FROM users, generate_series(1, 3, 2) AS days`);
  await retention(db).work();
  expect((await pool.query('SELECT recipient FROM mail_outbox')).rows).toEqual([
    { recipient: 'waiting@example.com' },
  ]);
  expect((await pool.query('SELECT key FROM idempotency_keys')).rows).toEqual([{ key: '1' }]);
});
