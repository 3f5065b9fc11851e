/** An element of a parsed XML document. Names have no namespace prefix; attributes begin with `@`. */
export interface XmlElement {
  /** Path below the root, such as `DatiGenerali/DatiGeneraliDocumento/Data`; repeated elements are numbered from 2. */
  path: string;
  /** A text, an object of further elements, or undefined if the document does not have the element. */
  value: unknown;
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
const MAX_CODE_POINT = 0x10ffff;

/** Decodes character references and the five predefined entities of XML; there are no others without a DTD. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (name !== undefined) return PREDEFINED[String(name)] ?? whole;
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}

/** The elements with a name, in the order of the document. */
export function listElements({ path, value }: XmlElement, name: string): XmlElement[] {
  const found = isObject(value) ? value[name] : undefined;
  const values = Array.isArray(found) ? found : found === undefined ? [] : [found];
  const prefix = path === '' ? name : `${path}/${name}`;
  return values.map((each: unknown, index) => ({
    path: index === 0 ? prefix : `${prefix}[${index + 1}]`,
    value: each,
  }));
}

/** The first element at a path such as `DatiGenerali/Data`; without a value if there is none. */
export function findElement(element: XmlElement, path: string): XmlElement {
  return path.split('/').reduce<XmlElement>(
    (parent, name) =>
      listElements(parent, name)[0] ?? {
        path: parent.path === '' ? name : `${parent.path}/${name}`,
        value: undefined,
      },
    element,
  );
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
  errors.push({ path: element.path, code: 'invalidField', value: text.slice(0, 100), accepted: '1234.50' });
  return undefined;
}
