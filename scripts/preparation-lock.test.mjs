import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withPreparationLock } from './preparation-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cromia-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('two starts prepare the folder one after the other', async () => {
  const file = join(folder, 'lock');
  const steps = [];
  const prepare = (name) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push(`${name} ends`);
  };
  await Promise.all([
    withPreparationLock(prepare('first'), file),
    withPreparationLock(prepare('second'), file),
  ]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

it('the lock of a killed process does not block the next start', async () => {
  const file = join(folder, 'stale');
  // Larger than the highest process id of Linux.
  writeFileSync(file, '9999999');
  expect(await withPreparationLock(async () => 'prepared', file)).toBe('prepared');
});
