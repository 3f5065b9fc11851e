import { readFile } from 'node:fs/promises';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import { type UploadedFile, withUpload } from '../../platform/files/uploads.ts';

interface UploadedImage extends Pick<UploadedFile, 'fileName' | 'fields'> {
  content: Buffer;
}

/** The image of a multipart body. @throws Problem as `withUpload` */
export function readUploadedImage(request: FastifyRequest, folder: string): Promise<UploadedImage> {
  return withUpload(request, { folder, maxBytes: LIMITS.imageBytes }, async ({ path, fileName, fields }) => ({
    content: await readFile(path),
    fileName,
    fields,
  }));
}
