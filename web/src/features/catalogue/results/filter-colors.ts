import type { ResultColor } from '@cromia/domain/catalogue/search';
import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';

/** Normalises a text: lower case, without accents. */
function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The colours whose code or name contains a text. */
export function filterColors(
  colors: readonly ResultColor[],
  typed: string,
  language: UiLanguage,
): readonly ResultColor[] {
  const needle = normalize(typed.trim());
  if (needle === '') return colors;
  return colors.filter(({ color, colorDescription }) =>
    normalize(`${color} ${pickLocalizedText(colorDescription, language)}`).includes(needle),
  );
}
