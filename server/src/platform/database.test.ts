import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { openDatabase, openPool } from './database.ts';
import { registerProblems } from './problem.ts';

const { url } = await testDatabase('empty');

it('nobody waits for a connection for ever: those who hold all of them and want one more are refused', async () => {
  const own = openPool(url, 2, 300);
  const db = openDatabase(own);
  const app = Fastify();
  registerProblems(app);
  app.get('/nested', () => db.transaction().execute(() => sql`SELECT 1`.execute(db)));
  app.get('/plain', () => sql`SELECT 1`.execute(db));
  const answers = await Promise.all([app.inject('/nested'), app.inject('/nested')]);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(503);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5');
  expect((await app.inject('/plain')).statusCode).toBe(200);
  await app.close();
  await own.end();
});
