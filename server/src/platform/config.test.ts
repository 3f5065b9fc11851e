import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'cromia-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

describe('configuration', () => {
  test('an empty configuration runs the demo on an embedded database', () => {
    const config = loadConfig({ DATA_DIR });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      smtpUrl: null,
    });
    expect(config.publicUrl).toBe('http://127.0.0.1:8080');
    expect(config.brand.defaultLanguage).toBe('it');
  });

  test('an external database has no demo unless DEMO is on', () => {
    const DATABASE_URL = 'postgres://portal:secret@db.example.com/portal';
    expect(loadConfig({ DATA_DIR, DATABASE_URL }).demo).toBe(false);
    expect(loadConfig({ DATA_DIR, DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['SMTP_URL', 'mail.example.com'],
    ['DEMO', 'perhaps'],
    ['TOKEN_SECRET', 'short'],
    ['MAP_TILES_URL', 'https://tiles.example.com/'],
    ['SHOP_HOSTS', 'https://store.example.com'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['BRAND_ACCENT', 'blue'],
    ['BRAND_DEFAULT_LANGUAGE', 'la'],
    ['BRAND_COLOUR', '#112233'],
  ])('%s=%s fails the start with a message that names the variable', (name, value) => {
    expect(() => loadConfig({ DATA_DIR, [name]: value })).toThrow(name);
  });

  test('SHOP_HOSTS is a list of hosts; without it any shop is allowed', () => {
    expect(loadConfig({ DATA_DIR, SHOP_HOSTS: 'Store.example.com, amazon.it' }).shopHosts).toEqual([
      'store.example.com',
      'amazon.it',
    ]);
    expect(loadConfig({ DATA_DIR }).shopHosts).toBeNull();
  });

  test('an empty variable counts as unset', () => {
    expect(loadConfig({ DATA_DIR, SMTP_URL: '', PORT: ' ' })).toMatchObject({ smtpUrl: null, port: 8080 });
  });

  test('the token secret is generated once, readable only by its owner, and required in production', () => {
    const { tokenSecret } = loadConfig({ DATA_DIR });
    expect(tokenSecret.length).toBeGreaterThanOrEqual(43);
    expect(loadConfig({ DATA_DIR }).tokenSecret).toBe(tokenSecret);
    expect(statSync(join(DATA_DIR, 'token.secret')).mode & 0o777).toBe(0o600);
    expect(() => loadConfig({ DATA_DIR, NODE_ENV: 'production' })).toThrow('TOKEN_SECRET');
  });
});
