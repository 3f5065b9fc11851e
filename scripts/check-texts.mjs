// Checks the interface's texts: the same keys in all languages (each with the plural forms that its grammar has), no
// empty value, the same gaps to fill, the no-break spaces of French, and no text named in the sources that does not
// exist. A missing text fails the build. Plain Node, no dependencies.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = join(ROOT, 'web', 'src');
const TEXTS = join(SOURCES, 'i18n');
const LANGUAGES = ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'];
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

const findings = [];

/** All leaves of a tree of texts, as `actions.save` -> text. */
function flatten(tree, prefix = '', leaves = new Map()) {
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') leaves.set(path, value);
    else if (value !== null && typeof value === 'object' && !Array.isArray(value))
      flatten(value, path, leaves);
    else findings.push(`${path}: neither a text nor a group of texts`);
  }
  return leaves;
}

function namespacesOf(language) {
  return readdirSync(join(TEXTS, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function gapsOf(text) {
  return [...text.matchAll(/\{\{\s*([^}\s,]+)[^}]*\}\}/g)].map(([, gap]) => gap).sort();
}

/** Texts by their key without plural forms: `results` -> { one: …, other: … }, `save` -> { '': … }. */
function grouped(leaves) {
  const groups = new Map();
  const names = [...leaves.keys()];
  for (const [path, text] of leaves) {
    const plural = PLURAL.exec(path);
    const isPlural = plural !== null && names.includes(`${plural[1]}_other`);
    const [base, form] = isPlural ? [plural[1], plural[2]] : [path, ''];
    groups.set(base, { ...groups.get(base), [form]: text });
  }
  return groups;
}

function checkForms(where, language, forms) {
  if ('' in forms) return;
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const form of needed)
    if (!(form in forms)) findings.push(`${where}: plural form "${form}" is missing`);
  for (const form of Object.keys(forms)) {
    if (!needed.includes(form)) findings.push(`${where}: ${language} has no plural form "${form}"`);
  }
}

const known = new Set();

function checkNamespace(namespace) {
  const byLanguage = new Map();
  for (const language of LANGUAGES) {
    const file = join(TEXTS, language, `${namespace}.json`);
    try {
      byLanguage.set(language, grouped(flatten(JSON.parse(readFileSync(file, 'utf8')))));
    } catch (error) {
      findings.push(`${relative(ROOT, file)}: ${error.message}`);
      byLanguage.set(language, new Map());
    }
  }
  const keys = new Set([...byLanguage.values()].flatMap((groups) => [...groups.keys()]));
  for (const key of keys) {
    known.add(`${namespace}:${key}`);
    checkKey(namespace, key, byLanguage);
  }
}

function checkKey(namespace, key, byLanguage) {
  const measure = byLanguage.get('it').get(key);
  const gaps = measure === undefined ? null : gapsOf(measure.other ?? measure['']).join();
  for (const [language, groups] of byLanguage) {
    const where = `${language}/${namespace}.json ${key}`;
    const forms = groups.get(key);
    if (forms === undefined) {
      findings.push(`${where}: missing`);
      continue;
    }
    if (measure !== undefined && '' in measure !== '' in forms)
      findings.push(`${where}: plural in one language only`);
    checkForms(where, language, forms);
    for (const text of Object.values(forms)) {
      if (text.trim() === '') findings.push(`${where}: empty`);
      if (language === 'fr' && / [:;?!»]|« /.test(text))
        findings.push(`${where}: needs a no-break space (U+00A0) before : ; ? ! and inside « »`);
    }
    if (gaps !== null && gapsOf(forms.other ?? forms['']).join() !== gaps) {
      findings.push(`${where}: other gaps than in Italian (${gaps || 'none'})`);
    }
  }
}

function sourceFiles() {
  return readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.gen.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every literal `namespace:key`; a template's fixed beginning must at least begin some text. */
function checkUses(namespaces) {
  const literal = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[A-Za-z][\\w.-]*)(\\$\\{)?`, 'g');
  for (const file of sourceFiles()) {
    for (const [, quote, name, gap] of readFileSync(file, 'utf8').matchAll(literal)) {
      const exists =
        quote === '`' && gap !== undefined ? [...known].some((key) => key.startsWith(name)) : known.has(name);
      if (!exists) findings.push(`${relative(ROOT, file)}: ${name} does not exist`);
    }
  }
}

const namespaces = [...new Set(LANGUAGES.flatMap(namespacesOf))].sort();
for (const namespace of namespaces) checkNamespace(namespace);
checkUses(namespaces);

if (findings.length > 0) {
  for (const finding of findings) console.error(finding);
  console.error(`${findings.length} findings in the texts.`);
  process.exitCode = 1;
} else {
  console.log(`${known.size} texts, each in ${LANGUAGES.length} languages.`);
}
