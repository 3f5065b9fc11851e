import { LIMITS } from '@cromia/domain/limits';
import type { ImageWidth } from '@cromia/domain/product-images/image-width';
import {
  IMAGE_TYPES,
  imageParamsSchema,
  imageQuerySchema,
  storedImageSchema,
} from '@cromia/domain/product-images/product-image';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getCallingKey } from '../../platform/access/viewer.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { getUploadFolder } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { createCallerSignal } from '../../platform/http/caller-signal.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import { allowUploadTime } from '../../platform/limits/body-timeout.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { Problem } from '../../platform/problem.ts';
import { productImageDeskRoutes } from './desk-routes.ts';
import { toImageKey } from './files.ts';
import { readImage, storeImage } from './images.ts';
import { readUploadedImage } from './read-uploaded-image.ts';
import { holdUpload, reserveUpload } from './upload-lock.ts';

/**
 * With a version in the URL the content never changes. Without one the image may be replaced, so caches keep it for
 * five minutes.
 */
const CACHED = {
  versioned: 'public, max-age=31536000, immutable',
  unversioned: 'public, max-age=300, immutable',
} as const;

/** Product images (contract, section 8): public to read, uploaded by other software. */
export function productImageRoutes(app: App, deps: ModuleDependencies): void {
  productImageDeskRoutes(app, deps);

  readRoute(app, deps);
  // A separate scope, because no other route takes an image as its body.
  app.register(async (scope) => {
    const bodyLimit = LIMITS.imageBytes;
    scope.addContentTypeParser(
      [...IMAGE_TYPES, 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    storeRoute(scope.withTypeProvider<ZodTypeProvider>(), deps);
  });
}

interface WantedImage {
  checksum: string;
  version: string;
  width: ImageWidth;
  /** The version in the URL. */
  v?: string | undefined;
}

async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { checksum, version, width, v }: WantedImage,
): Promise<FastifyReply> {
  const etag = `"${checksum}-${width}"`;
  const headers = { etag, 'cache-control': v === version ? CACHED.versioned : CACHED.unversioned };
  if (matchesEtag(request, etag)) return reply.headers(headers).code(304).send();
  const file = await files.find(toImageKey(checksum, width), etag);
  if (!file) throw new Problem('NotFound');
  return reply
    .headers({ ...headers, 'content-length': file.size })
    .type('image/webp')
    .send(await file.open());
}

function readRoute(app: App, { db, files }: ModuleDependencies): void {
  app.get(
    '/api/products/images/:lat',
    {
      config: { access: 'catalogue.read' },
      schema: {
        tags: ['catalogue'],
        summary: 'Retrieve the image of a product as WebP',
        description:
          'Identified by the image name of the product. The image is 640 pixels wide unless another width ' +
          'is given, or narrower if the uploaded image is smaller. Cacheable; for a year if `v` is the ' +
          'current version.',
        params: imageParamsSchema,
        querystring: imageQuerySchema,
        response: describeAnswers(
          { 200: z.unknown().meta({ description: 'image/webp', type: 'string', format: 'binary' }) },
          ['NotFound'],
        ),
      },
    },
    async (request, reply) => {
      const image = await readImage(db, request.params.lat);
      return sendImage(request, reply, files, { ...image, ...request.query });
    },
  );
}

function storeRoute(scope: App, deps: ModuleDependencies): void {
  scope.put(
    '/api/v1/integration/images/:lat',
    {
      config: { access: 'integration.call' },
      bodyLimit: LIMITS.imageBytes,
      onRequest: async (request, reply) => {
        await reserveUpload(getCallingKey(request).id, reply);
        allowUploadTime(request);
      },
      schema: {
        tags: ['integration'],
        summary: 'Upload the image of a product by its image name',
        description:
          'Takes a JPEG, PNG or WebP of at most 10 MB and 25 million pixels, as the request body or in the ' +
          'field `file`; the type is detected from the content. It is stored as WebP without metadata. ' +
          'Uploading the same file again changes nothing. A key can run one upload at a time.',
        consumes: [...IMAGE_TYPES, 'application/octet-stream', 'multipart/form-data'],
        params: imageParamsSchema,
        body: z.unknown().meta({ type: 'string', format: 'binary' }),
        response: describeAnswers({ 200: storedImageSchema }, [
          'BadRequest',
          'ImageTooLarge',
          'PayloadTooLarge',
          'UnsupportedMediaType',
          'TooManyConcurrentRequests',
          'ServiceUnavailable',
        ]),
      },
    },
    (request, reply) =>
      holdUpload(reply, async () => {
        const { content } = Buffer.isBuffer(request.body)
          ? { content: request.body }
          : await readUploadedImage(request, getUploadFolder(deps.config));
        const origin = { key: getCallingKey(request), userId: null };
        return storeImage(deps, {
          lat: request.params.lat,
          content,
          closed: createCallerSignal(request),
          ...origin,
        });
      }),
  );
}
