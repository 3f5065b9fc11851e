/** A text that was sent to be checked, and its lines that have been removed since. */
export interface CheckedText {
  /** The text as sent. */
  text: string;
  /** Numbers of the removed lines, from 1 as on the server. */
  taken: ReadonlySet<number>;
}

const LINE_END = /\r\n|[\n\r]/;

/** The text without its removed lines; empty if only blank lines are left. */
export function getRemainingText({ text, taken }: CheckedText): string {
  if (taken.size === 0) return text;
  const left = text.split(LINE_END).filter((_line, index) => !taken.has(index + 1));
  return left.every((line) => line.trim() === '') ? '' : left.join('\n');
}

/** The text with further lines removed. */
export function withoutLines({ text, taken }: CheckedText, lines: readonly number[]): CheckedText {
  return { text, taken: new Set([...taken, ...lines]) };
}
