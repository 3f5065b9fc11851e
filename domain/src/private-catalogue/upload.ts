import { z } from 'zod';
import { DECISIONS, historyEntrySchema, reasonField } from '../decision.ts';
import { choiceField, choiceOrRejectedField, objectField, queryNumberField } from '../fields.ts';
import { localizedTextSchema, PRODUCT_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema, createPageSchema } from '../lists/paging.ts';
import { defineMachine } from '../state-machine.ts';

/** States of an uploaded tree. At most one is published, and at most one is pending. */
export const TREE_STATUSES = ['PENDING', 'PUBLISHED', 'REJECTED', 'REPLACED', 'SUPERSEDED'] as const;
export type TreeStatus = (typeof TREE_STATUSES)[number];

/**
 * Transitions of an uploaded tree: a newer upload supersedes a pending one, and a tree that was published before can be
 * published again.
 */
export const TREE_MACHINE = defineMachine('private catalogue', {
  PENDING: { accept: 'PUBLISHED', reject: 'REJECTED', supersede: 'SUPERSEDED' },
  PUBLISHED: { replace: 'REPLACED' },
  REPLACED: { restore: 'PUBLISHED' },
  REJECTED: {},
  SUPERSEDED: {},
});

/** Fields in which a node can differ from the published one. */
export const NODE_FIELDS = ['name', 'description', 'image', 'brand', 'link', 'position'] as const;
/** How a node differs: it is new, has other values, is in another category, or was removed. */
export const CHANGE_KINDS = ['added', 'changed', 'moved', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** An uploaded file, as listed in the queue of the back office. */
export const treeUploadSchema = z.object({
  id: z.guid(),
  status: z.enum(TREE_STATUSES),
  fileName: z.string().nullable(),
  createdOn: z.string().describe('Time of the upload (UTC)'),
  uploadedBy: z
    .string()
    .nullable()
    .describe('Username of the uploader; null after the user has been deleted'),
  categories: z.int(),
  products: z.int().describe('Number of distinct products'),
  decidedOn: z.string().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type TreeUpload = z.infer<typeof treeUploadSchema>;
export const treeUploadPageSchema = createLimitedPageSchema(treeUploadSchema);

const differenceSchema = z
  .object({ added: z.int(), changed: z.int(), moved: z.int(), removed: z.int() } satisfies Record<
    ChangeKind,
    z.ZodType
  >)
  .describe('Number of nodes that differ from the published tree');
export type TreeDifferenceCounts = z.infer<typeof differenceSchema>;

const shopSchema = z.object({
  host: z.string(),
  links: z.int().describe('Number of distinct products in the upload that link to the shop'),
  isKnown: z.boolean().describe('Whether the published tree links to the shop as well'),
});
/** A shop to which products of an upload link. */
export type LinkedShop = z.infer<typeof shopSchema>;

export const treeUploadDetailSchema = treeUploadSchema.extend({
  difference: differenceSchema,
  shops: z.array(shopSchema).describe('Online shops that the products link to, new shops first'),
  history: z.array(historyEntrySchema),
});
export type TreeUploadDetail = z.infer<typeof treeUploadDetailSchema>;

const placeSchema = z.object({ code: z.string(), name: localizedTextSchema }).nullable();

const changedValueSchema = z.object({
  field: z.enum(NODE_FIELDS).exclude(['position']),
  language: z
    .enum(PRODUCT_LANGUAGES)
    .nullable()
    .describe('Language of a name or description; null for any other field'),
  was: z.string().nullable(),
  is: z.string().nullable(),
});
export type ChangedValue = z.infer<typeof changedValueSchema>;

/** One node that differs from the published tree. */
export const treeChangeSchema = z.object({
  kind: z.enum(CHANGE_KINDS),
  code: z.string(),
  name: localizedTextSchema.describe('Uploaded name; for a removed node, the published name'),
  parent: placeSchema.describe('Parent category; null at the first level'),
  previousParent: placeSchema.describe('Previous parent category of a moved node'),
  fields: z.array(z.enum(NODE_FIELDS)).describe('Changed fields; empty for added and removed nodes'),
  values: z.array(changedValueSchema).describe('Changed values; all values for added and removed nodes'),
});
export type TreeChange = z.infer<typeof treeChangeSchema>;
export const treeChangePageSchema = createPageSchema(treeChangeSchema);

export const TREE_SORTS = ['createdOn', 'status'] as const;
export const treeUploadListQuerySchema = createPageQuerySchema({
  sortFields: TREE_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({ status: choiceOrRejectedField(TREE_STATUSES).optional() });
export type TreeUploadListQuery = z.infer<typeof treeUploadListQuerySchema>;

export const treeChangeQuerySchema = z.object({
  kind: choiceField(CHANGE_KINDS).optional(),
  page: queryNumberField(0, LIMITS.pageNumberMax).default(0),
  size: queryNumberField(1, LIMITS.pageSizeMax).default(LIMITS.pageSizeOrders),
});
export type TreeChangeQuery = z.infer<typeof treeChangeQuerySchema>;

/** Body of POST b2c/uploads/{id}/decision (contract, section 5). */
export const treeDecisionSchema = objectField({
  decision: choiceOrRejectedField(DECISIONS),
  reason: reasonField(),
});
export type TreeDecision = z.infer<typeof treeDecisionSchema>;
