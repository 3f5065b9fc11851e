import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Scans a text like the check scans a file. @returns whether it is free of secrets */
function isClean(text) {
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/secretlint/bin/secretlint.js'),
      '--stdinFileName',
      join(ROOT, 'server/src/planted.ts'),
    ],
    { cwd: ROOT, input: text },
  );
  return status === 0;
}

// The keys are concatenated here, so that this file contains none.
const random = 'b7Qx2LmZ9kT4vR8nW3pY6sD1fG5hJ0cA7eUq';
const PLANTED = {
  'a private key': `-----BEGIN ${'RSA PRIVATE'} KEY-----\n${'MIIEowIBAAKCAQEA7bq'.repeat(8)}\n-----END ${'RSA PRIVATE'} KEY-----`,
  'a token of a code host': `const token = '${'gh'}p_${random}';`,
  'a database password': `const url = '${'postgres'}://portal:${random}@db.internal:5432/portal';`,
};

it.each(Object.entries(PLANTED))('%s fails the secrets check', (_name, text) => {
  expect(isClean(text)).toBe(false);
});

it('the demo password and placeholders pass the secrets check', () => {
  expect(isClean("const password = 'Cromia!2026';\nconst url = 'https://user:secret@example.com/';")).toBe(
    true,
  );
});
