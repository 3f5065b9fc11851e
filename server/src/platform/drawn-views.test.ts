import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { drawnViews } from './drawn-views.ts';

/** Draws what it is told, notes what it drew, and fails or hangs when told so. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
process.once('disconnect', () => process.exit());
process.once('message', () => {
  process.on('message', ({ address, language, shows }) => {
    appendFileSync(import.meta.dirname + '/drawn', process.pid + ' ' + address + ' ' + language + '\\n');
    if (shows === 'fails') process.exit(1);
    if (shows !== 'hangs')
      process.send({ kind: 'page', address, language, head: '<title>' + address + '</title>', html: shows });
  });
});
`;

function someViews(
  bounds: { keptBytes?: number; waiting?: number; drawingMs?: number; restMs?: number } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'cromia-views-'));
  const files = { program: join(folder, 'program.mjs'), index: join(folder, 'index.html') };
  writeFileSync(files.program, PROGRAM);
  writeFileSync(join(folder, 'drawn'), '');
  writeFileSync(
    files.index,
    '<html lang="it"><title>Cromia</title><!--head--><body><div id="root"></div></body></html>',
  );
  const log = { info: () => {}, warn: vi.fn(), error: vi.fn() };
  const config = loadConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://portal.test' });
  const views = drawnViews(config, log, { ...files, ...bounds });
  onTestFinished(() => {
    views.close();
    rmSync(folder, { recursive: true });
  });
  const place = (address: string, version = 'first') => ({ version, address, language: 'de' as const });
  return {
    log,
    /** What it drew so far, a line each. */
    drawn: () => readFileSync(join(folder, 'drawn'), 'utf8').trimEnd().split('\n'),
    find: async (address: string, version?: string) => {
      const page = views.find(place(address, version));
      return page && String(await page.plain());
    },
    draw: async (address: string, { version = 'first', shows = `<h1>${address}</h1>` } = {}) => {
      const page = await views.draw({ ...place(address, version), shows });
      return page && String(await page.plain());
    },
  };
}

describe('a page that is drawn when it is asked for', () => {
  it('is drawn once, and kept', async () => {
    const { draw, drawn, find } = someViews();
    expect(await find('WALLS')).toBeUndefined();
    const page = await draw('WALLS');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<title>WALLS</title>');
    expect(page).toContain('<div id="root"><h1>WALLS</h1></div>');
    expect(await find('WALLS')).toBe(page);
    expect(await draw('WALLS')).toBe(page);
    expect(drawn()).toHaveLength(1);
  });

  it('is drawn once for all who ask for it meanwhile', async () => {
    const { draw, drawn } = someViews();
    const pages = await Promise.all(Array.from({ length: 50 }, () => draw('WALLS')));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('<h1>WALLS</h1>');
    expect(drawn()).toHaveLength(1);
  });

  it('is given out no more as soon as it shows something else', async () => {
    const { draw, find } = someViews();
    await draw('WALLS');
    expect(await find('WALLS', 'second')).toBeUndefined();
    expect(await draw('WALLS', { version: 'second', shows: '<h1>NEW</h1>' })).toContain('NEW');
    expect(await find('WALLS', 'second')).toContain('NEW');
  });

  it('is not given out as what it shows by then when it was drawn for something older', async () => {
    const { draw, find } = someViews();
    await find('WALLS', 'first');
    const old = draw('WALLS', { shows: '<h1>OLD</h1>' });
    expect(await find('WALLS', 'second')).toBeUndefined();
    expect(await old).toContain('OLD');
    expect(await find('WALLS', 'second')).toBeUndefined();
    expect(await draw('WALLS', { version: 'second', shows: '<h1>NEW</h1>' })).toContain('NEW');
  });

  it('gives way to those that were asked for later when there are too many', async () => {
    const { draw, find } = someViews({ keptBytes: 250 });
    for (const path of ['A', 'B', 'C']) await draw(path);
    await find('A');
    for (const path of ['D', 'E']) await draw(path);
    const kept = [];
    for (const path of ['A', 'B', 'C', 'D', 'E']) if ((await find(path)) !== undefined) kept.push(path);
    expect(kept.length).toBeLessThan(5);
    expect(kept).toContain('E');
    expect(kept).not.toContain('B');
  });

  it('is left to the browser when many others wait', async () => {
    const { draw, drawn } = someViews({ waiting: 3 });
    const pages = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((path) => draw(path)));
    expect(pages.map((page) => page !== undefined)).toEqual([true, true, true, false, false]);
    // One process drew them all.
    expect(new Set(drawn().map((line) => line.split(' ')[0])).size).toBe(1);
    expect(await draw('D')).toContain('D');
  });

  it.each(['fails', 'hangs'])(
    'that %s is left to the browser, and the next is drawn after a rest',
    async (shows) => {
      const { draw, drawn, log } = someViews({ drawingMs: 1_000, restMs: 300 });
      expect(await draw('A', { shows })).toBeUndefined();
      expect(log.warn).toHaveBeenCalledOnce();
      expect(await draw('B')).toBeUndefined();
      expect(drawn()).toHaveLength(1);
      await vi.waitFor(async () => expect(await draw('B')).toContain('<h1>B</h1>'), 10_000);
    },
  );
});
