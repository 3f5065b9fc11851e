import {
  claimDetailSchema,
  claimListQuerySchema,
  claimPageSchema,
  createdClaimSchema,
  newClaimSchema,
} from '@cromia/domain/claims/claim';
import { idField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import {
  describeUploadsBody,
  getUploadFolder,
  parseFields,
  withUploads,
} from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { createCallerSignal } from '../../platform/http/caller-signal.ts';
import { reservePhotoUpload, runReservedUpload } from '../../platform/limits/upload-lock.ts';
import { fileResponse, idParams } from '../../platform/routes/declare-routes.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { declareCustomerMessages } from '../messages/index.ts';
import { CLAIM_CONVERSATIONS } from './claim-messages.ts';
import { readClaim, readClaimPage } from './claims.ts';
import { claimDeskRoutes } from './desk-routes.ts';
import { openClaim } from './open-claim.ts';
import { findClaimPhoto } from './photos/find-photo.ts';
import { PHOTO_TYPE, PHOTOS_FIELD, storePhotos } from './photos/store-photos.ts';

/** The other field of the form. Multipart schemas refer to components by their address only. */
const claimFieldsSchema = z.object({
  claim: z.unknown().meta({ $ref: '#/components/schemas/NewClaimInput' }),
});

/** Text that is parsed as JSON. */
const jsonTextSchema = z.string({ error: 'missing' }).transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'invalidField', input: text });
    return z.NEVER;
  }
});

const claimPhotoParams = idParams.extend({ photoId: idField() });

/** Claims of a customer about shipped goods (contract, section 13), and their desk. */
export function claimRoutes(app: App, deps: ModuleDependencies): void {
  claimDeskRoutes(app, deps);
  const claims = declareShopRoutes(app, deps, { tag: 'claims', path: '/claims', access: 'claims.list' });
  readRoutes(claims, deps);
  createRoute(claims, deps);

  declareCustomerMessages(claims, deps, CLAIM_CONVERSATIONS, { read: 'claims.list', write: 'claims.create' });
}

type ShopRoutes = ReturnType<typeof declareShopRoutes>;

function readRoutes(claims: ShopRoutes, deps: ModuleDependencies): void {
  claims.get(
    '',
    { summary: 'List claims', query: claimListQuerySchema, response: claimPageSchema },
    ({ viewer: { userId }, customer, query }) =>
      readClaimPage(deps, { customerId: customer.id, userId }, query),
  );

  claims.get(
    '/:id',
    {
      summary: 'Retrieve a claim with its lines, photos and messages',
      params: idParams,
      response: claimDetailSchema,
    },
    ({ viewer, customer, params }) =>
      readClaim(deps.db, { id: params.id, customerId: customer.id }, viewer.userId),
  );

  claims.get(
    '/:id/photos/:photoId',
    {
      summary: 'Download a photo of a claim',
      params: claimPhotoParams,
      produces: [PHOTO_TYPE],
      response: fileResponse,
    },
    async ({ customer, params, request, reply }) => {
      const { file, response } = await findClaimPhoto(deps, { ...params, customerId: customer.id });
      return sendFile(request, reply, file, response);
    },
  );
}

function createRoute(claims: ShopRoutes, deps: ModuleDependencies): void {
  const limits = {
    folder: getUploadFolder(deps.config),
    field: PHOTOS_FIELD,
    maxBytes: LIMITS.imageBytes,
    maxFiles: LIMITS.claimPhotos,
    maxFieldBytes: LIMITS.claimBytes,
  };
  claims.post(
    '',
    {
      access: 'claims.create',
      summary: 'Open a claim about lines of a shipment',
      description:
        `\`claim\` is JSON; up to ${LIMITS.claimPhotos} files \`photos\` (JPEG, PNG, WebP) of at most 10 MB each are ` +
        'stored without metadata. Packages that another open or accepted claim contains cannot be claimed again: ' +
        'ClaimExceedsShipment names those lines with what is left. The staff is mailed.',
      idempotent: true,
      limit: { kind: 'CLAIM', perHour: LIMITS.claimsPerHour },
      consumes: ['multipart/form-data'],
      body: describeUploadsBody(claimFieldsSchema, { field: PHOTOS_FIELD, maxFiles: LIMITS.claimPhotos }),
      status: 201,
      response: createdClaimSchema,
      errors: ['ClaimExceedsShipment', 'PhotoNotReadable', 'ImageTooLarge', 'TooManyConcurrentRequests'],
    },
    async ({ request, reply, viewer, customer, transaction }) => {
      await reservePhotoUpload(viewer.userId, reply);
      return runReservedUpload(reply, () =>
        withUploads(request, limits, async ({ files, fields }) => {
          const { claim: json } = parseFields(z.object({ claim: jsonTextSchema }), fields);
          const claim = parseFields(newClaimSchema, json);
          // What a repeat with the same idempotency key is compared with.
          request.body = { claim, photos: files.map(({ sha256 }) => sha256) };
          const photoIds = await storePhotos(deps.files, files, createCallerSignal(request));
          return transaction((trx) => openClaim(trx, deps, { viewer, customer }, { claim, photoIds }));
        }),
      );
    },
  );
}
