import { expect, test } from 'vitest';
import { getRemainingText, withoutLines } from './checked-text';

const NONE: ReadonlySet<number> = new Set();

test('taken lines leave the text, and the rest stays as typed', () => {
  const checked = { text: 'F120-7035-25 4\r\n\n# primer\nF12O-7035-25', taken: NONE };
  expect(getRemainingText(checked)).toBe(checked.text);
  const once = withoutLines(checked, [1]);
  expect(getRemainingText(once)).toBe('\n# primer\nF12O-7035-25');
  // Lines keep their original numbers, however many were removed before.
  expect(getRemainingText(withoutLines(once, [4]))).toBe('\n# primer');
});

test('the text is empty once all non-blank lines are taken', () => {
  expect(getRemainingText(withoutLines({ text: 'F120-7035-25 4\n \n', taken: NONE }, [1]))).toBe('');
});
