// npm run check: checks format, lint, types, layers, dead code, secrets, licences, texts, page size, the API
// document and generated files. Runs all checks and lists those that failed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, formatElapsed, node24, print, root, run } from './toolchain.mjs';

checkNode();
await ensureInstalled();

const bin = (name) => join('node_modules', '.bin', name);
const CHECKS = [
  ['format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']],
  ['types of domain, server, tests', bin('tsc'), ['-p', '.']],
  ['types of web', bin('tsc'), ['-p', 'web']],
  ['types of journeys', bin('tsc'), ['-p', 'e2e']],
  [
    'layers',
    bin('depcruise'),
    [
      '--config',
      '.dependency-cruiser.cjs',
      'domain/src',
      'server/src',
      'server/demo',
      'server/test',
      'web/src',
      'web/test',
      'bench/src',
      'e2e/src',
      'e2e/journeys',
      'e2e/playwright.config.ts',
    ],
  ],
  [
    'circles between folders',
    bin('depcruise'),
    ['--config', '.dependency-cruiser.folders.cjs', 'server/src', 'web/src'],
  ],
  ['dead code', bin('knip'), ['--no-progress']],
  ['secrets', bin('secretlint'), ['**/*']],
  ['licences', node24, ['scripts/licences.mjs', '--check']],
  ['texts', node24, ['scripts/check-texts.mjs']],
  ['built web app', node24, ['scripts/check-build.mjs']],
  ['API document', node24, ['scripts/check-api.mjs']],
  ['generated files', node24, ['scripts/generate.mjs', '--check']],
];

const failed = [];
for (const [name, program, args] of CHECKS) {
  if (program === node24 && !existsSync(join(root, args[0]))) {
    failed.push(name);
    print(`✗ ${name}: ${args[0]} is missing`);
    continue;
  }
  const startedAt = Date.now();
  const code = await run(program, args);
  print(`${code === 0 ? '✓' : '✗'} ${name}  ${formatElapsed(startedAt)}`);
  if (code !== 0) failed.push(name);
}
print(
  failed.length === 0
    ? `\n${CHECKS.length} checks passed`
    : `\n${failed.length} of ${CHECKS.length} failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
