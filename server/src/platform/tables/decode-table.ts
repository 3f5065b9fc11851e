import { decodeText } from '@cromia/domain/lists/decode-text';
import { Problem } from '../problem.ts';
import { hasKnownHeadings } from './headings.ts';

/**
 * Decodes a table of texts.
 * @throws Problem UnsupportedMediaType if it is not text; UnknownEncoding if it is neither UTF-8 nor UTF-16, and its
 * headings do not prove another encoding
 */
export function decodeTable(content: Uint8Array): string {
  const decoded = decodeText(content, hasKnownHeadings);
  if ('text' in decoded) return decoded.text;
  throw new Problem(decoded.fault === 'encoding' ? 'UnknownEncoding' : 'UnsupportedMediaType');
}
