import { IMAGE_WIDTHS, type ImageWidth } from '@cromia/domain/product-images/image-width';
import type { ImageType } from '@cromia/domain/product-images/product-image';
import sharp, { type OutputInfo } from 'sharp';
import { decodeImage } from '../../platform/files/decode-image.ts';

/** Visually lossless for photographs of packaging, at a third of the size of the best quality. */
const QUALITY = 82;

export interface EncodedImage {
  type: ImageType;
  /** Pixels of the upload after EXIF rotation. */
  width: number;
  height: number;
  /** WebP by width; small images are not enlarged. */
  files: { width: ImageWidth; content: Buffer }[];
}

/**
 * Encodes an image as WebP in each width, with EXIF rotation applied, in sRGB and without metadata.
 * @param closed fires when the client disconnects
 * @throws Problem as `decodeImage`
 */
export async function encodeImage(uploaded: Buffer, closed: AbortSignal): Promise<EncodedImage> {
  return decodeImage(uploaded, { closed }, async ({ type, width, height, open }) => {
    const largest = await open({ width: Math.max(...IMAGE_WIDTHS) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { type, width, height, files: await encodeWidths(largest) };
  });
}

async function encodeWidths({
  data,
  info: { width, height, channels },
}: {
  data: Buffer;
  info: OutputInfo;
}): Promise<EncodedImage['files']> {
  const encoded = [];
  for (const targetWidth of IMAGE_WIDTHS) {
    const webp = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: targetWidth, withoutEnlargement: true })
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer();
    encoded.push({ width: targetWidth, content: webp });
  }
  return encoded;
}
