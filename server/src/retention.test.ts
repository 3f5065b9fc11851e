import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { insertMails } from './platform/mail/outbox-queries.ts';
import { createRetentionJob } from './retention.ts';

const { pool, db } = await testDatabase('empty');

test('retention deletes only old keys, sent mails, expired attempts and ended sessions', async () => {
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
  await pool.query(`
    INSERT INTO limited_attempts (kind, key, expires_at)
    SELECT 'PASSWORD', minutes::text, now() + make_interval(mins => minutes) FROM unnest(ARRAY[-1, 1]) AS minutes`);
  await pool.query(`
    INSERT INTO sessions (user_id, user_agent, created_at, last_used_at, ended_at)
    SELECT id, agent, now() - created, now() - used, now() - ended
    FROM users, (VALUES
      ('live', interval '29 days', interval '6 days', NULL),
      ('ended', interval '1 hour', interval '1 hour', interval '1 minute'),
      ('idle', interval '8 days', interval '7 days 1 minute', NULL),
      ('old', interval '30 days 1 minute', interval '1 minute', NULL)) AS input (agent, created, used, ended)`);
  await pool.query(
    'INSERT INTO refresh_tokens (hash, session_id) SELECT user_agent::bytea, id FROM sessions',
  );
  await createRetentionJob(db).work();
  expect((await pool.query('SELECT key FROM limited_attempts')).rows).toEqual([{ key: '1' }]);
  expect((await pool.query('SELECT user_agent FROM sessions')).rows).toEqual([{ user_agent: 'live' }]);
  expect(
    (await pool.query('SELECT convert_from(hash, $1) AS hash FROM refresh_tokens', ['UTF8'])).rows,
  ).toEqual([{ hash: 'live' }]);
  expect((await pool.query('SELECT recipient FROM mail_outbox')).rows).toEqual([
    { recipient: 'waiting@example.com' },
  ]);
  expect((await pool.query('SELECT key FROM idempotency_keys')).rows).toEqual([{ key: '1' }]);
});

test('retention deletes expired registrations and reset links', async () => {
  await pool.query(`
    INSERT INTO registrations (username, data, code_hash, created_at, expires_at)
    SELECT name, '{}', name::bytea, now(), now() + lasts
    FROM (VALUES ('pending', interval '1 minute'), ('over', interval '-1 minute')) AS input (name, lasts)`);
  await pool.query(`
    INSERT INTO password_resets (user_id, code_hash, created_at, expires_at)
    SELECT users.id, name::bytea, now(), now() + lasts
    FROM users, (VALUES ('pending', interval '1 minute'), ('over', interval '-1 minute')) AS input (name, lasts)`);
  await createRetentionJob(db).work();
  expect((await pool.query('SELECT username FROM registrations')).rows).toEqual([{ username: 'pending' }]);
  expect(
    (await pool.query("SELECT convert_from(code_hash, 'UTF8') AS code FROM password_resets")).rows,
  ).toEqual([{ code: 'pending' }]);
});
