import type { StoredImage } from '@cromia/domain/product-images/product-image';
import { useRef, useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../../api/problem';
import { useStoreImage } from './image-queries';

/** A chosen file with the state of its upload. */
export interface ImageUpload {
  id: number;
  file: File;
  lat: string | undefined;
  state: 'waiting' | 'sending' | StoredImage | ApiProblem;
}

/** Uploads files one after another. */
export function useImageUploads() {
  const storeImage = useStoreImage();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lastId = useRef(0);

  const sendUpload = async ({ id, file, lat }: ImageUpload) => {
    const setState = (state: ImageUpload['state']) =>
      setUploads((previous) => previous.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
    setState('sending');
    try {
      setState(await storeImage.mutateAsync({ file, lat }));
    } catch (error) {
      setState(toApiProblem(error));
    }
  };

  return {
    uploads,
    /** @param lat the image name; by default the name of each file */
    add: (files: readonly File[], lat?: string) => {
      const added = files.map((file): ImageUpload => {
        lastId.current += 1;
        return { id: lastId.current, file, lat, state: 'waiting' };
      });
      setUploads((previous) => [...previous, ...added]);
      for (const upload of added) queue.current = queue.current.then(() => sendUpload(upload));
    },
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    clear: () => setUploads([]),
  };
}
