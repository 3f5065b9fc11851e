import { readFile } from 'node:fs/promises';
import { LIMITS } from '@cromia/domain/limits';
import {
  imageListQuerySchema,
  imagePageSchema,
  imageParamsSchema,
  imageUploadSchema,
  imageVersionQuerySchema,
  storedImageSchema,
} from '@cromia/domain/product-images/product-image';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import {
  describeUploadBody,
  getUploadFolder,
  parseFields,
  withUpload,
} from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { createCallerSignal } from '../../platform/http/caller-signal.ts';
import { reserveUpload, runReservedUpload } from '../../platform/limits/upload-lock.ts';
import { declareDeskRoutes, noContent } from '../../platform/routes/declare-routes.ts';
import { findLatOfFile, readImages, removeImage, storeImage } from './images.ts';

/** Routes to maintain product images (contract, section 8). Pages show each change immediately. */
export function productImageDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const limits = { folder: getUploadFolder(config), maxBytes: LIMITS.imageBytes };
  const images = declareDeskRoutes(app, deps, {
    path: '/product-images',
    access: 'backoffice.product-images',
  });

  images.get(
    '',
    {
      summary: 'List the image names of products, with and without an image',
      query: imageListQuerySchema,
      response: imagePageSchema,
    },
    ({ query }) => readImages(db, query),
  );

  images.post(
    '',
    {
      summary: 'Upload the image of a product',
      description:
        'Takes a JPEG, PNG or WebP of at most 10 MB and 25 million pixels, with 12,000 a side in the field `file`. Returns ' +
        '404 if the file name matches no image name of a product. A user can run one upload at a time.',
      consumes: ['multipart/form-data'],
      body: describeUploadBody(imageUploadSchema),
      response: storedImageSchema,
      errors: ['NotFound', 'ImageTooLarge', 'TooManyConcurrentRequests'],
    },
    async ({ viewer: { userId }, request, reply }) => {
      await reserveUpload(userId, reply);
      return runReservedUpload(reply, () =>
        withUpload(request, limits, async ({ path, fileName, fields }) => {
          const { lat = await findLatOfFile(db, fileName) } = parseFields(imageUploadSchema, fields);
          const content = await readFile(path);
          return storeImage(deps, { lat, content, closed: createCallerSignal(request), userId, key: null });
        }),
      );
    },
  );

  images.delete(
    '/:lat',
    {
      summary: 'Delete the image of a product',
      description: 'Returns 409 if the image was replaced in the meantime; reload the list.',
      params: imageParamsSchema,
      query: imageVersionQuerySchema,
      response: noContent,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, query }) => removeImage(db, viewer.userId, params.lat, query.version),
  );
}
