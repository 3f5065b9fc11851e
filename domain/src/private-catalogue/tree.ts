import { z } from 'zod';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { patternTextField, requiredTextField } from '../fields.ts';
import { type LocalizedText, localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';

/** A node of the private catalogue (section 3, "B2C product"): a category with children, or a product without. */
export type CatalogueNode = {
  code: string;
  name: LocalizedText;
  description: LocalizedText;
  /** Name of a picture's file; the portal keeps them under `private-catalogue/`. */
  image: string | null;
  brand: string | null;
  /** Where the product is sold online. */
  link: string | null;
  children: CatalogueNode[];
};

/** Code of a node, in upper case. */
export function nodeCodeField() {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .toUpperCase()
    .min(1, 'missing')
    .max(LIMITS.treeCode, { error: 'invalidLenght', abort: true })
    .regex(/^[0-9A-Z][0-9A-Z._-]*$/, 'invalidField');
}

/** The answer of GET b2c: the whole tree. */
export const catalogueTreeSchema = z.array(
  z.object({
    code: z.string(),
    name: localizedTextSchema,
    description: localizedTextSchema,
    image: z.string().nullable(),
    brand: z.string().nullable(),
    link: z.string().nullable(),
    children: z.array(z.unknown()).describe('Nodes of this very shape; none below a product'),
  }),
);

/** Codes from the root to a node, as an address has them: `WALLS/WALLS-PAINT/H500`; empty for the root. */
export function nodePathField() {
  return z.union(
    [
      z.literal(''),
      patternTextField(
        /^[0-9A-Z][0-9A-Z._-]*(?:\/[0-9A-Z][0-9A-Z._-]*)*$/,
        LIMITS.treeDepth * LIMITS.treePathPart,
      ),
    ],
    { error: 'invalidField' },
  );
}

/** Every path that leads to a path, itself included, from the root on. */
export function listPathsTo(path: string): string[] {
  const codes = path === '' ? [] : path.split('/');
  return codes.map((_code, index) => codes.slice(0, index + 1).join('/'));
}

const stepSchema = z.object({
  code: z.string(),
  path: z.string().describe('Codes from the root on, as `path` of the query takes them'),
  name: localizedTextSchema,
});

/** One node as its tile shows it. */
export const tileSchema = stepSchema.extend({
  image: z.string().nullable(),
  brand: z.string().nullable(),
  isCategory: z.boolean(),
  drawnAs: z
    .object({ id: productCodeSchema, um: z.string(), qta: z.number(), hex: z.string().nullable() })
    .nullable()
    .describe(
      'A variant of the catalogue’s product with this code, to draw it by; null where the catalogue has none',
    ),
  products: z.int().describe('Products below it, however deep; 0 for a product'),
});
export type CatalogueTile = z.infer<typeof tileSchema>;

/** One level of the tree: where one is, and what lies directly below. */
export const levelSchema = z.object({
  trail: z.array(stepSchema).describe('From the root to the node itself; empty at the root'),
  node: tileSchema
    .extend({ description: localizedTextSchema, link: z.string().nullable() })
    .nullable()
    .describe('Null at the root'),
  children: z.array(tileSchema),
});
export type CatalogueLevel = z.infer<typeof levelSchema>;

export const levelQuerySchema = z.object({ path: nodePathField().default('') });

/** Query of GET b2c/search. */
export const treeSearchQuerySchema = z.object({
  text: requiredTextField(LIMITS.searchText).describe('Words of a name, or the beginning of a code'),
});

/** What a text finds in the tree: categories by their name, products also as the search of the catalogue finds them. */
export const treeSearchSchema = z.object({
  outcome: z
    .enum(['all', 'closest', 'none'])
    .describe(
      '`all`: these have all words; `closest`: none has, these come closest; `none`: nothing is close',
    ),
  tiles: z.array(tileSchema).max(LIMITS.treeFound),
});
export type TreeSearch = z.infer<typeof treeSearchSchema>;

export const storeLinkQuerySchema = z.object({
  productCode: nodeCodeField().describe('Code of the private catalogue, or serial-color-pkg'),
});
export const storeLinkSchema = z.object({ link: z.string() });

/** How many categories and how many different products a tree has. */
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
