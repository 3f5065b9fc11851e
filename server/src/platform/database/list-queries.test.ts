import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { openDatabase, openPool } from './connection.ts';
import { readWholeList, type WholeList } from './list-queries.ts';

const { url, db } = await testDatabase('empty');

interface Key {
  id: string;
  lines: number;
}

function createList(keys: WholeList<string, Key>['keys']) {
  const batches: string[][] = [];
  const list: WholeList<string, Key> = {
    keys,
    countLines: ({ lines }) => lines,
    read: async (_trx, read) => {
      batches.push(read.map(({ id }) => id));
      return read.map(({ id }) => id);
    },
  };
  return { list, batches };
}

const open = new AbortController().signal;
const SAMPLE_KEYS = sql<Key>`SELECT * FROM (VALUES ('a', 900), ('b', 90), ('c', 600), ('d', 1000), ('e', 1)) AS input (id, lines)`;

it('a whole list is read in batches with a limited number of lines', async () => {
  const { list, batches } = createList(SAMPLE_KEYS);
  expect((await Array.fromAsync(readWholeList(db, list, { closed: open }))).flat()).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
  expect(batches).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
});

it('a list with too many lines is rejected before a row is read', async () => {
  const { list, batches } = createList(SAMPLE_KEYS);
  await expect(
    Array.fromAsync(readWholeList(db, list, { closed: open, maxLines: 2_590 })),
  ).rejects.toMatchObject({
    code: 'ListTooLong',
  });
  expect(batches).toEqual([]);
  expect(await Array.fromAsync(readWholeList(db, list, { closed: open, maxLines: 2_591 }))).toHaveLength(4);
});

it('reading a whole list may exceed the statement timeout of a request', async () => {
  const pool = openPool(url, { max: 1, statementMs: 250 });
  const { list } = createList(sql`SELECT 'a' AS id, 1 AS lines, pg_sleep(0.5)`);
  const impatient = openDatabase(pool);
  expect(await Array.fromAsync(readWholeList(impatient, list, { closed: open }))).toEqual([['a']]);
  await expect(sql`SELECT pg_sleep(0.5)`.execute(impatient)).rejects.toMatchObject({ code: '57014' });
  await pool.end();
});

it('the database statement is cancelled when the caller disconnects', async () => {
  const { list } = createList(sql`SELECT 'a' AS id, 1 AS lines, pg_sleep(60)`);
  const caller = new AbortController();
  const rows = Array.fromAsync(readWholeList(db, list, { closed: caller.signal }));
  const countRunningFetches = async () => {
    const { rows: found } = await sql`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND query LIKE 'FETCH%'`.execute(db);
    return found.length;
  };
  await expect.poll(countRunningFetches).toBe(1);
  caller.abort();
  await expect(rows).rejects.toMatchObject({ code: '57014' });
  expect(await countRunningFetches()).toBe(0);
  expect((await sql`SELECT 1 AS value`.execute(db)).rows).toEqual([{ value: 1 }]);
});

it('a list is not read when the caller has already disconnected', async () => {
  const { list, batches } = createList(SAMPLE_KEYS);
  const abortedList = readWholeList(db, list, { closed: AbortSignal.abort() });
  await expect(Array.fromAsync(abortedList)).rejects.toMatchObject({ code: 'ServiceUnavailable' });
  expect(batches).toEqual([]);
});
