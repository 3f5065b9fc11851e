import type { ResultColor } from '@cromia/domain/catalogue/search';
import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';

/** Normalises a text: lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The colours whose code or name contains a text. */
export function filterColors(
  colors: readonly ResultColor[],
  typed: string,
  language: UiLanguage,
): readonly ResultColor[] {
  const needle = plain(typed.trim());
  if (needle === '') return colors;
  return colors.filter(({ color, colorDescription }) =>
    plain(`${color} ${pickLocalizedText(colorDescription, language)}`).includes(needle),
  );
}
