import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { type Job, openJobs } from './scheduled-jobs.ts';

const { pool } = await testDatabase('empty');
const log = { info: () => {}, warn: () => {}, error: () => {} };

test('opening the jobs twice leaves one schedule per job, in its own schema', async () => {
  for (let start = 0; start < 2; start++) {
    const jobs = await openJobs(pool, [{ name: 'retention', cron: '20 3 * * *', work: async () => {} }], {
      log,
      timeZone: 'Europe/Rome',
    });
    await jobs.stop();
  }
  const { rows } = await pool.query('SELECT name, cron, timezone FROM jobs.schedule');
  expect(rows).toEqual([{ name: 'retention', cron: '20 3 * * *', timezone: 'Europe/Rome' }]);
});

test('only jobs marked to run at start are queued at start', async () => {
  const work = async () => {};
  const daily: Job = { name: 'offer-lapses', cron: '0 0 * * *', runsAtStart: true, work };
  const jobs = await openJobs(pool, [daily, { name: 'activation-expiry', cron: '0 0 * * *', work }], {
    log,
    timeZone: 'Europe/Rome',
  });
  await jobs.stop();
  const { rows } = await pool.query(
    "SELECT name FROM jobs.job WHERE name IN ('offer-lapses', 'activation-expiry')",
  );
  expect(rows).toEqual([{ name: 'offer-lapses' }]);
});

test('a job reports its last and next run, and can be run on demand', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 2) throw new Error('no space left on device');
  };
  const jobs = await openJobs(pool, [{ name: 'document-leftovers', cron: '10 4 * * *', work }], {
    log,
    timeZone: 'Europe/Rome',
  });
  const read = async () => (await jobs.list())[0];
  expect(await read()).toMatchObject({ name: 'document-leftovers', lastRun: null });
  expect((await read())?.nextRunOn.getTime()).toBeGreaterThan(Date.now());
  await jobs.run('document-leftovers');
  await vi.waitFor(async () => expect((await read())?.lastRun?.state).toBe('completed'), 10_000);
  await jobs.run('document-leftovers');
  await vi.waitFor(
    async () => expect((await read())?.lastRun).toMatchObject({ reason: 'no space left on device' }),
    10_000,
  );
  await jobs.stop();
});
