/** A text sent for checking, and its lines that have been removed since. */
export interface CheckedText {
  /** The sent text. */
  text: string;
  /** Numbers of the removed lines, from 1 as on the server. */
  removed: ReadonlySet<number>;
}

const LINE_END = /\r\n|[\n\r]/;

/** The text without its removed lines; empty if only blank lines remain. */
export function getRemainingText({ text, removed }: CheckedText): string {
  if (removed.size === 0) return text;
  const remaining = text.split(LINE_END).filter((_line, index) => !removed.has(index + 1));
  return remaining.every((line) => line.trim() === '') ? '' : remaining.join('\n');
}

/** The text with further lines removed. */
export function withoutLines({ text, removed }: CheckedText, lines: readonly number[]): CheckedText {
  return { text, removed: new Set([...removed, ...lines]) };
}
