import { toReportedValue } from '../../lists/table.ts';

/** An element of a parsed XML document. Names have no namespace prefix; attributes begin with `@`. */
export interface XmlElement {
  /** Path below the root, such as `DatiGenerali/DatiGeneraliDocumento/Data`; repeated elements are numbered from 2. */
  path: string;
  /** A text, an object of further elements, or undefined if the document does not have the element. */
  value: unknown;
  /** Errors of the document, to which reading adds. */
  errors: XmlError[];
}

/** An error of an element, as an import reports it. */
export interface XmlError {
  path: string;
  code: 'missing' | 'invalidField' | 'contradictory';
  value?: string;
  /** What the element accepts. */
  accepted?: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PREDEFINED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Characters that XML does not allow (XML 1.0, 2.2), neither as they are nor as references. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const REFERENCE = /&#(?:(\d{1,7})|x([0-9a-fA-F]{1,6}));/g;
const MAX_CODE_POINT = 0x10ffff;

/** Whether a text has a character that XML does not allow. */
function hasForbiddenCharacter(text: string): boolean {
  if (FORBIDDEN.test(text)) return true;
  return [...text.matchAll(REFERENCE)].some(([, decimal, hex = '']) => {
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > MAX_CODE_POINT || FORBIDDEN.test(String.fromCodePoint(code));
  });
}

/** Decodes character references and the five predefined entities of XML; there are no others without a DTD. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (name !== undefined) return PREDEFINED[String(name)] ?? whole;
    return hasForbiddenCharacter(whole) ? whole : String.fromCodePoint(code);
  });
}

/** Lists the elements below one, and its attributes, whose text has a character that XML does not allow. */
export function findForbiddenCharacters({ path, value, errors }: XmlElement): XmlError[] {
  if (typeof value === 'string')
    return hasForbiddenCharacter(value)
      ? [{ path, code: 'invalidField', value: toReportedValue(value.trim()) }]
      : [];
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((name) =>
    name === '#text'
      ? findForbiddenCharacters({ path, value: value[name], errors })
      : listElements({ path, value, errors }, name).flatMap(findForbiddenCharacters),
  );
}

/** The elements with a name, in the order of the document. */
export function listElements({ path, value, errors }: XmlElement, name: string): XmlElement[] {
  const found = isObject(value) ? value[name] : undefined;
  const values = Array.isArray(found) ? found : found === undefined ? [] : [found];
  const prefix = path === '' ? name : `${path}/${name}`;
  return values.map((each: unknown, index) => ({
    path: index === 0 ? prefix : `${prefix}[${index + 1}]`,
    value: each,
    errors,
  }));
}

/** The only element at a path such as `DatiGenerali/Data`; without a value if there is none. A second one is an error. */
export function findElement(element: XmlElement, path: string): XmlElement {
  return path.split('/').reduce<XmlElement>((parent, name) => {
    const { path: above, errors } = parent;
    const [first, second] = listElements(parent, name);
    if (second && !errors.some(({ path }) => path === second.path))
      errors.push({ path: second.path, code: 'invalidField' });
    return first ?? { path: above === '' ? name : `${above}/${name}`, value: undefined, errors };
  }, element);
}

/** The trimmed text of an element; undefined for none, and for an empty one. */
export function readText({ value }: XmlElement): string | undefined {
  const text = isObject(value) ? value['#text'] : value;
  if (typeof text !== 'string') return undefined;
  return decodeEntities(text).trim() || undefined;
}

/** An attribute of an element. */
export function readAttribute({ value }: XmlElement, name: string): string | undefined {
  const text = isObject(value) ? value[`@${name}`] : undefined;
  return typeof text === 'string' ? decodeEntities(text).trim() : undefined;
}

const AMOUNT = /^[+-]?\d{1,13}(?:\.\d{1,8})?$/;

/** Reads an amount, and reports one that is missing, if it is required, or malformed. */
export function readAmount(
  element: XmlElement,
  errors: XmlError[],
  { isRequired = true }: { isRequired?: boolean } = {},
): number | undefined {
  const text = readText(element);
  if (text === undefined) {
    if (isRequired) errors.push({ path: element.path, code: 'missing' });
    return undefined;
  }
  if (AMOUNT.test(text)) return Number(text);
  errors.push({
    path: element.path,
    code: 'invalidField',
    value: toReportedValue(text),
    accepted: '1234.50',
  });
  return undefined;
}
