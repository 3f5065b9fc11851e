// npm run licences: lists the production dependencies with their licences from package-lock.json. `--check` lists only
// the packages whose licence is not allowed, and fails if there are any.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print, root } from './toolchain.mjs';

/** Permissive licences, and the SIL Open Font License. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
/** Packages that are allowed despite another licence, or none, in package-lock.json; each with the reason. */
const EXCEPTIONS = [
  // sharp loads libvips as a shared library that can be replaced: LGPL, section 4.
  { name: /^@img\/sharp-/, licence: /LGPL-3\.0-or-later/ },
  // The file LICENSE contains the MIT licence; package.json does not state it.
  { name: /^png-js$/, licence: /^unknown$/ },
];

/** Whether an SPDX expression has an alternative whose licences are all allowed. */
export function isAllowed(expression) {
  const flatExpression = expression.replaceAll(/[()]/g, ' ');
  return flatExpression
    .split(/\s+or\s+/i)
    .some((part) => part.split(/\s+and\s+/i).every((id) => ALLOWED.has(id.trim())));
}

function isException(pkg) {
  return EXCEPTIONS.some(({ name, licence }) => name.test(pkg.name) && licence.test(pkg.licence));
}

/** Lists the packages that production needs, sorted by name, including those for other platforms. */
export function listProductionPackages({ packages }) {
  const found = new Map();
  for (const [path, { dev, link, version, license }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || dev || link) continue;
    found.set(`${name}@${version}`, { name, version, licence: license ?? 'unknown' });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Lists the production packages of a lock file whose licence is not allowed. */
export function listRejectedPackages(lock) {
  return listProductionPackages(lock).filter((pkg) => !isAllowed(pkg.licence) && !isException(pkg));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const rejected = listRejectedPackages(lock);
  const listed = process.argv.includes('--check') ? rejected : listProductionPackages(lock);
  for (const { name, version, licence } of listed) print(`${name}@${version}  ${licence}`);
  if (rejected.length > 0) {
    print(`\nNot allowed by scripts/licences.mjs: ${rejected.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
  }
}
