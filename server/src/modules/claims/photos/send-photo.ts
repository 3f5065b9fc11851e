import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import { Problem } from '../../../platform/problem.ts';
import { hasPhoto } from './photo-queries.ts';
import { PHOTO_TYPE, toPhotoKey } from './store-photos.ts';

/** Seconds for which a browser keeps a photo, which never changes. */
const MAX_AGE_S = 3600;

/**
 * Sends a photo of a claim of a customer, or of any customer, for staff, if `customerId` is null.
 * @throws Problem NotFound, also for a photo of another claim or customer
 */
export async function sendClaimPhoto(
  { db, files }: Pick<ModuleDependencies, 'db' | 'files'>,
  { id, photoId, customerId }: { id: string; photoId: string; customerId: string | null },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const isFound = await hasPhoto(db, { claimId: id, photoId, customerId });
  const file = isFound ? await files.find(toPhotoKey(photoId), photoId) : undefined;
  if (!file) throw new Problem('NotFound');
  return sendFile(request, reply, file, {
    name: `${photoId}.webp`,
    contentType: PHOTO_TYPE,
    maxAge: MAX_AGE_S,
  });
}
