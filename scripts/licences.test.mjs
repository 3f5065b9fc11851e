import { expect, it } from 'vitest';
import { isAllowed, listProductionPackages, listRejectedPackages } from './licences.mjs';

const LOCK = {
  packages: {
    '': { name: 'portal', license: 'UNLICENSED' },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/good/node_modules/copyleft': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/nameless': { version: '3.0.0' },
    'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/@portal/web': { link: true },
    'node_modules/@img/sharp-libvips-linux-x64': { version: '5.0.0', license: 'LGPL-3.0-or-later' },
    'node_modules/png-js': { version: '6.0.0' },
  },
};

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT or MPL-2.0', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['UNLICENSED', false],
  ['unknown', false],
])('the licence %s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

it('development tools and own packages are not listed', () => {
  expect(listProductionPackages(LOCK).map(({ name }) => name)).toEqual([
    '@img/sharp-libvips-linux-x64',
    'copyleft',
    'good',
    'nameless',
    'png-js',
  ]);
});

it('a package with an unlisted or no licence is rejected unless it is an exception', () => {
  expect(listRejectedPackages(LOCK).map(({ name }) => name)).toEqual(['copyleft', 'nameless']);
});
