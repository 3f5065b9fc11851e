/** A text that was sent to be checked, and what of it has been taken since. */
export interface CheckedText {
  /** As it was sent. */
  text: string;
  /** Its lines that were taken, from 1 as the server counts them. */
  taken: ReadonlySet<number>;
}

const LINE_END = /\r\n|[\n\r]/;

/** What is left to type: all lines but those that were taken; nothing where only blank ones are left. */
export function leftOf({ text, taken }: CheckedText): string {
  if (taken.size === 0) return text;
  const left = text.split(LINE_END).filter((_line, index) => !taken.has(index + 1));
  return left.every((line) => line.trim() === '') ? '' : left.join('\n');
}

/** The text with more of its lines taken. */
export function taking({ text, taken }: CheckedText, lines: readonly number[]): CheckedText {
  return { text, taken: new Set([...taken, ...lines]) };
}
