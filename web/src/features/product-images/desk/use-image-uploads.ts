import type { StoredImage } from '@cromia/domain/product-images/product-image';
import { useRef, useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../../api/problem';
import { useStoreImage } from './image-queries';

/** A chosen file with its result. */
export interface ImageUpload {
  id: number;
  file: File;
  lat: string | undefined;
  state: 'waiting' | 'sending' | StoredImage | ApiProblem;
}

/** Uploads files one after another. */
export function useImageUploads() {
  const store = useStoreImage();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lastId = useRef(0);

  const send = async ({ id, file, lat }: ImageUpload) => {
    const follow = (state: ImageUpload['state']) =>
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, state } : each)));
    follow('sending');
    try {
      follow(await store.mutateAsync({ file, lat }));
    } catch (error) {
      follow(toApiProblem(error));
    }
  };

  return {
    uploads,
    /** @param lat the image name; without it, the name of each file decides */
    add: (files: readonly File[], lat?: string) => {
      const added = files.map((file): ImageUpload => {
        lastId.current += 1;
        return { id: lastId.current, file, lat, state: 'waiting' };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) queue.current = queue.current.then(() => send(upload));
    },
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    clear: () => setUploads([]),
  };
}
