/** Maximum depth of arrays and objects in JSON that the portal parses; the deepest schema has 6. */
const MAX_JSON_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [ARRAY_START, ARRAY_END] = [0x5b, 0x5d];
const [OBJECT_START, OBJECT_END] = [0x7b, 0x7d];

/** Finds the quote that closes a string; the end of the text if there is none. @param start position of its first quote */
function findStringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Whether JSON is nested deeper than any request of the portal. It is checked before parsing, because validation and
 * serialization of deeply nested values block the process for seconds. For malformed JSON the result is that of the
 * part before its first error.
 */
export function isJsonTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = findStringEnd(text, at);
    else if (character === ARRAY_START || character === OBJECT_START) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (character === ARRAY_END || character === OBJECT_END) depth -= 1;
  }
  return false;
}
