import { chooseLanguage, UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';

/** Each language by its own name, so that it is found by whoever reads only that one. */
export const LANGUAGE_NAMES: Record<UiLanguage, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
};

const STORAGE_KEY = 'cromia.language';

/** Whether a text of unknown origin names one of the interface's languages. */
export function isUiLanguage(text: unknown): text is UiLanguage {
  return UI_LANGUAGES.some((language) => language === text);
}

/** The language that a visitor chose in this browser; storage may be forbidden, then there is none. */
function rememberedLanguage(): string[] {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? [] : [stored];
  } catch {
    return [];
  }
}

/** Keeps a visitor's choice for the next visit; without storage it holds until the page is closed. */
export function rememberLanguage(language: UiLanguage): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    return;
  }
}

/**
 * Language to show, in the order of section 1: the user's, the `locale` query, the browser's, Italian.
 * A choice made here without an account counts as the first of the browser's languages.
 */
export function languageToShow(userLanguage: string | null): UiLanguage {
  return chooseLanguage({
    userLanguage,
    localeQuery: new URLSearchParams(window.location.search).get('locale'),
    browserLanguages: [...rememberedLanguage(), ...navigator.languages],
  });
}
