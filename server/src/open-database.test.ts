import { expect, it } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { openConnections, waitForDatabase } from './open-database.ts';
import { loadConfig } from './platform/config.ts';

const { url, pool } = await testDatabase('none');

const withPath = (path: string) => Object.assign(new URL(url), { pathname: path }).href;

it('a missing database ends the start at once with the SQL that creates it', async () => {
  const lines: string[] = [];
  await expect(waitForDatabase(withPath('/missing'), { print: (line) => lines.push(line) })).rejects.toThrow(
    'CREATE DATABASE "missing" OWNER',
  );
  expect(lines).toEqual([]);
});

it('a user that may not create tables ends the start with the SQL that grants the rights', async () => {
  const database = new URL(url).pathname.slice(1);
  const role = `guest_${database}`;
  await pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'; REVOKE CREATE ON SCHEMA public FROM public`);
  try {
    const guest = Object.assign(new URL(url), { username: role, password: 'secret' }).href;
    const config = loadConfig({ DATABASE_URL: guest, TOKEN_SECRET: 'x'.repeat(32) });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    await expect(
      openConnections(config, guest, {
        log,
        print: () => {},
        isStopping: () => false,
        closeOnStop: () => {},
      }),
    ).rejects.toThrow(`ALTER DATABASE "${database}" OWNER TO "${role}"`);
    const wrong = Object.assign(new URL(guest), { username: `${role}_unknown` }).href;
    await expect(waitForDatabase(wrong, { print: () => {} })).rejects.toThrow('rejects the user');
  } finally {
    await pool.query(`DROP ROLE ${role}`);
  }
});

it('a start that waits for the database reports it once, and fails after the time limit', async () => {
  const lines: string[] = [];
  await expect(
    waitForDatabase('postgres://portal@127.0.0.1:1/portal', {
      print: (line) => lines.push(line),
      timeoutMs: 600,
    }),
  ).rejects.toThrow('cannot be reached');
  expect(lines).toEqual([
    expect.stringContaining('Waiting up to 0.6 s for the database at 127.0.0.1:1/portal'),
  ]);
});
