import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { forgetTokenSecret, isSecretOfDatabase, recordTokenSecret } from './installation-queries.ts';

const { db } = await testDatabase('empty');
const first = { tokenSecret: 'the first secret', previousTokenSecret: null };
const second = { tokenSecret: 'the second secret', previousTokenSecret: null };

it('a process with another secret does not start on the database, whatever the order', async () => {
  expect(await isSecretOfDatabase(db, second)).toBe(true);
  const results = await Promise.all([recordTokenSecret(db, first), recordTokenSecret(db, second)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  const [accepted, rejected] = results[0] ? [first, second] : [second, first];
  expect(await recordTokenSecret(db, accepted)).toBe(true);
  expect(await recordTokenSecret(db, rejected)).toBe(false);
  expect(await isSecretOfDatabase(db, rejected)).toBe(false);
});

it('a secret is replaced by naming the previous one, or by forgetting a lost one', async () => {
  await forgetTokenSecret(db);
  await recordTokenSecret(db, first);
  expect(await recordTokenSecret(db, { ...second, previousTokenSecret: first.tokenSecret })).toBe(true);
  expect(await recordTokenSecret(db, first)).toBe(false);
  await forgetTokenSecret(db);
  expect(await recordTokenSecret(db, first)).toBe(true);
});
