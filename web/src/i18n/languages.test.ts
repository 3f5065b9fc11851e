import { UI_LANGUAGES } from '@cromia/domain/languages';
import { expect, it } from 'vitest';
import beforePaint from '../../public/before-paint.js?raw';

it('each of our languages holds for the visit that a link with it begins', () => {
  expect(beforePaint).toContain(`/^(?:${UI_LANGUAGES.join('|')})$/`);
});
