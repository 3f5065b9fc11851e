/** The bytes examined to recognise UTF-16 without a byte order mark. */
const EXAMINED = 512;
const EXAMINED_MIN = 16;

/** Recognises UTF-16 by its byte order mark, or by a zero in every second byte of mostly western text. */
function detectUtf16(content: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (content.length % 2 === 1) return undefined;
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = content.subarray(0, EXAMINED);
  if (start.length < EXAMINED_MIN) return undefined;
  const countZeros = (parity: number) =>
    start.reduce((count, byte, index) => (byte === 0 && index % 2 === parity ? count + 1 : count), 0);
  const [high, low] = [countZeros(0), countZeros(1)];
  if (low > start.length / 4 && high === 0) return 'utf-16le';
  return high > start.length / 4 && low === 0 ? 'utf-16be' : undefined;
}

/** Code pages of spreadsheet programs in Western, Central European and Cyrillic countries; every byte is a character. */
const CODE_PAGES = ['windows-1252', 'windows-1250', 'windows-1251'] as const;

/** The text of a file, or why it is not known: the file is `binary`, or in an unknown `encoding`. */
export type DecodedText = { text: string } | { fault: 'binary' | 'encoding' };

function decodeCodePage(content: Uint8Array, provesEncoding: (text: string) => boolean): DecodedText {
  const texts = CODE_PAGES.map((page) => new TextDecoder(page).decode(content)).filter(provesEncoding);
  const [text, ...others] = new Set(texts);
  return text === undefined || others.length > 0 ? { fault: 'encoding' } : { text };
}

/**
 * Decodes a text file: UTF-8 or UTF-16, with or without a byte order mark, or else the only code page under which its
 * content proves to be understood.
 */
export function decodeText(
  content: Uint8Array,
  provesEncoding: (text: string) => boolean = () => false,
): DecodedText {
  const utf16 = detectUtf16(content);
  if (utf16 === undefined && content.includes(0)) return { fault: 'binary' };
  try {
    const text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(content);
    return text.includes('\0') ? { fault: 'binary' } : { text };
  } catch {
    return utf16 === undefined ? decodeCodePage(content, provesEncoding) : { fault: 'binary' };
  }
}
