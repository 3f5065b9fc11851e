import { type LocalizedText, PRODUCT_LANGUAGES } from '../languages.ts';
import type { CatalogueNode } from './tree.ts';
import type { ChangedValue } from './upload.ts';

/** The content of a node, without its place. */
export type NodeContent = Pick<CatalogueNode, 'name' | 'description' | 'image' | 'brand' | 'link'>;

const NOTHING: NodeContent = { name: {}, description: {}, image: null, brand: null, link: null };

function plain(field: 'image' | 'brand' | 'link', was: NodeContent, is: NodeContent): ChangedValue[] {
  return was[field] === is[field] ? [] : [{ field, language: null, was: was[field], is: is[field] }];
}

function texts(field: 'name' | 'description', was: LocalizedText, is: LocalizedText): ChangedValue[] {
  return PRODUCT_LANGUAGES.filter((language) => was[language] !== is[language]).map((language) => ({
    field,
    language,
    was: was[language] ?? null,
    is: is[language] ?? null,
  }));
}

/** The changed values of a node, its shop link first. `before` is null for an added node, `after` for a removed one. */
export function findChangedValues(before: NodeContent | null, after: NodeContent | null): ChangedValue[] {
  const was = before ?? NOTHING;
  const is = after ?? NOTHING;
  return [
    ...plain('link', was, is),
    ...texts('name', was.name, is.name),
    ...plain('brand', was, is),
    ...plain('image', was, is),
    ...texts('description', was.description, is.description),
  ];
}
