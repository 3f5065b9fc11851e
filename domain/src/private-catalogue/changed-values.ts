import { type LocalizedText, PRODUCT_LANGUAGES } from '../languages.ts';
import type { CatalogueNode } from './tree.ts';
import type { ChangedValue } from './upload.ts';

/** The content of a node, without its place. */
export type NodeContent = Pick<CatalogueNode, 'name' | 'description' | 'image' | 'brand' | 'link'>;

const EMPTY_CONTENT: NodeContent = { name: {}, description: {}, image: null, brand: null, link: null };

function comparePlainField(
  field: 'image' | 'brand' | 'link',
  previous: NodeContent,
  updated: NodeContent,
): ChangedValue[] {
  return previous[field] === updated[field]
    ? []
    : [{ field, language: null, was: previous[field], is: updated[field] }];
}

function compareTexts(
  field: 'name' | 'description',
  previous: LocalizedText,
  updated: LocalizedText,
): ChangedValue[] {
  return PRODUCT_LANGUAGES.filter((language) => previous[language] !== updated[language]).map((language) => ({
    field,
    language,
    was: previous[language] ?? null,
    is: updated[language] ?? null,
  }));
}

/** The changed values of a node, its shop link first. `before` is null for an added node, `after` for a removed one. */
export function findChangedValues(before: NodeContent | null, after: NodeContent | null): ChangedValue[] {
  const previous = before ?? EMPTY_CONTENT;
  const updated = after ?? EMPTY_CONTENT;
  return [
    ...comparePlainField('link', previous, updated),
    ...compareTexts('name', previous.name, updated.name),
    ...comparePlainField('brand', previous, updated),
    ...comparePlainField('image', previous, updated),
    ...compareTexts('description', previous.description, updated.description),
  ];
}
