import type { Texts } from './resources';

/** A capability with texts, in one file per language. */
export type Namespace = keyof Texts & string;

type WithoutPlural<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** Full name of a text, such as `common:actions.save`; the compiler rejects unknown names. */
export type TextKey = { [N in Namespace]: `${N}:${Leaves<Texts[N]>}` }[Namespace];

/** Looks a text up and fills its placeholders; `count` picks the plural form of the language. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;
