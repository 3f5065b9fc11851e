import { z } from 'zod';
import { imageVersionSchema } from '../catalogue/product.ts';
import { choiceField, filterTextField, patternTextField, requiredTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { DEFAULT_IMAGE_WIDTH, type ImageWidth } from './image-width.ts';

/** File types that are accepted as images. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** The version of an image, which changes with its content and is part of its URL. */
function versionField() {
  return patternTextField(/^[0-9a-f]{16}$/, LIMITS.token);
}

/** Name of an image, as in the product field `lat`. */
export function latField() {
  return requiredTextField(LIMITS.shortText).describe('Image name');
}

export const imageParamsSchema = z.object({ lat: latField() });

/** Query of GET products/images/{lat}. */
export const imageQuerySchema = z.object({
  width: choiceField(['160', '320', '640'])
    .transform((width) => Number(width) as ImageWidth)
    .default(DEFAULT_IMAGE_WIDTH),
  v: versionField()
    .optional()
    .describe('Image version; responses to the current version are cacheable for a year'),
});

/** Outcome of an upload; uploading the same file again gives `UNCHANGED`. */
export const IMAGE_OUTCOMES = ['CREATED', 'REPLACED', 'UNCHANGED'] as const;
export type ImageOutcome = (typeof IMAGE_OUTCOMES)[number];

/** Response to an upload. */
export const storedImageSchema = z.object({
  lat: z.string(),
  version: z.string().describe('Version of the image, the `v` parameter of its URL'),
  outcome: z.enum(IMAGE_OUTCOMES),
});
export type StoredImage = z.infer<typeof storedImageSchema>;

/** Form fields that the back office sends with the file of an upload. */
export const imageUploadSchema = z.object({
  lat: latField()
    .optional()
    .describe(
      'Image name; defaults to the product image name that matches the file name, with or without its ' +
        'extension',
    ),
});

export const IMAGE_SORTS = ['lat', 'products', 'storedOn'] as const;

/** States of an image name: whether an image is stored under it. */
export const IMAGE_STATES = ['STORED', 'MISSING'] as const;
export type ImageState = (typeof IMAGE_STATES)[number];

/** Query of GET backoffice/product-images. */
export const imageListQuerySchema = createPageQuerySchema({
  sortFields: IMAGE_SORTS,
  defaultSort: 'lat,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  searchString: filterTextField().describe('Part of the image name, or a serial'),
  state: choiceField(IMAGE_STATES).optional(),
});
export type ImageListQuery = z.infer<typeof imageListQuerySchema>;

/** An image name that products use or under which an image is stored. */
export const listedImageSchema = z.object({
  lat: z.string(),
  products: z.int().describe('Number of products with this image name, excluding removed ones'),
  serials: z.array(z.string()).describe('The first serials of these products'),
  version: imageVersionSchema,
  width: z.int().nullable().describe('Width of the uploaded image in pixels'),
  height: z.int().nullable(),
  size: z.int().nullable().describe('Size of the uploaded file in bytes'),
  storedOn: z.string().nullable(),
  storedBy: z
    .string()
    .nullable()
    .describe('User or integration key that stored the image; null after the user has been deleted'),
});
export type ListedImage = z.infer<typeof listedImageSchema>;
export const imagePageSchema = createLimitedPageSchema(listedImageSchema);

/** Query of DELETE backoffice/product-images/{lat}: the version that the caller has read. */
export const imageVersionQuerySchema = z.object({ version: versionField() });
