import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { openJobs } from './jobs.ts';

const { pool } = await testDatabase('empty');
const log = { info: () => {}, warn: () => {}, error: () => {} };

test('opening the jobs twice leaves one schedule of each, in a schema of their own', async () => {
  for (let start = 0; start < 2; start++) {
    const jobs = await openJobs(pool, [{ name: 'nightly', cron: '20 3 * * *', work: async () => {} }], {
      log,
      timeZone: 'Europe/Rome',
    });
    await jobs.stop();
  }
  const { rows } = await pool.query('SELECT name, cron, timezone FROM jobs.schedule');
  expect(rows).toEqual([{ name: 'nightly', cron: '20 3 * * *', timezone: 'Europe/Rome' }]);
});

test('work has the time that it needs before it counts as failed, also where an earlier version gave it less', async () => {
  for (const expireInS of [undefined, 3_600]) {
    const job = { name: 'long', cron: '0 0 * * *', ...(expireInS && { expireInS }), work: async () => {} };
    const jobs = await openJobs(pool, [job], { log, timeZone: 'Europe/Rome' });
    await jobs.stop();
    const { rows } = await pool.query("SELECT expire_seconds FROM jobs.queue WHERE name = 'long'");
    expect(rows).toEqual([{ expire_seconds: expireInS ?? 600 }]);
  }
});

test('work that came due while the server was down is queued as it starts, and no other', async () => {
  const work = async () => {};
  const daily = { name: 'at-start', cron: '0 0 * * *', alsoAtStart: true, work };
  const jobs = await openJobs(pool, [daily, { name: 'by-calendar', cron: '0 0 * * *', work }], {
    log,
    timeZone: 'Europe/Rome',
  });
  await jobs.stop();
  const { rows } = await pool.query("SELECT name FROM jobs.job WHERE name IN ('at-start', 'by-calendar')");
  expect(rows).toEqual([{ name: 'at-start' }]);
});
