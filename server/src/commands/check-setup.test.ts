import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { runCheckSetup } from './check-setup.ts';

const { config, url } = await testApp('empty');
const env = { DATABASE_URL: url, DATA_DIR: config.dataDir, TOKEN_SECRET: config.tokenSecret };

async function check(overrides: Record<string, string>, args: string[] = []) {
  const lines: string[] = [];
  const { exitCode } = await runCheckSetup(args, { ...env, ...overrides }, (line) => lines.push(line));
  return { exitCode, text: lines.join('\n') };
}

it('working settings have a line for each check', async () => {
  const { exitCode, text } = await check({});
  expect(text.match(/^ok +\w+/gm)?.map((line) => line.split(/ +/)[1])).toEqual([
    'settings',
    'database',
    'clock',
    'files',
    'mail',
    'tls',
  ]);
  expect(exitCode).toBe(0);
});

it('each wrong setting has a line that says what is wrong, and the other checks still run', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const closedPort = await new Promise<number>((resolve) =>
    server.once('listening', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 1));
    }),
  );
  const missing = Object.assign(new URL(url), { pathname: '/missing' }).href;
  const wrong = await check({
    DATABASE_URL: missing,
    FILES_URL: `s3+http://user:secret@127.0.0.1:${closedPort}/portal?region=us-east-1`,
    SMTP_URL: `smtp://127.0.0.1:${closedPort}`,
    PUBLIC_URL: `https://127.0.0.1:${closedPort}`,
  });
  expect(wrong.exitCode).toBe(1);
  expect(wrong.text).toMatch(/FAILED +database +The database missing does not exist/);
  for (const name of ['files', 'mail', 'tls'])
    expect(wrong.text).toMatch(new RegExp(`FAILED +${name} .*ECONNREFUSED`));
});

it('a file as DATA_DIR and an invalid address for the test mail are rejected', async () => {
  expect(await check({ DATA_DIR: '/dev/null/data' })).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('FAILED  files'),
  });
  expect((await check({}, ['--mail', 'nobody'])).exitCode).toBe(2);
});
