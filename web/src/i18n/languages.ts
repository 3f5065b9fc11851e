import { chooseLanguage, UI_LANGUAGES, type UiLanguage } from '@cromia/domain/languages';

/** Each language by its own name, so that people who read only that one find it. */
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
/** Of this tab: what web/public/before-paint.js took from the address that its visit began with. */
const VISIT_KEY = 'cromia.visit-language';

/** Whether a text of unknown origin names one of the interface's languages. */
export function isUiLanguage(text: unknown): text is UiLanguage {
  return UI_LANGUAGES.some((language) => language === text);
}

/**
 * The language that a link brought in for this visit, then the one that a visitor chose in this browser; storage may be
 * forbidden, then there is none.
 */
function rememberedLanguages(): string[] {
  try {
    return [sessionStorage.getItem(VISIT_KEY), localStorage.getItem(STORAGE_KEY)].filter(
      (stored) => stored !== null,
    );
  } catch {
    return [];
  }
}

/**
 * Keeps a visitor's choice for the next visit, over the language of a link; without storage it holds until the
 * page is closed.
 */
export function rememberLanguage(language: UiLanguage): void {
  try {
    sessionStorage.removeItem(VISIT_KEY);
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    return;
  }
}

/**
 * Language to show, in the order of section 1: the user's, the `locale` query, the browser's, Italian.
 * A query holds for the visit: links and redirects do not carry it on. It and a choice made here without an account count
 * as the first of the browser's languages.
 */
export function languageToShow(userLanguage: string | null): UiLanguage {
  return chooseLanguage({
    userLanguage,
    localeQuery: new URLSearchParams(window.location.search).get('locale'),
    browserLanguages: [...rememberedLanguages(), ...navigator.languages],
  });
}
