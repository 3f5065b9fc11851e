import { LIMITS } from '@cromia/domain/limits';
import { XMLParser } from 'fast-xml-parser';
import { Problem } from '../../../platform/problem.ts';

/** Encodings that an XML declaration may name; they are those of the standards, and of older programs. */
const ENCODINGS = [
  'utf-8',
  'utf-16',
  'utf-16le',
  'utf-16be',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'us-ascii',
];
/** Bytes in which the XML declaration is. */
const DECLARATION_BYTES = 200;
/** Longest text of an element that is read. A longer one is an attachment, and is left out. */
const MAX_TEXT = 4_000;

/** Decodes XML by its byte order mark or its declaration (XML 1.0, appendix F). @throws Problem UnknownEncoding */
function decodeXml(content: Uint8Array): string {
  // UTF-16 or UTF-32 without a byte order mark.
  if (content[0] === 0 || content[1] === 0) throw new Problem('UnknownEncoding');
  const isUtf16 =
    (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff);
  const head = Buffer.from(content.subarray(0, DECLARATION_BYTES)).toString('latin1');
  const [, declared = 'utf-8'] = /^[^<]{0,3}<\?xml[^>]*?\sencoding=["']([\w-]+)["']/.exec(head) ?? [];
  const encoding = isUtf16 ? (content[0] === 0xff ? 'utf-16le' : 'utf-16be') : declared.toLowerCase();
  // The declaration was read as ASCII, so that its text cannot be UTF-16.
  const isContradictory = !isUtf16 && encoding.startsWith('utf-16');
  if (isContradictory || !ENCODINGS.includes(encoding)) throw new Problem('UnknownEncoding');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    // The bytes are not in the declared encoding.
    throw new Problem('UnknownEncoding');
  }
}

function rejectMalformed(): never {
  throw new Problem('BadRequest', { errors: [{ path: 'xml', code: 'invalidField' }] });
}

function rejectSize(max: number): never {
  throw new Problem('PayloadTooLarge', { limit: { of: 'entries', max } });
}

/** The position after a construct such as a comment. @throws Problem BadRequest if it is not closed */
function skipPast(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? rejectMalformed() : at + end.length;
}

/**
 * A tag; its attributes are quoted and may contain `>`. Each alternative begins with another character, so that matching
 * takes linear time.
 */
const TAG = /<[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>/y;

/** The position after a tag, and the number of its attributes. @throws Problem BadRequest if it is not closed; PayloadTooLarge */
function skipTag(text: string, from: number): { end: number; attributes: number } {
  const { invoiceXmlTagCharacters: max, invoiceXmlAttributes } = LIMITS;
  const head = text.slice(from, from + max);
  TAG.lastIndex = 0;
  const [tag] = TAG.exec(head) ?? [];
  if (tag === undefined) return text.length - from > max ? rejectSize(max) : rejectMalformed();
  const attributes = tag.includes('=') ? (tag.match(/=\s{0,20}["']/g) ?? []).length : 0;
  if (attributes > invoiceXmlAttributes) rejectSize(invoiceXmlAttributes);
  return { end: from + tag.length, attributes };
}

/** Whether a part of a text outside the root element has other characters than white space. */
function isStray(text: string, from: number, to: number): boolean {
  return /\S/.test(text.slice(from, to));
}

/**
 * Checks the structure in one pass before the document is parsed, and leaves out comments, processing instructions and
 * texts of attachments. A DTD is rejected: with it go entities of one's own, internal and external.
 */
function stripXml(text: string): string {
  const parts: string[] = [];
  let [depth, elements, length] = [0, 0, 0];
  const start = text.indexOf('<');
  if (start > 0 && isStray(text, 0, start)) rejectMalformed();
  for (let position = start; position >= 0; ) {
    if (text.startsWith('<!--', position)) position = skipPast(text, '-->', position);
    else if (text.startsWith('<?', position)) position = skipPast(text, '?>', position);
    // Neither standard uses CDATA, entities or a DTD.
    else if (text.startsWith('<!', position)) rejectMalformed();
    else {
      const { end, attributes } = skipTag(text, position);
      const isClosing = text[position + 1] === '/';
      // A second root element.
      if (!isClosing && depth === 0 && elements > 0) rejectMalformed();
      if (isClosing) depth -= 1;
      else if (text[end - 2] !== '/') depth += 1;
      if (!isClosing) elements += 1 + attributes;
      if (depth < 0) rejectMalformed();
      if (depth > LIMITS.invoiceXmlDepth) rejectSize(LIMITS.invoiceXmlDepth);
      if (elements > LIMITS.invoiceXmlElements) rejectSize(LIMITS.invoiceXmlElements);
      parts.push(text.slice(position, end));
      length += end - position;
      position = end;
    }
    const next = text.indexOf('<', position);
    if (depth === 0 && isStray(text, position, next < 0 ? text.length : next)) rejectMalformed();
    if (next >= 0 && next - position <= MAX_TEXT) {
      parts.push(text.slice(position, next));
      length += next - position;
    }
    if (length > LIMITS.invoiceXmlCharacters) rejectSize(LIMITS.invoiceXmlCharacters);
    position = next;
  }
  if (depth !== 0 || elements === 0) rejectMalformed();
  return parts.join('');
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
});

/**
 * Parses XML into objects by element, without attachments, comments and a DTD. Texts keep their character references,
 * which `readText` decodes.
 * @throws Problem BadRequest for XML that is malformed or has a DTD; UnknownEncoding; PayloadTooLarge for one that is
 *   nested too deeply or has too many elements
 */
export function parseXml(content: Uint8Array): Readonly<Record<string, unknown>> {
  const stripped = stripXml(decodeXml(content));
  let parsed: unknown;
  try {
    parsed = parser.parse(stripped, true);
  } catch {
    // The parser throws plain errors; each is one of the document.
    return rejectMalformed();
  }
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : rejectMalformed();
}
