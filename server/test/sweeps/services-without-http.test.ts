import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const MODULES = new URL('../../src/modules/', import.meta.url);

it('modules use status codes only in their routes', async () => {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: MODULES }));
  const services = files.filter((file) => !/(routes|\.test)\.ts$/.test(file));
  const contents = await Promise.all(
    services.map(async (file) => ({ file, text: await readFile(new URL(file, MODULES), 'utf8') })),
  );
  expect(contents.length).toBeGreaterThan(0);
  const withStatus = contents.filter(({ text }) => /\.code\(|statusCode:/.test(text));
  expect(withStatus.map(({ file }) => file)).toEqual([]);
});
