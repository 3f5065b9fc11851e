import type { UiLanguage } from '@cromia/domain/languages';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './keys';

/** Per language, the module with the loaders of its texts; it is bundled with the shell's texts (vite.config.ts). */
const languageModules = import.meta.glob<Record<string, () => Promise<ResourceKey>>>('./*/index.ts', {
  import: 'texts',
});

async function fetchTexts(language: string, namespace: string): Promise<ResourceKey> {
  const texts = await languageModules[`./${language}/index.ts`]?.();
  const load = texts?.[`./${namespace}.json`];
  if (load === undefined) throw new Error(`Missing texts: ${language}/${namespace}`);
  return load();
}

/** Fetches one capability's texts of one language when they are first needed. */
const lazyTexts: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language, namespace, done) {
    fetchTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};

/** Texts that every page needs: loaded before the first paint. */
const SHELL_NAMESPACES: Namespace[] = ['common', 'shell', 'errors'];

/** Initialises the texts in a language; resolves when the shell's texts are loaded. */
export async function initTexts(language: UiLanguage): Promise<void> {
  await i18next
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every language has every text (scripts/check-texts.mjs), so no other language is loaded.
      fallbackLng: false,
      supportedLngs: ['it', 'en', 'de', 'es', 'fr', 'pl', 'ru'],
      load: 'currentOnly',
      ns: SHELL_NAMESPACES,
      defaultNS: 'common',
      // React already escapes texts.
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
}

/** Loads the texts of capabilities ahead of their page; call it in a route's loader. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** Loads the texts of all capabilities in the current language, for pages that open without a connection later. */
export async function loadAllTexts(): Promise<void> {
  const texts = await languageModules[`./${i18next.language}/index.ts`]?.();
  await i18next.loadNamespaces(
    Object.keys(texts ?? {}).map((path) => path.slice('./'.length, -'.json'.length)),
  );
}

/** Shows the interface in another language, once its texts are loaded. */
export async function switchLanguage(language: UiLanguage): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
