import {
  imageListQuerySchema,
  imagePageSchema,
  imageParamsSchema,
  imageUploadSchema,
  imageVersionQuerySchema,
  storedImageSchema,
} from '@cromia/domain/product-images/product-image';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { describeUploadBody, getUploadFolder, parseFields } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { createCallerSignal } from '../../platform/http/caller-signal.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { findLatOfFile, readImages, removeImage, storeImage } from './images.ts';
import { readUploadedImage } from './read-uploaded-image.ts';
import { holdUpload, reserveUpload } from './upload-lock.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/product-images';

/** Routes to maintain product images (contract, section 8). Pages show each change immediately. */
export function productImageDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;

  app.get(
    PATH,
    {
      config: { access: 'backoffice.product-images' },
      schema: {
        tags: TAGS,
        summary: 'List the image names of products, with and without an image',
        querystring: imageListQuerySchema,
        response: describeAnswers({ 200: imagePageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readImages(db, request.query),
  );

  app.post(
    PATH,
    {
      config: { access: 'backoffice.product-images' },
      schema: {
        tags: TAGS,
        summary: 'Upload the image of a product',
        description:
          'Takes a JPEG, PNG or WebP of at most 10 MB and 25 million pixels in the field `file`. Returns ' +
          '404 if the file name matches no image name of a product. A user can run one upload at a time.',
        consumes: ['multipart/form-data'],
        body: describeUploadBody(imageUploadSchema),
        response: describeAnswers({ 200: storedImageSchema }, [
          'BadRequest',
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'ImageTooLarge',
          'PayloadTooLarge',
          'UnsupportedMediaType',
          'TooManyConcurrentRequests',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const { userId } = getViewer(request);
      await reserveUpload(userId, reply);
      return holdUpload(reply, async () => {
        const { content, fileName, fields } = await readUploadedImage(request, getUploadFolder(config));
        const { lat = await findLatOfFile(db, fileName) } = parseFields(imageUploadSchema, fields);
        return storeImage(deps, { lat, content, closed: createCallerSignal(request), userId, key: null });
      });
    },
  );

  app.delete(
    `${PATH}/:lat`,
    {
      config: { access: 'backoffice.product-images' },
      schema: {
        tags: TAGS,
        summary: 'Delete the image of a product',
        description: 'Returns 409 if the image was replaced in the meantime; reload the list.',
        params: imageParamsSchema,
        querystring: imageVersionQuerySchema,
        response: describeAnswers({ 204: z.undefined() }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    async (request, reply) => {
      await removeImage(db, getViewer(request).userId, request.params.lat, request.query.version);
      return reply.code(204).send();
    },
  );
}
