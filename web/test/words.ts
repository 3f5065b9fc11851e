import type { i18n } from 'i18next';

/**
 * Looks up a text of the web app by its key, such as `cart:title`, and fills its placeholders; `count` selects the plural
 * form.
 */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The texts of one language, for page tests and journeys; a key without a text throws. */
export function createWords(texts: i18n, language: string): Words {
  return (key, values) => {
    const options = { ...values, lng: language, returnObjects: false };
    if (!texts.exists(key, options)) throw new Error(`There is no text ${language} ${key}`);
    return texts.t(key, options);
  };
}
