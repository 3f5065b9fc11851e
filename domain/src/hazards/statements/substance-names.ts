import { PRODUCT_LANGUAGES, type ProductLanguage } from '../../languages.ts';

/** The name of a substance in a language; `name` is that in `contains`. */
export interface SubstanceName {
  language: ProductLanguage;
  name: string;
  translation: string;
}

/** Parses `de:xylene=Xylol`; null for any other text. */
export function parseSubstanceName(entry: string): SubstanceName | null {
  const [, code, names] = /^([a-z]{2}):([^;]+)$/.exec(entry.trim()) ?? [];
  const language = PRODUCT_LANGUAGES.find((candidate) => candidate === code);
  const [name = '', ...rest] = names?.split('=') ?? [];
  const translation = rest.join('=').trim();
  if (language === undefined || name.trim() === '' || translation === '') return null;
  return { language, name: name.trim(), translation };
}

export function formatSubstanceName({ language, name, translation }: SubstanceName): string {
  return `${language}:${name}=${translation}`;
}

/** A name without superfluous blanks; another text stays as it is. */
export function normalizeSubstanceName(entry: string): string {
  const name = parseSubstanceName(entry);
  return name === null ? entry : formatSubstanceName(name);
}

interface NamedSubstances {
  contains: readonly string[];
  substanceNames: readonly string[];
}

/** The language before the name in `contains`, for readers whose language has no name. */
const FALLBACK_LANGUAGE: ProductLanguage = 'en';

/** The names of a label's substances in a language: its own, else the English one, else that in `contains`. */
export function nameSubstances(
  { contains, substanceNames }: NamedSubstances,
  language: ProductLanguage,
): string[] {
  const names = substanceNames.flatMap((entry) => parseSubstanceName(entry) ?? []);
  const find = (name: string, nameLanguage: ProductLanguage) =>
    names.find((one) => one.name === name && one.language === nameLanguage)?.translation;
  return contains.map((name) => find(name, language) ?? find(name, FALLBACK_LANGUAGE) ?? name);
}
