import { open } from 'node:fs/promises';

const CHUNK_BYTES = 65_536;
/** Bytes of overlap, because a searched name may span two chunks. Escapes triple its length at most. */
const OVERLAP_CHARACTERS = 128;
/** Length of the end of the file that may contain the end marker; programs and mail servers append some bytes. */
const TAIL_BYTES = 2_048;

/** The position of the cross-reference table, and the end marker (ISO 32000-1, 7.5.5). */
const END_MARKER = /startxref\s{1,20}\d{1,12}\s{1,20}%%EOF/;
/** A page, or an object stream, which may contain the pages (7.5.7, 7.7.3). */
const PAGES = /\/Type\s{0,20}\/(?:Pages?|ObjStm)(?=[\s/<>[\]()%])/;
/**
 * Content that runs by itself, embeds other files, or is encrypted. The patterns match structural names including their
 * delimiter, because three letters alone also occur by chance in compressed images.
 */
const REJECTED_CONTENT = [
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Encrypt)(?=[\s/<>[\]()%])/,
  /\/JS\s{0,20}(?:\d{1,10}\s{1,20}\d{1,5}\s{1,20}R|[(<][\t-~]{6})/,
];

/** Decodes escapes in names, such as `/J#53` (7.3.5). */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * Whether a file that begins as a PDF is complete and may be published. It must have an end marker and pages, and its
 * uncompressed parts must contain no script, no program to launch, no embedded file and no encryption. The file is read
 * in chunks, so that it is not loaded into memory as a whole.
 */
export async function isPublishablePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(CHUNK_BYTES);
    const tail = await file.read(buffer, 0, TAIL_BYTES, Math.max(0, size - TAIL_BYTES));
    if (!END_MARKER.test(buffer.toString('latin1', 0, tail.bytesRead))) return false;
    let hasPages = false;
    let overlap = '';
    for (let position = 0; position < size; ) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const chunk = overlap + buffer.toString('latin1', 0, bytesRead);
      const text = decodeNames(chunk);
      if (REJECTED_CONTENT.some((pattern) => pattern.test(text))) return false;
      hasPages ||= PAGES.test(text);
      overlap = chunk.slice(-OVERLAP_CHARACTERS);
    }
    return hasPages;
  } finally {
    await file.close();
  }
}
