// Checks the texts of the pages and of the server's mails and documents. All languages must have the same keys (each
// with the plural forms of its grammar) and placeholders, and no empty values; no-break spaces must stand where a line
// must not end, and German, Spanish, French and Russian texts must address the reader formally. Every text must be
// used, and every used text must exist. A finding fails the build. Plain Node, no dependencies.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = join(ROOT, 'web', 'src');
const TEXTS = join(SOURCES, 'i18n');
/** The texts of the audit log, which the server exports too: the pages' namespace `audit-log`. */
const AUDIT_LOG = join(ROOT, 'domain', 'src', 'audit', 'texts');
const SERVER = [join(ROOT, 'server', 'src'), join(ROOT, 'server', 'demo')];
const LANGUAGES = ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'];
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Words of the informal address, where a language's texts use the formal one. */
const INFORMAL = {
  de: /(?<!\p{L})(du|dein\p{L}*|dir|dich|euch|euer|eure\p{L}*)(?!\p{L})|(^|[.:;] )(Gib|Prüfe|Wähle|Klicke|Lade|Gehe)(?!\p{L})/iu,
  es: /(?<!\p{L})(tú|tu|tus|contigo|puedes|quieres|debes|tienes|eres|estás|podrás|verás|haz)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|tes|ton)(?!\p{L})/iu,
  ru: /(?<!\p{L})(ты|тебя|тебе|тобой|тво[йяеёию]\p{L}*)(?!\p{L})/iu,
};

const findings = [];

/** Maps all leaves of a tree of texts, such as `actions.save` -> text. */
function flatten(tree, prefix = '', leaves = new Map()) {
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') leaves.set(path, value);
    else if (value !== null && typeof value === 'object') flatten(value, path, leaves);
    else findings.push(`${path}: expected a text or a group of texts`);
  }
  return leaves;
}

function listNamespaces(language) {
  return readdirSync(join(TEXTS, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function listPlaceholders(text) {
  return [...text.matchAll(/\{\{\s*([^}\s,]+)[^}]*\}\}/g)].map(([, placeholder]) => placeholder).sort();
}

/** Groups texts by their key without plural forms: `results` -> { one: …, other: … }, `save` -> { '': … }. */
function groupByKey(leaves) {
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

function checkForms(location, language, forms) {
  if ('' in forms) return;
  const requiredForms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const form of requiredForms)
    if (!(form in forms)) findings.push(`${location}: plural form "${form}" is missing`);
  for (const form of Object.keys(forms)) {
    if (!requiredForms.includes(form)) findings.push(`${location}: ${language} has no plural form "${form}"`);
  }
}

const existingKeys = new Set();

/** Checks the texts of a namespace in all languages. @param getFile returns the path of a language's file */
function checkNamespace(namespace, getFile, languages = LANGUAGES) {
  const byLanguage = new Map();
  for (const language of languages) {
    const file = getFile(language);
    try {
      byLanguage.set(language, groupByKey(flatten(JSON.parse(readFileSync(file, 'utf8')))));
    } catch (error) {
      findings.push(`${relative(ROOT, file)}: ${error.message}`);
      byLanguage.set(language, new Map());
    }
  }
  const keys = new Set([...byLanguage.values()].flatMap((groups) => [...groups.keys()]));
  for (const key of keys) {
    existingKeys.add(`${namespace}:${key}`);
    checkKey(namespace, key, byLanguage);
  }
  return [...keys];
}

function checkKey(namespace, key, byLanguage) {
  const italian = byLanguage.get('it').get(key);
  const placeholders = italian === undefined ? null : listPlaceholders(italian.other ?? italian['']).join();
  for (const [language, groups] of byLanguage) {
    const location = `${namespace} ${language} ${key}`;
    const forms = groups.get(key);
    if (forms === undefined) {
      findings.push(`${location}: missing`);
      continue;
    }
    if (italian !== undefined && '' in italian !== '' in forms)
      findings.push(`${location}: plural in one language only`);
    checkForms(location, language, forms);
    for (const text of Object.values(forms)) {
      if (text.trim() === '') findings.push(`${location}: empty`);
      if (language === 'fr' && / [:;?!»]|« /.test(text))
        findings.push(`${location}: expected a no-break space (U+00A0) before : ; ? ! and inside « »`);
      if (/[\d}] %/.test(text)) findings.push(`${location}: expected a no-break space (U+00A0) before %`);
      const informal = INFORMAL[language]?.exec(text)?.[0];
      if (informal !== undefined) findings.push(`${location}: "${informal.trim()}" is informal`);
    }
    if (placeholders !== null && listPlaceholders(forms.other ?? forms['']).join() !== placeholders) {
      findings.push(`${location}: placeholders differ from Italian (${placeholders || 'none'})`);
    }
  }
}

/** Lists the source files below a folder, without tests and generated files. */
function listSourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Checks that every text used in the sources exists, literally or in a template string, and that every text is used.
 */
function checkUsage(namespaces) {
  const sources = listSourceFiles(SOURCES);
  const literal = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[A-Za-z][\\w.-]*)(\\$\\{)?`, 'g');
  for (const file of sources) {
    for (const [, quote, name, placeholder] of readFileSync(file, 'utf8').matchAll(literal)) {
      const exists =
        quote === '`' && placeholder !== undefined
          ? [...existingKeys].some((key) => key.startsWith(name))
          : existingKeys.has(name);
      if (!exists) findings.push(`${relative(ROOT, file)}: ${name} does not exist`);
    }
  }
  const isUsed = createUsageCheck(sources);
  for (const name of existingKeys) if (!isUsed(name)) findings.push(`${name}: is unused`);
}

/** Creates a predicate: whether the sources contain a text in quotes, or a template string could produce it. */
function createUsageCheck(files) {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const quotedTexts = new Set([...source.matchAll(/(['"`])([\w:./-]+)\1/g)].map(([, , text]) => text));
  const templates = [...source.matchAll(/`([\w:./-]+\$\{[^`]*)`/g)].map(([, template]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
  return (name) => quotedTexts.has(name) || templates.some((template) => template.test(name));
}

/**
 * Checks the texts in the server's `texts` folders: mails, documents, the demo's data sheets. Only folders beside a
 * `texts.ts` are checked for unused texts.
 */
function checkServer() {
  const folders = SERVER.flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name === 'texts')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((folder) => readdirSync(folder).some((name) => name === 'it.json'));
  for (const folder of folders) {
    const languages = readdirSync(folder).map((name) => name.replace('.json', ''));
    const name = relative(ROOT, folder);
    for (const language of LANGUAGES)
      if (!languages.includes(language)) findings.push(`${name}: ${language}.json is missing`);
    const keys = checkNamespace(name, (language) => join(folder, `${language}.json`), languages);
    if (!existsSync(join(folder, '..', 'texts.ts'))) continue;
    const isUsed = createUsageCheck(listSourceFiles(join(folder, '..')));
    for (const key of keys) if (!isUsed(key)) findings.push(`${name} ${key}: is unused`);
  }
}

const namespaces = [...new Set(LANGUAGES.flatMap(listNamespaces))].sort();
for (const namespace of namespaces)
  checkNamespace(namespace, (language) => join(TEXTS, language, `${namespace}.json`));
checkNamespace('audit-log', (language) => join(AUDIT_LOG, `${language}.json`));
checkUsage([...namespaces, 'audit-log']);
checkServer();

if (findings.length > 0) {
  for (const finding of findings) console.error(finding);
  console.error(`${findings.length} findings in the texts.`);
  process.exitCode = 1;
} else {
  console.log(`${existingKeys.size} texts, each in ${LANGUAGES.length} languages.`);
}
