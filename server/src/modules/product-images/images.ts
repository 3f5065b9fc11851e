import { createHash } from 'node:crypto';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ImageListQuery, ListedImage, StoredImage } from '@cromia/domain/product-images/product-image';
import type { CallingKey } from '../../platform/access/key-callers.ts';
import type { Connection, Database } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Problem } from '../../platform/problem.ts';
import { encodeImage } from './encode.ts';
import { hasAllFiles, toImageKey } from './files.ts';
import {
  deleteImage,
  findImage,
  findLat,
  lockFiles,
  lockImage,
  recordRemoval,
  selectImages,
  upsertImage,
} from './image-queries.ts';

const ENTITY = 'product_image';

interface ImageDependencies {
  db: Database;
  files: FileStore;
  now: () => Date;
}

/** The uploader: other software with its key, or a user in the back office. */
export interface ImageOrigin {
  key: CallingKey | null;
  userId: string | null;
}

interface ImageUpload extends ImageOrigin {
  lat: string;
  content: Buffer;
  /** Fires when the client disconnects. */
  closed: AbortSignal;
}

/**
 * Stores an image under its name and replaces the previous one. Uploading the same file again changes nothing, unless
 * some of its files are missing from the store.
 * @throws Problem as `encodeImage`
 */
export async function storeImage(
  { db, files, now }: ImageDependencies,
  { lat, content, closed, key, userId }: ImageUpload,
): Promise<StoredImage> {
  const checksum = createHash('sha256').update(content).digest('hex');
  const existing = await findImage(db, lat);
  if (existing?.checksum === checksum && (await hasAllFiles(files, checksum)))
    return { lat, version: existing.version, outcome: 'UNCHANGED' };
  const encoded = await encodeImage(content, closed);
  return db.transaction().execute(async (trx) => {
    await lockFiles(trx, checksum);
    for (const file of encoded.files)
      await files.put(toImageKey(checksum, file.width), file.content, 'image/webp');
    const previous = await lockImage(trx, lat);
    if (previous && previous.checksum !== checksum) await recordRemoval(trx, previous.checksum);
    const { type, width, height } = encoded;
    const version = await upsertImage(trx, {
      ...{ lat, checksum, mediaType: type, size: content.length, width, height },
      ...{ storedAt: now(), userId, keyId: key?.id ?? null },
    });
    await recordAudit(trx, {
      userId,
      action: 'product-images.store',
      entity: ENTITY,
      entityId: lat,
      details: { version, ...(previous && { was: previous.version }), ...(key && { keyName: key.name }) },
    });
    return { lat, version, outcome: previous ? 'REPLACED' : 'CREATED' };
  });
}

/**
 * Deletes an image. Its files stay in the store for another day.
 * @throws Problem NotFound; Conflict when the image was replaced meanwhile
 */
export async function removeImage(db: Database, userId: string, lat: string, version: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const image = await lockImage(trx, lat);
    if (!image) throw new Problem('NotFound');
    if (!(await deleteImage(trx, lat, version))) throw new Problem('Conflict');
    await recordRemoval(trx, image.checksum);
    await recordAudit(trx, {
      userId,
      action: 'product-images.remove',
      entity: ENTITY,
      entityId: lat,
      details: { version },
    });
  });
}

/** The checksum and version of a stored image. @throws Problem NotFound */
export async function readImage(db: Connection, lat: string): Promise<{ checksum: string; version: string }> {
  const image = await findImage(db, lat);
  if (!image) throw new Problem('NotFound');
  return image;
}

/** One page of the image names, each with its image. */
export function readImages(db: Connection, query: ImageListQuery): Promise<LimitedPage<ListedImage>> {
  return readPage(db, selectImages(db, query), query, ({ storedAt, ...row }) => ({
    ...row,
    storedOn: storedAt?.toISOString() ?? null,
  }));
}

/**
 * The image name that a file is meant for: the file name, with or without its extension.
 * @throws Problem NotFound when neither is an image name
 */
export async function findLatOfFile(db: Connection, fileName: string | null): Promise<string> {
  const lat = fileName === null ? undefined : await findLat(db, [fileName, fileName.replace(/\.[^.]+$/, '')]);
  if (lat === undefined) throw new Problem('NotFound');
  return lat;
}
