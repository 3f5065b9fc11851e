// Checks the built web app: the number and compressed size of the scripts that each page loads before it is
// interactive, that each chunk pattern in `web/vite.config.ts` matches modules, and that the imported Mantine styles
// are those of the components in use. Reads the build's manifest and needs no browser. `--list` shows every page.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import config from '../web/vite.config.ts';
import { ensureWebBuilt, root } from './toolchain.mjs';

const WEB = join(root, 'web');
const DIST = join(WEB, 'dist');
const MANTINE_STYLES = join(root, 'node_modules', '@mantine', 'core', 'styles');
/** Language whose texts are counted: the default language. */
const LANGUAGE = 'it';
const KB = 1024;

/** Limits of public pages. The largest is the registration; 195 KB are on every page: React, router, queries, zod, i18next, the shell. */
const PUBLIC = { scripts: 45, size: 311 * KB };
const PRIVATE = { scripts: 55, size: 311 * KB };

/** The routes of each page, except the root route. Their components are loaded with the page. */
const PAGES = {
  '/': { routes: ['index'], budget: PUBLIC },
  '/faq': { routes: ['faq'], budget: PUBLIC },
  '/contact-area': { routes: ['contact-area'], budget: PUBLIC },
  '/products-search': { routes: ['products-search/index'], budget: PUBLIC },
  '/products-search/b2c': { routes: ['products-search/b2c'], budget: PUBLIC },
  '/products-search/guest': { routes: ['products-search/guest'], budget: PUBLIC },
  '/products-search/sellersMap': {
    routes: ['products-search/sellersMap/$priv/$professional'],
    budget: PUBLIC,
  },
  '/privacy': { routes: ['privacy'], budget: PUBLIC },
  '/cookies': { routes: ['cookies'], budget: PUBLIC },
  '/login': { routes: ['login'], budget: PUBLIC },
  '/registration': { routes: ['registration/$type'], budget: PUBLIC },
  '/forgot-password': { routes: ['forgot-password'], budget: PUBLIC },
  '/confirm-registration': { routes: ['confirm-registration'], budget: PUBLIC },
  '/new-password': { routes: ['new-password'], budget: PUBLIC },
  '/not-found': { routes: ['not-found'], budget: PUBLIC },
  '/unauthorized': { routes: ['unauthorized'], budget: PUBLIC },
  '/profile-user': { routes: ['profile-user'], budget: PRIVATE },
  '/profile-agent': { routes: ['profile-agent'], budget: PRIVATE },
  '/profile-customer': { routes: ['profile-customer/route', 'profile-customer/index'], budget: PRIVATE },
  '/products-search/b2b': { routes: ['products-search/b2b'], budget: PRIVATE },
  '/backoffice/customer-requests': {
    routes: ['backoffice/customer-requests/index'],
    budget: PRIVATE,
  },
};

await ensureWebBuilt();
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
const SHELL_TEXTS = Object.keys(manifest).find((key) => manifest[key].name === `texts-${LANGUAGE}`);
const findings = [];

/** Returns the size of a file as the server sends it: of the compressed copy, if there is one. */
function getSize(file) {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Adds a chunk of the manifest and everything it imports. */
function addChunk(key, files) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`Expected ${key} in the manifest of the build`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const importedStyles of chunk.imports ?? []) addChunk(importedStyles, files);
}

/** Lists the namespaces of the texts that a route loads. */
function listTextNamespaces(route) {
  const source = readFileSync(join(WEB, 'src', 'routes', `${route}.tsx`), 'utf8');
  const [, names = ''] = /loadTexts\(([^)]*)\)/.exec(source) ?? [];
  return [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
}

/** Lists all scripts that a page loads before it is interactive. */
function listScripts(routes) {
  const files = new Set(['before-paint.js', 'after-paint.js']);
  addChunk('index.html', files);
  addChunk(SHELL_TEXTS, files);
  for (const route of routes) {
    addChunk(`src/routes/${route}.tsx?tsr-split=component`, files);
    for (const name of listTextNamespaces(route)) addChunk(`src/i18n/${LANGUAGE}/${name}.json`, files);
  }
  return [...files];
}

for (const [page, { routes, budget }] of Object.entries(PAGES)) {
  const scripts = listScripts(routes);
  const size = scripts.reduce((sum, file) => sum + getSize(file), 0);
  const line = `${page}: ${scripts.length} scripts, ${(size / KB).toFixed(1)} KB`;
  if (process.argv.includes('--list')) {
    console.log(line);
    for (const file of scripts.toSorted((a, b) => getSize(b) - getSize(a)))
      console.log(`${(getSize(file) / KB).toFixed(1).padStart(8)} ${file}`);
  }
  if (scripts.length > budget.scripts || size > budget.size)
    findings.push(`${line}; limit: ${budget.scripts} scripts, ${budget.size / KB} KB`);
}

const chunkNames = new Set(Object.values(manifest).map(({ name }) => name));
for (const { name, test } of config.environments.client.build.rolldownOptions.output.codeSplitting.groups) {
  if (test !== undefined && !chunkNames.has(name))
    findings.push(`web/vite.config.ts: the group ${name} contains no module`);
}

/** Finds the Mantine classes in a text, such as `m_77c9d27d`. */
const findClasses = (text) => text.match(/\bm_[\da-f]{5,8}\b/g) ?? [];

const assets = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
const usedClasses = new Set(
  assets.flatMap((name) => findClasses(readFileSync(join(DIST, 'assets', name), 'utf8'))),
);
const importedStyles = new Set(
  [
    ...readFileSync(join(WEB, 'src', 'styles.ts'), 'utf8').matchAll(/core\/styles\/([\w-]+)\.layer\.css/g),
  ].map(([, name]) => name),
);
for (const file of readdirSync(MANTINE_STYLES).filter((name) => name.endsWith('.layer.css'))) {
  const name = file.slice(0, -'.layer.css'.length);
  const classes = findClasses(readFileSync(join(MANTINE_STYLES, file), 'utf8'));
  const isUsed = classes.some((className) => usedClasses.has(className));
  if (isUsed && !importedStyles.has(name))
    findings.push(`web/src/styles.ts does not import the styles of ${name}`);
  if (!isUsed && classes.length > 0 && importedStyles.has(name))
    findings.push(`web/src/styles.ts imports the styles of ${name}, which no page uses`);
}

for (const finding of findings) console.error(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
