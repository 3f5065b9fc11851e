// Checks the OpenAPI document of the server: Redocly's recommended rules and Spectral's `oas`, a line for its version in
// docs/api/CHANGELOG.md, and no change that breaks clients of the released document (docs/api/released.json).
//   node scripts/check-api.mjs            checks
//   node scripts/check-api.mjs --release  stores the document as released; refuses a breaking change without a new major version
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { listBreakingChanges, removeAnnotations } from './compare-api.mjs';
import { checkNode, ensureInstalled, ensureNode24, print, root } from './toolchain.mjs';

checkNode();
await ensureInstalled();
await ensureNode24(import.meta.url);

const RELEASED = join(root, 'docs', 'api', 'released.json');
const CHANGELOG = join(root, 'docs', 'api', 'CHANGELOG.md');
/**
 * Paths that the product's specification fixes. Redocly calls them ambiguous, because it does not know that ids are
 * UUIDs and customer codes digits.
 */
const FIXED_PATHS = [
  '/api/users/privates/{username}',
  '/api/users/companies/{username}',
  '/api/v1/public/{prefix}/offer-requests/rejected-or-accepted-but-expired/{id}',
  '/api/v1/public/{prefix}/order-requests/redo/{id}',
  '/api/v1/public/{prefix}/order-requests/expired/{id}',
  '/api/v1/public/sellers/{priv}/{professional}',
];

/** Builds the app without a database, because the document depends only on the code. */
async function readDocument() {
  const { loadConfig } = await import('../server/src/platform/config.ts');
  const { openPool, openDatabase } = await import('../server/src/platform/database/connection.ts');
  const { buildApp } = await import('../server/src/app.ts');
  const folder = mkdtempSync(join(tmpdir(), 'cromia-api-'));
  const pool = openPool('postgres://none@127.0.0.1:1/none', { max: 1 });
  const config = loadConfig({ DATA_DIR: folder, DEMO: 'on', PUBLIC_URL: 'https://portal.example.org' });
  const app = await buildApp({ config, pool, db: openDatabase(pool), now: () => new Date(), logger: false });
  try {
    await app.ready();
    return JSON.parse(JSON.stringify(app.swagger()));
  } finally {
    await app.close();
    if (!pool.ended) await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lintWithRedocly(source) {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems
    .filter(
      ({ ruleId, message }) =>
        !(ruleId === 'no-ambiguous-paths' && FIXED_PATHS.some((path) => message.includes(`\`${path}\``))),
    )
    .map(({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

async function lintWithSpectral(source) {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']] });
  const results = await spectral.run(new spectralCore.Document(source, spectralParsers.Json, 'openapi.json'));
  return results.map(({ code, message, path }) => `Spectral ${code}: ${message} ${path.join('/')}`);
}

/** Formats a document with one line for each path, webhook and kind of component, so that changes of it can be read. */
function formatByEntry(object, depth = 2) {
  const entries = Object.entries(object).map(([name, value]) => {
    const isSection = depth > 1 && typeof value === 'object' && !Array.isArray(value);
    return `${JSON.stringify(name)}: ${isSection ? formatByEntry(value, depth - 1).trim() : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

const readMajor = (document) => Number(document.info.version.split('.')[0]);

/** Problems of the version: no line in the changelog, or breaking changes within a major version. */
function checkVersion(document) {
  const { version } = document.info;
  const problems = readFileSync(CHANGELOG, 'utf8').includes(`\n## ${version}`)
    ? []
    : [`docs/api/CHANGELOG.md has no section "## ${version}"`];
  const released = JSON.parse(readFileSync(RELEASED, 'utf8'));
  if (readMajor(document) > readMajor(released)) return problems;
  const changes = listBreakingChanges(released, removeAnnotations(document));
  return [...problems, ...changes.map((change) => `breaks clients of ${released.info.version}: ${change}`)];
}

const document = await readDocument();
const source = JSON.stringify(document);
const problems = [
  ...(await lintWithRedocly(source)),
  ...(await lintWithSpectral(source)),
  ...checkVersion(document),
];
for (const problem of problems) print(`  ${problem}`);
if (problems.length > 0) process.exit(1);
if (process.argv.includes('--release')) {
  writeFileSync(RELEASED, formatByEntry(removeAnnotations(document)));
  print(`  docs/api/released.json is version ${document.info.version}`);
}
process.exit(0);
