import { UI_LANGUAGES } from '@cromia/domain/languages';
import { expect, it } from 'vitest';
import beforePaint from '../../public/before-paint.js?raw';

it('the script before the first paint accepts every UI language', () => {
  expect(beforePaint).toContain(`/^(?:${UI_LANGUAGES.join('|')})$/`);
});
