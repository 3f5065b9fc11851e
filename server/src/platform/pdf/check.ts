import { open } from 'node:fs/promises';

const CHUNK_BYTES = 65_536;
/** Characters of overlap, because a searched construct may span two chunks. Escapes triple the length of a name at most. */
const OVERLAP_CHARACTERS = 512;
/** Length of the end of the file that may contain the end marker; programs and mail servers append some bytes. */
const TAIL_BYTES = 2_048;

/** The position of the cross-reference table, and the end marker (ISO 32000-1, 7.5.5). */
const END_MARKER = /startxref\s{1,20}\d{1,12}\s{1,20}%%EOF/;
/** White space, with NUL, and delimiters, either of which ends a name (7.2.2). */
const SPACES = /[\0\t\n\f\r ]+/g;
const NAME_END = String.raw`(?=[\0\t\n\f\r ()<>[\]{}/%])`;
/** A comment (7.2.3), which may be between a name and its value. */
const COMMENT = String.raw`(?:%[^\n]{0,200}\n)`;
const REFERENCE = String.raw`\d{1,10}\s\d{1,5}\sR`;

/** An object of a dictionary or array, with which a file has content beside its head (7.3.10). */
const OBJECT = new RegExp(String.raw`\d{1,10}\s\d{1,5}\sobj\s?${COMMENT}?\s?(?:<<|\[)`);
/** A page, or an object stream, which may contain the pages (7.5.7, 7.7.3). */
const PAGES = new RegExp(String.raw`/Type\s?/(?:Pages?|ObjStm)${NAME_END}`);
/** Names of content that runs by itself, embeds or opens other files, sends data, or is encrypted. */
const REJECTED_NAMES = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMedia',
];
/**
 * The patterns match structural names including their delimiter, and short ones with their value, because few letters
 * also occur by chance in compressed images.
 */
const REJECTED_CONTENT = [
  new RegExp(`/(?:${REJECTED_NAMES.join('|')})${NAME_END}`),
  new RegExp(String.raw`/JS\s?${COMMENT}?\s?(?:${REFERENCE}|[(<][\t-~]{6}|\(\xfe\xff)`),
  new RegExp(String.raw`/XFA\s?${COMMENT}?\s?(?:${REFERENCE}|\[)`),
];

/** Decodes escapes in names, such as `/J#53` (7.3.5). */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Shortens white space to one character, so that no construct is longer than the overlap because of it. */
function shortenSpaces(text: string): string {
  return text.replace(SPACES, (spaces) => (/[\n\r]/.test(spaces) ? '\n' : ' '));
}

/**
 * Whether a file that begins as a PDF is complete and may be published. It must have an end marker, objects and pages,
 * and its uncompressed parts must contain no script, program to launch, form that sends data, embedded or other file and
 * no encryption; links to web pages are allowed. The file is read in chunks, so that it is not loaded into memory as a
 * whole.
 */
export async function isPublishablePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(CHUNK_BYTES);
    const tail = await file.read(buffer, 0, TAIL_BYTES, Math.max(0, size - TAIL_BYTES));
    if (!END_MARKER.test(buffer.toString('latin1', 0, tail.bytesRead))) return false;
    let [hasPages, hasObjects] = [false, false];
    let overlap = '';
    for (let position = 0; position < size; ) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const chunk = shortenSpaces(overlap + buffer.toString('latin1', 0, bytesRead));
      const text = decodeNames(chunk);
      if (REJECTED_CONTENT.some((pattern) => pattern.test(text))) return false;
      hasPages ||= PAGES.test(text);
      hasObjects ||= OBJECT.test(text);
      overlap = chunk.slice(-OVERLAP_CHARACTERS);
    }
    return hasPages && hasObjects;
  } finally {
    await file.close();
  }
}
