import { type LocalizedText, PRODUCT_LANGUAGES } from '../languages.ts';
import type { CatalogueNode } from './tree.ts';
import type { ChangedValue } from './upload.ts';

/** What a node says, beside where it stands. */
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

/**
 * What a node says differently, value by value, where it leads to first; null on one side for a node that is new, or
 * gone.
 */
export function changedValues(before: NodeContent | null, after: NodeContent | null): ChangedValue[] {
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
