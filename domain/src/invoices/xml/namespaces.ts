import type { XmlError } from './xml-element.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const FATTURA = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const UBL_PARTS = [`${UBL}:CommonAggregateComponents-2`, `${UBL}:CommonBasicComponents-2`];

/** The namespace of each root, and those of the elements below it; elements of FatturaPA have none. */
const NAMESPACES: Readonly<Record<string, { root: string; inner: readonly string[] }>> = {
  FatturaElettronica: { root: FATTURA, inner: ['', FATTURA] },
  Invoice: { root: `${UBL}:Invoice-2`, inner: UBL_PARTS },
  CreditNote: { root: `${UBL}:CreditNote-2`, inner: UBL_PARTS },
};
/** Namespaces of additions of others, which are left out: extensions and signatures. */
const ADDITIONS = [`${UBL}:CommonExtensionComponents-2`, 'http://www.w3.org/2000/09/xmldsig#'];

type Prefixes = Readonly<Record<string, string | undefined>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The local name of an element, its namespace, and the prefixes within it. */
function resolveName(name: string, value: unknown, outer: Prefixes) {
  const attributes = isObject(value) ? Object.entries(value) : [];
  const declared = attributes.flatMap(([key, uri]) => {
    const prefix = /^@xmlns(?::(.+))?$/.exec(key);
    return prefix ? [[prefix[1] ?? '', String(uri).trim()]] : [];
  });
  const prefixes: Prefixes = declared.length === 0 ? outer : { ...outer, ...Object.fromEntries(declared) };
  const [, prefix = '', local = name] = /^([^:]+):([^:]+)$/.exec(name) ?? [];
  return { local, namespace: prefixes[prefix] ?? (prefix === '' ? '' : undefined), prefixes };
}

/** The content of an element under local names. An element of an unknown namespace is an error, and left out. */
function resolveContent(
  value: unknown,
  {
    prefixes,
    inner,
    path,
    errors,
  }: { prefixes: Prefixes; inner: readonly string[]; path: string; errors: XmlError[] },
): unknown {
  if (!isObject(value)) return value;
  const resolved = new Map<string, unknown[]>();
  for (const [name, found] of Object.entries(value)) {
    const values: readonly unknown[] = Array.isArray(found) ? found : [found];
    if (name.startsWith('@') || name.startsWith('#')) resolved.set(name, [found]);
    else
      for (const each of values) {
        const { local, namespace, prefixes: own } = resolveName(name, each, prefixes);
        if (namespace !== undefined && ADDITIONS.includes(namespace)) continue;
        const at = path === '' ? name : `${path}/${name}`;
        if (namespace === undefined || !inner.includes(namespace))
          errors.push({ path: at, code: 'invalidField' });
        else {
          const below = path === '' ? local : `${path}/${local}`;
          const content = resolveContent(each, { prefixes: own, inner, path: below, errors });
          const same = resolved.get(local);
          if (same) same.push(content);
          else resolved.set(local, [content]);
        }
      }
  }
  return Object.fromEntries([...resolved].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}

/** A parsed root under its local name, without prefixes. Other namespaces than the published ones are errors. */
export function resolveNamespaces(
  name: string,
  value: unknown,
): { local: string; value: unknown; errors: XmlError[] } {
  const { local, namespace, prefixes } = resolveName(name, value, {});
  const known = Object.hasOwn(NAMESPACES, local) ? NAMESPACES[local] : undefined;
  if (!known) return { local, value, errors: [] };
  const errors: XmlError[] =
    namespace === known.root ? [] : [{ path: local, code: 'invalidField', accepted: known.root }];
  if (errors.length > 0) return { local, value, errors };
  return { local, value: resolveContent(value, { prefixes, inner: known.inner, path: '', errors }), errors };
}
