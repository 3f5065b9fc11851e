import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('the queue of hashes is bounded: further passwords are rejected at once, and all others are hashed', async () => {
  const hash = await hashPassword('correct');
  const checks = Array.from({ length: 80 }, (_, index) =>
    index % 2 === 0 ? verifyPassword(hash, 'correct') : hashPassword('another').then(() => true),
  );
  const rejected = verifyPassword(hash, 'correct');
  await expect(rejected).rejects.toMatchObject({ code: 'ServiceUnavailable', details: { retryAfter: 5 } });
  const results = await Promise.allSettled(checks);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
  expect(await verifyPassword(hash, 'correct')).toBe(true);
  expect(await verifyPassword(hash, 'wrong')).toBe(false);
}, 30_000);
