// Writes the generated files, or with --check fails if one is stale:
//   server/src/platform/database/schema.gen.ts  types of the tables, from a freshly migrated database
//   web/src/api/schema.d.ts                     types of the API, from the app's OpenAPI document
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkNode, ensureInstalled, ensureNode24, environment, print, root } from './toolchain.mjs';

checkNode();
await ensureInstalled();
await ensureNode24(import.meta.url);

const isCheck = process.argv.includes('--check');
const onlyFile = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const stale = [];

/** Writes the file if it differs; with --check, only records that it is stale. */
function writeIfChanged(path, content) {
  const relativePath = relative(root, path);
  if (existsSync(path) && readFileSync(path, 'utf8') === content)
    return print(`  ${relativePath} is up to date`);
  if (isCheck) return stale.push(relativePath);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  print(`  ${relativePath} written`);
}

async function writeDatabaseTypes(url, folder) {
  const out = join(folder, 'schema.gen.ts');
  const { status, stderr } = spawnSync(
    'kysely-codegen',
    [
      ...['--url', url, '--dialect', 'postgres', '--camel-case', '--out-file', out, '--log-level', 'error'],
      ...[
        '--date-parser',
        'string',
        '--numeric-parser',
        'number',
        '--type-mapping',
        '{"int8":"number","timestamptz":"Date"}',
      ],
      ...['--include-pattern', 'public.*', '--exclude-pattern', 'public.migrations'],
    ],
    { cwd: root, env: environment(), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`kysely-codegen failed: ${stderr}`);
  writeIfChanged(
    join(root, 'server', 'src', 'platform', 'database', 'schema.gen.ts'),
    readFileSync(out, 'utf8'),
  );
}

/** Removes the absent members of paths from the types: unsupported methods, and parameters, which belong to methods. */
function removeAbsentMembers(types) {
  return types
    .replace(/^ {8}parameters: \{\n(?: {12}\w+\?: never;\n)+ {8}\};\n/gm, '')
    .replace(/^ {8}\w+\?: never;\n/gm, '')
    .replace(/headers: \{\s+(\[name: string\]: unknown;)\s+\};/g, 'headers: { $1 };');
}

async function writeApiTypes(url, folder) {
  const { loadConfig } = await import('../server/src/platform/config.ts');
  const { openPool, openDatabase } = await import('../server/src/platform/database/connection.ts');
  const { buildApp } = await import('../server/src/app.ts');
  const pool = openPool(url, { max: 1 });
  const config = loadConfig({ DATA_DIR: folder, DEMO: 'on' });
  const app = await buildApp({ config, pool, db: openDatabase(pool), now: () => new Date(), logger: false });
  try {
    await app.ready();
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const nodes = await openapiTS(app.swagger(), { alphabetize: true, exportType: false });
    const header =
      '// Generated from the OpenAPI document of the server by `npm run generate`; do not edit.\n\n';
    writeIfChanged(
      join(root, 'web', 'src', 'api', 'schema.d.ts'),
      header + removeAbsentMembers(astToString(nodes)),
    );
  } finally {
    await app.close();
    if (!pool.ended) await pool.end();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'cromia-generate-'));
const { openEmbeddedPostgres } = await import(
  '../server/src/platform/database/embedded/open-embedded-postgres.ts'
);
const { applyMigrations } = await import('../server/src/platform/database/migrate.ts');
const log = { info() {}, warn: console.warn, error: console.error };
const postgres = await openEmbeddedPostgres({ dataDir: folder, log, settings: { fsync: 'off' } });
try {
  await applyMigrations(postgres.url);
  if (onlyFile !== 'api') await writeDatabaseTypes(postgres.url, folder);
  if (onlyFile !== 'database') await writeApiTypes(postgres.url, folder);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (stale.length > 0) {
  process.stderr.write(`Stale: ${stale.join(', ')}. Run npm run generate.\n`);
  process.exit(1);
}
