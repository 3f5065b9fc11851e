import { LIMITS } from '@cromia/domain/limits';
import { ApiProblem } from '../../../api/problem';

const QUALITY = 0.85;

/**
 * Reduces a photo to the size that the server stores, as JPEG without metadata: a phone sends it in seconds also with a
 * weak signal, and photos that only the phone can read, such as HEIC, are accepted.
 * @throws ApiProblem PhotoNotReadable
 */
export async function preparePhoto(file: File): Promise<File> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new ApiProblem({ code: 'PhotoNotReadable', status: 422 });
  }
  const scale = Math.min(1, LIMITS.photoSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (content === null) throw new ApiProblem({ code: 'PhotoNotReadable', status: 422 });
  return new File([content], 'photo.jpg', { type: 'image/jpeg' });
}
