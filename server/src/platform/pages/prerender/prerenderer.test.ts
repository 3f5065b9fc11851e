import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { PRERENDERED_ADDRESSES, toLevelUrl } from '@cromia/domain/web/public-pages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { loadConfig } from '../../config.ts';
import { type CatalogueLevels, openPrerenderer } from './prerenderer.ts';

const { db } = await testDatabase('empty');
beforeEach(async () => {
  await db.deleteFrom('prerenderedPages').execute();
});

/** Responds with the data of its request. Level BROKEN reports an error, FATAL ends the thread, ENDLESS hangs. */
const PROGRAM = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', ({ address, language, level }) => {
  if (level?.path === 'BROKEN') parentPort.postMessage({ error: 'broken' });
  else if (level?.path === 'FATAL') process.exit(3);
  else if (level?.path === 'ENDLESS') while (true);
  else parentPort.postMessage({ head: '', html: [workerData.name, language, address, level?.level.trail[0].code].join(' ') });
});
`;

const tree = { version: 'first', paths: ['WALLS', 'WALLS/H500'], publishAt: 'none' };
const read = vi.fn(async (version: string, path: string) => {
  if (path === tree.publishAt) tree.version = 'second';
  return { trail: [{ code: version, path, name: {} }], node: null, children: [] };
});
const version = vi.fn(async () => tree.version);
const levels: CatalogueLevels = {
  version,
  list: async () => tree.paths.map((path) => ({ path, canonical: path })),
  read,
};

function aPrerenderer({ brand = 'Cromia', source = 'const first = 1;', renderMs = 30_000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cromia-prerender-'));
  const sources = join(folder, 'sources');
  const build = {
    program: join(folder, 'program.mjs'),
    shell: join(folder, 'index.html'),
    sources: [sources],
  };
  writeFileSync(build.program, PROGRAM);
  writeFileSync(build.shell, '<html lang="it"><div id="root"></div>');
  mkdirSync(sources);
  writeFileSync(join(sources, 'levels.ts'), source);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const config = loadConfig({ DATA_DIR: folder, BRAND_NAME: brand });
  const prerenderer = openPrerenderer({ db, jobsDb: db, config, levels, log, build, renderMs });
  onTestFinished(async () => {
    await prerenderer.close();
    rmSync(folder, { recursive: true });
  });
  const shown = async (address: string, version?: string) => {
    const page = await prerenderer.find(address, 'de', version);
    return page && brotliDecompressSync(page.content).toString();
  };
  return { ...prerenderer, shown, log };
}

const countPages = async () => (await db.selectFrom('prerenderedPages').select('etag').execute()).length;

describe('prerendered pages', () => {
  beforeEach(() => {
    Object.assign(tree, { version: 'first', paths: ['WALLS', 'WALLS/H500'], publishAt: 'none' });
    read.mockClear();
  });

  it('are rendered in all languages with every catalogue level, and reused after a restart', async () => {
    const { refresh, shown, log } = aPrerenderer();
    expect(await shown('/faq')).toBeUndefined();
    await refresh();
    expect(await countPages()).toBe(UI_LANGUAGES.length * (PRERENDERED_ADDRESSES.length + 3));
    expect(await shown('/faq')).toBe('<html lang="de"><div id="root">Cromia de /faq </div>');
    const walls = toLevelUrl('WALLS/H500');
    expect(await shown(walls, 'first')).toContain(`Cromia de ${walls} first`);
    expect(await shown(toLevelUrl(''), 'first')).toContain('/products-search/b2c first');
    expect(await shown(walls, 'second')).toBeUndefined();

    const restarted = aPrerenderer();
    read.mockClear();
    await restarted.refresh();
    expect(read).not.toHaveBeenCalled();
    expect(await restarted.shown('/faq')).toBeDefined();
    expect([log.warn, log.error].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('of the catalogue are rendered again when a new tree is published, others are not', async () => {
    const { refresh, shown, log } = aPrerenderer();
    await refresh();
    Object.assign(tree, { version: 'second', paths: ['METAL'] });
    await refresh();
    expect(await shown(toLevelUrl('METAL'), 'second')).toContain(' second');
    expect(log.info).toHaveBeenLastCalledWith(
      expect.objectContaining({ pages: UI_LANGUAGES.length * 2 }),
      expect.anything(),
    );
  });

  it('belong to the new tree when it is published during rendering', async () => {
    const { refresh, shown } = aPrerenderer();
    tree.publishAt = 'WALLS';
    await refresh();
    expect(await shown(toLevelUrl('WALLS/H500'), 'second')).toContain(' second');
    expect(await shown(toLevelUrl('WALLS/H500'), 'first')).toBeUndefined();
  });

  it('are rendered again for another brand', async () => {
    await aPrerenderer().refresh();
    const { refresh, shown } = aPrerenderer({ brand: 'Vernici Rossi' });
    expect(await shown('/faq')).toBeUndefined();
    await refresh();
    expect(await shown('/faq')).toContain('Vernici Rossi de /faq');
  });

  it('are rendered again when the server code that reads the levels changes', async () => {
    await aPrerenderer().refresh();
    const { refresh, shown } = aPrerenderer({ source: 'const second = 2;' });
    expect(await shown('/faq')).toBeUndefined();
    await refresh();
    expect(await shown('/faq')).toBeDefined();
  });

  it('of another version are kept while it is in use, and deleted some days later', async () => {
    const old = aPrerenderer();
    await old.refresh();
    const updated = aPrerenderer({ brand: 'Vernici Rossi' });
    await updated.refresh();
    expect(await old.shown('/faq')).toBeDefined();
    await sql`UPDATE prerendered_pages SET used_on = current_date - 3`.execute(db);
    await updated.refresh();
    expect(await updated.shown('/faq')).toBeDefined();
    expect(await old.shown('/faq')).toBeUndefined();
    expect(await countPages()).toBe(UI_LANGUAGES.length * (PRERENDERED_ADDRESSES.length + 3));
  });

  it.each([
    { what: 'cannot be rendered', path: 'BROKEN' },
    { what: 'ends the thread', path: 'FATAL' },
    { what: 'takes too long', path: 'ENDLESS' },
  ])('are complete except one that $what, which is logged', async ({ path }) => {
    Object.assign(tree, { paths: [path, 'WALLS'] });
    const { refresh, shown, log } = aPrerenderer({ renderMs: 2_000 });
    await refresh();
    expect(await shown(toLevelUrl(path), 'first')).toBeUndefined();
    expect(await shown(toLevelUrl('WALLS'), 'first')).toBeDefined();
    expect(log.warn.mock.calls).toEqual([
      [expect.objectContaining({ address: toLevelUrl(path) }), 'a page could not be prerendered'],
    ]);
  });

  it('are not attempted one by one while the database is unreachable', async () => {
    const { refresh, log } = aPrerenderer();
    version.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('the database is away'));
    await refresh();
    expect(read).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledOnce();
  });
});

it('without a web build no pages are prerendered', async () => {
  const config = loadConfig({ DATA_DIR: tmpdir() });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const nothing = openPrerenderer({
    db,
    jobsDb: db,
    config,
    levels,
    log,
    build: { program: '/nowhere', shell: '/nowhere', sources: [] },
  });
  await nothing.refresh();
  expect(await nothing.find('/faq', 'it')).toBeUndefined();
  expect(await countPages()).toBe(0);
});
