import { readFile } from 'node:fs/promises';
import { LIMITS } from '@cromia/domain/limits';
import {
  IMAGE_TYPES,
  imageParamsSchema,
  imageQuerySchema,
  storedImageSchema,
} from '@cromia/domain/product-images/product-image';
import type { FastifyInstance } from 'fastify';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getCallingKey } from '../../platform/access/viewer.ts';
import { declareFileBodies, fileBody, withFileBody } from '../../platform/files/file-body.ts';
import { getUploadFolder } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { createCallerSignal } from '../../platform/http/caller-signal.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import { Problem } from '../../platform/problem.ts';
import { declareRoutes, fileResponse } from '../../platform/routes/declare-routes.ts';
import { productImageDeskRoutes } from './desk-routes.ts';
import { toImageKey } from './files.ts';
import { readImage, storeImage } from './images.ts';

/**
 * With a version in the URL the content never changes. Without one the image may be replaced, so caches keep it for
 * five minutes.
 */
const CACHE_CONTROL = {
  versioned: 'public, max-age=31536000, immutable',
  unversioned: 'public, max-age=300, immutable',
} as const;

const IMAGE_BODY = { types: IMAGE_TYPES, maxBytes: LIMITS.imageBytes };

/** Product images (contract, section 8): public to read, uploaded by other software. */
export function productImageRoutes(app: App, deps: ModuleDependencies): void {
  productImageDeskRoutes(app, deps);
  readRoute(app, deps);
  declareFileBodies(app, IMAGE_BODY, (scope) => storeRoute(scope, deps));
}

function readRoute(app: App, deps: ModuleDependencies): void {
  const { db, files } = deps;
  const images = declareRoutes(app, deps, { tag: 'catalogue', path: '/api/products/images' });

  images.get(
    '/:lat',
    {
      access: 'catalogue.read',
      summary: 'Retrieve the image of a product as WebP',
      description:
        'Identified by the image name of the product. The image is 640 pixels wide unless another width ' +
        'is given, or narrower if the uploaded image is smaller. Cacheable; for a year if `v` is the ' +
        'current version.',
      params: imageParamsSchema,
      query: imageQuerySchema,
      produces: ['image/webp'],
      conditional: true,
      response: fileResponse,
      errors: ['NotFound'],
    },
    async ({ params, query: { width, v }, request, reply }) => {
      const { checksum, version } = await readImage(db, params.lat);
      const etag = `"${checksum}-${width}"`;
      const cacheControl = v === version ? CACHE_CONTROL.versioned : CACHE_CONTROL.unversioned;
      if (matchesEtag(request, etag))
        return reply.headers({ etag, 'cache-control': cacheControl }).code(304).send();
      const file = await files.find(toImageKey(checksum, width), etag);
      if (!file) throw new Problem('NotFound');
      return reply
        .headers({ etag, 'cache-control': cacheControl, 'content-length': file.size })
        .type('image/webp')
        .send(await file.open());
    },
  );
}

function storeRoute(app: FastifyInstance, deps: ModuleDependencies): void {
  const limits = { folder: getUploadFolder(deps.config), ...IMAGE_BODY };
  const images = declareRoutes(app, deps, { tag: 'integration', path: '/api/v1/integration/images' });

  images.put(
    '/:lat',
    {
      access: 'integration.catalogue',
      ...fileBody(IMAGE_BODY),
      summary: 'Upload the image of a product by its image name',
      description:
        'Takes a JPEG, PNG or WebP of at most 10 MB and 25 million pixels, with 12,000 a side, as the request body or in the ' +
        'field `file`; the type is detected from the content. It is stored as WebP without metadata. ' +
        'Uploading the same file again changes nothing. A key can run one upload at a time.',
      params: imageParamsSchema,
      response: storedImageSchema,
      errors: ['ImageTooLarge', 'TooManyConcurrentRequests'],
    },
    (call) =>
      withFileBody(call, limits, async ({ path }) =>
        storeImage(deps, {
          ...{ lat: call.params.lat, content: await readFile(path), userId: null },
          ...{ closed: createCallerSignal(call.request), key: getCallingKey(call.request) },
        }),
      ),
  );
}
