import type { UiLanguage } from '@cromia/domain/languages';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './keys';

const files = import.meta.glob<ResourceKey>('./*/*.json', { import: 'default' });

/** Fetches one capability's texts of one language when they are first needed. */
const lazyTexts: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`./${language}/${namespace}.json`];
    if (load === undefined) {
      done(new Error(`No texts ${language}/${namespace}`), null);
      return;
    }
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};

/** Texts that every page needs: loaded before the first paint. */
const ALWAYS: Namespace[] = ['common', 'shell', 'errors'];

/** Starts the texts in a language; resolves when the shell's texts are there. */
export async function startTexts(language: UiLanguage): Promise<void> {
  await i18next
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'it',
      supportedLngs: ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'],
      load: 'currentOnly',
      ns: ALWAYS,
      defaultNS: 'common',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
}

/** Loads the texts of capabilities ahead of their page; call it in a route's loader. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** Shows the interface in another language, once its texts have come. */
export async function showLanguage(language: UiLanguage): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
