import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { loadEnvironment } from './configuration/environment.ts';

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
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'https://portal.example.com/shop'],
    ['FILES_URL', 's3://key:secret@store.example.com'],
    ['DATABASE_URL', 'postgres://user:password@host:5432'],
    ['DATABASE_URL', `postgres://user:${'12#34'}@host:5432/portal`],
    ['SMTP_URL', 'smtp://user:pass#word@mail.example.com:587'],
    ['DATABSE_URL', 'postgres://user:password@host:5432/portal'],
    ['SMPT_URL', 'smtp://mail.example.com:587'],
    ['FILE_URL', 's3://key:secret@store.example.com/portal'],
    ['TIMEZONE', 'Europe/Rome'],
    ['PROT', '8080'],
    ['smtp_url', 'smtp://mail.example.com:587'],
  ])('%s=%s fails the start with a message that names the variable', (name, value) => {
    expect(() => loadConfig({ DATA_DIR, [name]: value })).toThrow(name);
  });

  test('a misspelt name is rejected with the name that it resembles; names of the system are not', () => {
    expect(() => loadConfig({ DATA_DIR, DATABSE_URL: 'x' })).toThrow('did you mean DATABASE_URL?');
    const system = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'LOGNAME',
      'LANG',
      'PWD',
      'TZ',
      'PGHOST',
      'PGPORT',
      'NODE_OPTIONS',
    ];
    expect(loadConfig({ DATA_DIR, ...Object.fromEntries(system.map((name) => [name, 'x'])) }).port).toBe(
      8080,
    );
  });

  test('a # in a password names the way to write it', () => {
    const SMTP_URL = 'smtp://user:pass#word@mail.example.com:587';
    expect(() => loadConfig({ DATA_DIR, SMTP_URL })).toThrow('%23');
  });

  describe('.env', () => {
    const writeSettings = (text: string) => {
      const file = join(DATA_DIR, '.env');
      writeFileSync(file, text);
      return pathToFileURL(file);
    };

    test.each(['SMTP_URL=smtp://user:pass#word@host:587', 'BRAND_ACCENT=#0b6e4f', 'BRAND_NAME=Farben#1'])(
      'an unquoted # that would cut a value off is rejected: %s',
      (line) => {
        const [name = ''] = line.split('=');
        expect(() => loadEnvironment({}, writeSettings(`PORT=8090\n${line}\n`))).toThrow(
          `${name} in .env contains #`,
        );
      },
    );

    test('comments and quoted values may contain #', () => {
      const file = writeSettings(
        "# A=b#c\nPORT=8090 # default: 8080\nBRAND_ACCENT='#0b6e4f'\nDEMO= # unset\n",
      );
      expect(loadEnvironment({}, file)).toMatchObject({ PORT: '8090', BRAND_ACCENT: '#0b6e4f', DEMO: '' });
    });

    test('a secret can be in a file; the environment takes precedence over .env', () => {
      const path = join(DATA_DIR, 'database-url');
      writeFileSync(path, 'postgres://user:password@host/portal\n');
      const file = writeSettings(`DATABASE_URL_FILE=${path}\n`);
      expect(loadEnvironment({}, file)).toEqual({ DATABASE_URL: 'postgres://user:password@host/portal' });
      expect(loadEnvironment({ DATABASE_URL: 'postgres://other/portal' }, file)).toEqual({
        DATABASE_URL: 'postgres://other/portal',
      });
      expect(() => loadEnvironment({ DATABASE_URL: 'x', DATABASE_URL_FILE: path }, file)).toThrow('not both');
      expect(() => loadEnvironment({ TOKEN_SECRET_FILE: join(DATA_DIR, 'missing') }, file)).toThrow(
        'TOKEN_SECRET_FILE',
      );
    });
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
