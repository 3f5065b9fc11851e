import { createInstance } from 'i18next';

/** Nested groups of texts, as in the JSON file of a language. */
interface TextTree {
  [key: string]: string | TextTree;
}

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** The path of each text in a tree, such as `registration.title`; the plural forms of a text share a path. */
export type TextPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextPath<Tree[Key]>}`;
}[keyof Tree & string];

/** Returns a text of one language with its placeholders filled. */
export type Translate<Tree> = (
  path: TextPath<Tree>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Two full stops at the end of a sentence, as after "S.r.l."; not an ellipsis. */
const DOUBLE_FULL_STOP = /(?<!\.)\.\.(?=\s|$)/g;

/**
 * Provides the texts of a module in all its languages. They are plain text and must be escaped when
 * inserted into HTML. A placeholder without a value stays visible. A value that ends with a full stop, such as
 * "Serra S.a.s.", also ends the sentence.
 * @param byLanguage one tree per language, each with the same texts as the Italian tree (`scripts/check-texts.mjs`)
 */
export function createTexts<Tree extends TextTree, Language extends string>(
  byLanguage: Readonly<Record<Language, Tree>>,
): (language: Language) => Translate<Tree> {
  const i18n = createInstance({
    resources: Object.fromEntries(
      Object.entries<Tree>(byLanguage).map(([language, texts]) => [language, { texts }]),
    ),
    defaultNS: 'texts',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text, [placeholder]: RegExpExecArray) => placeholder,
  });
  i18n.init();
  return (language) => {
    const translate = i18n.getFixedT(language);
    return (path, values) => translate(String(path), { ...values }).replaceAll(DOUBLE_FULL_STOP, '.');
  };
}
