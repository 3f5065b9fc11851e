import {
  findPreferredLanguage,
  type ProductLanguage,
  UI_LANGUAGES,
  type UiLanguage,
} from '@cromia/domain/languages';

/** The native name of each language, so that people who read no other language find it. */
export const LANGUAGE_NAMES: Record<UiLanguage, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
};

/** The native name of a language of product texts. */
export function getProductLanguageName(language: ProductLanguage): string {
  return language === 'cs' ? 'Čeština' : LANGUAGE_NAMES[language];
}

const STORAGE_KEY = 'cromia.language';
/** Key of this tab's storage for the language that web/public/before-paint.js took from the visit's first URL. */
const VISIT_KEY = 'cromia.visit-language';

/** Whether a text of unknown origin names one of the interface's languages. */
export function isUiLanguage(text: unknown): text is UiLanguage {
  return UI_LANGUAGES.some((language) => language === text);
}

/**
 * The language of the visit's entry link, then the visitor's choice in this browser; none where storage is forbidden.
 */
function readStoredLanguages(): string[] {
  try {
    return [sessionStorage.getItem(VISIT_KEY), localStorage.getItem(STORAGE_KEY)].filter(
      (stored) => stored !== null,
    );
  } catch {
    return [];
  }
}

/**
 * Stores a visitor's choice, which overrides the language of a link; without storage it lasts until the page is closed.
 */
export function saveLanguage(language: UiLanguage): void {
  try {
    sessionStorage.removeItem(VISIT_KEY);
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    return;
  }
}

/**
 * Preferred language, in the order of section 1: the user's, the `locale` query, the browser's. The query of the visit's
 * first URL and a visitor's choice are stored, and take precedence over the browser's languages. Undefined if the portal
 * has none of them.
 */
export function detectLanguage(userLanguage: string | null): UiLanguage | undefined {
  return findPreferredLanguage({
    userLanguage,
    localeQuery: new URLSearchParams(window.location.search).get('locale'),
    browserLanguages: [...readStoredLanguages(), ...navigator.languages],
  });
}
