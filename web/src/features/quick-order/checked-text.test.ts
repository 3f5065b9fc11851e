import { expect, test } from 'vitest';
import { getRemainingText, withoutLines } from './checked-text';

const NO_LINES: ReadonlySet<number> = new Set();

test('removed lines disappear from the text, and the others stay as typed', () => {
  const checked = { text: 'F120-7035-25 4\r\n\n# primer\nF12O-7035-25', removed: NO_LINES };
  expect(getRemainingText(checked)).toBe(checked.text);
  const shortened = withoutLines(checked, [1]);
  expect(getRemainingText(shortened)).toBe('\n# primer\nF12O-7035-25');
  // Lines keep their original numbers after others are removed.
  expect(getRemainingText(withoutLines(shortened, [4]))).toBe('\n# primer');
});

test('the text is empty once all non-blank lines are removed', () => {
  expect(getRemainingText(withoutLines({ text: 'F120-7035-25 4\n \n', removed: NO_LINES }, [1]))).toBe('');
});
