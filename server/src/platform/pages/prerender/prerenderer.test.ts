import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { PRERENDERED_ADDRESSES, toLevelUrl } from '@cromia/domain/web/public-pages';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { type CatalogueLevels, openPrerenderer, type PageRequest } from './prerenderer.ts';

/** Returns the data of its task. Level BROKEN fails, FATAL ends the thread, ENDLESS hangs. */
const PROGRAM = `
export async function renderPublicPage({ brand, address, language, level }) {
  if (level?.path === 'BROKEN' || (language === 'pl' && address === '/privacy')) throw new Error('broken');
  if (level?.path === 'FATAL') process.exit(3);
  if (level?.path === 'ENDLESS') while (true);
  return { head: '', html: [brand.name, language, address, level?.level.trail[0].code].join(' ') };
}
`;

const read = vi.fn(async (version: string, path: string) =>
  path === 'UNKNOWN' ? undefined : { trail: [{ code: version, path, name: {} }], node: null, children: [] },
);
const levels: CatalogueLevels = {
  version: async () => 'first',
  list: async () => [],
  read,
  findCanonical: async (_version, path) => path,
};

function aPrerenderer({ renderMs = 30_000, waitMs = 20_000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cromia-prerender-'));
  const program = join(folder, 'program.mjs');
  const shell = join(folder, 'index.html');
  writeFileSync(program, PROGRAM);
  writeFileSync(shell, '<html lang="it"><div id="root"></div>');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const config = loadConfig({ DATA_DIR: folder, BRAND_NAME: 'Cromia' });
  const build = { program: pathToFileURL(program), shell: pathToFileURL(shell) };
  const prerenderer = openPrerenderer({ config, levels, log, build, renderMs, waitMs });
  onTestFinished(async () => {
    await prerenderer.close();
    rmSync(folder, { recursive: true });
  });
  const readPage = async (request: PageRequest) => {
    const page = await prerenderer.find(request);
    return page && brotliDecompressSync(page.content).toString();
  };
  const readLevel = (path: string, version = 'first') =>
    readPage({ address: toLevelUrl(path), language: 'de', level: { version, path } });
  return { ...prerenderer, readPage, readLevel, log };
}

describe('prerendered pages', () => {
  beforeEach(() => {
    read.mockClear();
  });

  it('exist in all languages after the start; a page that fails is logged, and retried on request', async () => {
    const { readPage, renderFixedPages, log } = aPrerenderer();
    await renderFixedPages();
    expect(log.info).toHaveBeenCalledWith(
      expect.objectContaining({ pages: UI_LANGUAGES.length * PRERENDERED_ADDRESSES.length - 1 }),
      'public pages prerendered',
    );
    expect(await readPage({ address: '/faq', language: 'de' })).toBe(
      '<html lang="de"><div id="root">Cromia de /faq </div>',
    );
    const failure = [expect.objectContaining({ address: '/privacy' }), 'failed to prerender a page'];
    expect(log.warn.mock.calls).toEqual([failure]);
    expect(await readPage({ address: '/privacy', language: 'pl' })).toBeUndefined();
    expect(log.warn.mock.calls).toEqual([failure, failure]);
  });

  it('are rendered once, on their first request, for each version of the catalogue', async () => {
    const { readPage, readLevel } = aPrerenderer();
    const path = 'WALLS/H500';
    const pages = await Promise.all([readLevel(path), readLevel(path)]);
    expect(pages[0]).toContain(`Cromia de ${toLevelUrl(path)} first`);
    expect([pages[1], await readLevel(path)]).toEqual([pages[0], pages[0]]);
    expect(read).toHaveBeenCalledOnce();
    expect(await readLevel(path, 'second')).toContain(' second');
    expect(await readPage({ address: '/faq', language: 'de' })).toContain('Cromia de /faq');
  });

  it('do not exist for an unknown path', async () => {
    const { readLevel, log } = aPrerenderer();
    expect(await readLevel('UNKNOWN')).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'cannot be rendered', path: 'BROKEN' },
    { what: 'ends the thread', path: 'FATAL' },
    { what: 'takes too long', path: 'ENDLESS' },
  ])(
    'fall back to the shell when a page $what, which is logged; the next page is rendered',
    async ({ path }) => {
      const { readLevel, log } = aPrerenderer({ renderMs: 2_000 });
      expect(await readLevel(path)).toBeUndefined();
      expect(log.warn.mock.calls).toEqual([
        [expect.objectContaining({ address: toLevelUrl(path) }), 'failed to prerender a page'],
      ]);
      expect(await readLevel('WALLS')).toContain(' first');
    },
  );

  it('fall back to the shell for a visitor who would wait too long, and exist for the next visitor', async () => {
    const { readLevel } = aPrerenderer({ waitMs: 0 });
    expect(await readLevel('WALLS')).toBeUndefined();
    await expect.poll(() => readLevel('WALLS'), { timeout: 20_000 }).toContain(' first');
  });
});

it('without a web build no pages are prerendered', async () => {
  const config = loadConfig({ DATA_DIR: tmpdir() });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const nowhere = new URL('file:///nowhere');
  const nothing = openPrerenderer({ config, levels, log, build: { program: nowhere, shell: nowhere } });
  await nothing.renderFixedPages();
  expect(await nothing.find({ address: '/faq', language: 'it' })).toBeUndefined();
});
