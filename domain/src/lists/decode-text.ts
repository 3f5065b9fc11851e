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

function decode(content: Uint8Array): string {
  const utf16 = detectUtf16(content);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Older spreadsheet programs write this code page, in which every byte is a character.
    return new TextDecoder('windows-1252').decode(content);
  }
}

/**
 * Decodes a text file: UTF-8 or UTF-16, with or without a byte order mark, otherwise Windows-1252.
 * @returns undefined if the file is not text
 */
export function decodeText(content: Uint8Array): string | undefined {
  const text = decode(content);
  return text.includes('\0') ? undefined : text;
}
