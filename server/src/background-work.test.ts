import { expect, it } from 'vitest';
import { testApp } from '../test/app.ts';
import { openScheduledJobs, openSenders } from './background-work.ts';
import { createFileStore } from './platform/files/file-store.ts';
import { openMailTransport } from './platform/mail/mail-transport.ts';

const { app, config, db, pool, url } = await testApp('empty', { config: { trial: true } });

it('a trial opens neither jobs nor senders, and says so to every visitor', async () => {
  const opened: string[] = [];
  const options = {
    log: { info: () => {}, warn: () => {}, error: () => {} },
    closeOnStop: (name: string) => opened.push(name),
  };
  const files = createFileStore(config);
  expect(await openScheduledJobs({ config, jobsPool: pool, jobsDb: db, files }, options)).toBeUndefined();
  openSenders({ config, db, url, transport: openMailTransport(config, files) }, options);
  expect(opened).toEqual([]);
  expect((await app.inject('/api/brand')).json()).toMatchObject({ trial: true });
});
