import { expect, test } from 'vitest';
import { getRemainingText, withoutLines } from './checked-text';

const NONE: ReadonlySet<number> = new Set();

test('what was taken leaves the text, the rest stays as it was typed', () => {
  const checked = { text: 'F120-7035-25 4\r\n\n# primer\nF12O-7035-25', taken: NONE };
  expect(getRemainingText(checked)).toBe(checked.text);
  const once = withoutLines(checked, [1]);
  expect(getRemainingText(once)).toBe('\n# primer\nF12O-7035-25');
  // Lines keep their original numbers, however many were removed before.
  expect(getRemainingText(withoutLines(once, [4]))).toBe('\n# primer');
});

test('nothing is left once all that is not blank was taken', () => {
  expect(getRemainingText(withoutLines({ text: 'F120-7035-25 4\n \n', taken: NONE }, [1]))).toBe('');
});
