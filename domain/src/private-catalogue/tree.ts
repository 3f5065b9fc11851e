import { z } from 'zod';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { requiredTextField } from '../fields.ts';
import { hazardSummarySchema } from '../hazards/hazard.ts';
import { hazardLabelSchema } from '../hazards/label.ts';
import { type LocalizedText, localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { nodeCodeField, nodePathField } from './node-path.ts';

/** A node of the private catalogue (section 3, "B2C product"): a category with children, or a product without. */
export type CatalogueNode = {
  code: string;
  name: LocalizedText;
  description: LocalizedText;
  /** File name of the image; the portal stores images under `private-catalogue/`. */
  image: string | null;
  brand: string | null;
  /** Link to the product in an online shop. */
  link: string | null;
  children: CatalogueNode[];
};

/** Response of GET b2c: the whole tree. */
export const catalogueTreeSchema = z.array(
  z.object({
    code: z.string(),
    name: localizedTextSchema,
    description: localizedTextSchema,
    image: z.string().nullable(),
    brand: z.string().nullable(),
    link: z.string().nullable(),
    children: z.array(z.unknown()).describe('Child nodes of the same shape; empty for a product'),
  }),
);

/** The paths of all ancestors and the path itself, starting at the root. */
export function listPathsTo(path: string): string[] {
  const codes = path === '' ? [] : path.split('/');
  return codes.map((_code, index) => codes.slice(0, index + 1).join('/'));
}

const stepSchema = z.object({
  code: z.string(),
  path: z.string().describe('Codes from the root to the node, in the format of the `path` query parameter'),
  name: localizedTextSchema,
});

/** A node as its tile shows it. */
export const tileSchema = stepSchema.extend({
  image: z.string().nullable(),
  brand: z.string().nullable(),
  isCategory: z.boolean(),
  drawnAs: z
    .object({ id: productCodeSchema, um: z.string(), qta: z.number(), hex: z.string().nullable() })
    .nullable()
    .describe(
      'Variant of the catalogue product with this code, used to draw the tile; null if there is none',
    ),
  hazard: hazardSummarySchema.describe(
    'Signal word and pictograms of the hazard label; null for a category, or if the product is not assessed',
  ),
  products: z.int().describe('Number of products below the node at any depth; 0 for a product'),
});
export type CatalogueTile = z.infer<typeof tileSchema>;

/** One level of the tree: a node with its ancestors and its direct children. */
export const levelSchema = z.object({
  trail: z.array(stepSchema).describe('Nodes from the root to this node; empty at the root'),
  node: tileSchema
    .extend({
      description: localizedTextSchema,
      link: z.string().nullable(),
      hazard: hazardLabelSchema.nullable().describe('Hazard label, with texts in `lang`'),
    })
    .nullable()
    .describe('The node itself; null at the root'),
  children: z.array(tileSchema),
});
export type CatalogueLevel = z.infer<typeof levelSchema>;

export const levelQuerySchema = z.object({ path: nodePathField().default('') });

/** Query of GET b2c/search. */
export const treeSearchQuerySchema = z.object({
  text: requiredTextField(LIMITS.searchText).describe('Words of a name, or beginning of a code'),
});

/** The result of a search in the tree: categories are found by name, products also by the catalogue search. */
export const treeSearchSchema = z.object({
  outcome: z
    .enum(['all', 'closest', 'none'])
    .describe(
      '`all`: the results contain all words; `closest`: none does, these are the closest; `none`: no ' +
        'close match',
    ),
  tiles: z.array(tileSchema).max(LIMITS.treeSearchResults),
});
export type TreeSearch = z.infer<typeof treeSearchSchema>;

export const storeLinkQuerySchema = z.object({
  productCode: nodeCodeField().describe('Code in the private catalogue, or serial-color-pkg'),
});
export const storeLinkSchema = z.object({ link: z.string() });

/** Counts the categories and the distinct products of a tree. */
export function countTreeNodes(tree: readonly CatalogueNode[]): { categories: number; products: number } {
  const products = new Set<string>();
  let categories = 0;
  const visit = (nodes: readonly CatalogueNode[]): void => {
    for (const { code, children } of nodes) {
      if (children.length === 0) products.add(code);
      else categories += 1;
      visit(children);
    }
  };
  visit(tree);
  return { categories, products: products.size };
}
