import { LIMITS } from '@cromia/domain/limits';
import type { ImageType } from '@cromia/domain/product-images/product-image';
import sharp, { type Sharp } from 'sharp';
import { createLimiter } from '../limits/limiter.ts';
import { Problem } from '../problem.ts';

/** The slowest image within the limits takes a quarter of this. */
const TIMEOUT_S = 20;

/** Decodes one image at a time, so that the pixel limit also limits the memory for decoding (at most 270 MB). */
const limit = createLimiter({ concurrency: 1, maxQueued: 8 });
// One thread, so that other requests are still served; no cache, so that encoded images do not stay in memory.
sharp.concurrency(1);
sharp.cache(false);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The type of an image by its first bytes; undefined for any other content. */
export function detectImageType(content: Buffer): ImageType | undefined {
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (content.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  const isWebp = content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}

/**
 * The chunks needed for the pixels and colours of a PNG. Text chunks are dropped, as a small one may inflate to
 * gigabytes.
 */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
/** Bytes of a chunk's length, type and checksum, four each. */
const CHUNK_FRAME = 12;

/** A PNG with only the chunks that its pixels need. A truncated last chunk is dropped. */
export function stripTextChunks(content: Buffer): Buffer {
  const chunks = [content.subarray(0, PNG.length)];
  const seenTypes = new Set<string>();
  for (let position = PNG.length; position + CHUNK_FRAME <= content.length; ) {
    const end = position + CHUNK_FRAME + content.readUInt32BE(position);
    const type = content.toString('latin1', position + 4, position + 8);
    const isRepeated = type !== 'IDAT' && seenTypes.has(type);
    if (end <= content.length && PNG_CHUNKS.has(type) && !isRepeated)
      chunks.push(content.subarray(position, end));
    seenTypes.add(type);
    position = end;
  }
  return Buffer.concat(chunks);
}

/** @throws Problem BadRequest for content that cannot be decoded */
async function decode<T>(path: string, decodeContent: () => Promise<T>): Promise<T> {
  try {
    return await decodeContent();
  } catch {
    // sharp throws plain errors. Any failure here is caused by the content.
    throw new Problem('BadRequest', { errors: [{ path, code: 'invalidField' }] });
  }
}

/** An image that is being decoded. */
export interface DecodableImage {
  type: ImageType;
  /** Pixels of the upload after EXIF rotation. */
  width: number;
  height: number;
  /** The decoder, with EXIF rotation applied and in sRGB, limited to a side of `maxSide` pixels. */
  open: (maxSide: { width?: number; height?: number }) => Sharp;
}

/**
 * Decodes an uploaded image, of which metadata are never passed on.
 * @param closed fires when the client disconnects
 * @param path the field that an error names
 * @throws Problem UnsupportedMediaType for content that is not JPEG, PNG or WebP; ImageTooLarge for too many pixels
 * according to the header; BadRequest for a damaged image; ServiceUnavailable when the queue is full
 */
export async function decodeImage<T>(
  uploaded: Buffer,
  { closed, path = 'file' }: { closed: AbortSignal; path?: string },
  encode: (image: DecodableImage) => Promise<T>,
): Promise<T> {
  const type = detectImageType(uploaded);
  if (type === undefined) throw new Problem('UnsupportedMediaType');
  return limit(async () => {
    const content = type === 'image/png' ? stripTextChunks(uploaded) : uploaded;
    // Only the header is read here. `limitInputPixels` protects the decoder as well.
    const { autoOrient } = await decode(path, () => sharp(content, { limitInputPixels: false }).metadata());
    const { width, height } = autoOrient;
    const isTooLarge = width * height > LIMITS.imagePixels || Math.max(width, height) > LIMITS.imageSide;
    if (isTooLarge) throw new Problem('ImageTooLarge');
    const open = (maxSide: { width?: number; height?: number }) =>
      sharp(content, { limitInputPixels: LIMITS.imagePixels, sequentialRead: true, failOn: 'error' })
        .timeout({ seconds: TIMEOUT_S })
        .autoOrient()
        .resize({ ...maxSide, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb');
    return decode(path, () => encode({ type, width, height, open }));
  }, closed);
}

/** Shows scratches and small print on labels. */
const PHOTO_QUALITY = 82;

/** Encodes a photo as WebP without metadata, such as its location. @throws Problem as `decodeImage` */
export function encodePhoto(
  uploaded: Buffer,
  options: { closed: AbortSignal; path: string },
): Promise<Buffer> {
  const side = LIMITS.photoSide;
  return decodeImage(uploaded, options, ({ open }) =>
    open({ width: side, height: side }).webp({ quality: PHOTO_QUALITY, smartSubsample: true }).toBuffer(),
  );
}
