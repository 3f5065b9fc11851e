import type { ListedImage } from '@cromia/domain/product-images/product-image';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toFileBody } from '../../../api/file-body';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskPageQuery } from '../../desk';
import type { IMAGE_LIST } from './image-list';

const IMAGES_KEY = ['backoffice', 'product-images'];
const PATH = '/api/v1/backoffice/product-images' as const;

/** One page of the image names. */
export function imagesQuery(query: ListQueryOf<typeof IMAGE_LIST>) {
  return deskPageQuery([...IMAGES_KEY, query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** Invalidates the list of images and all queries that contain product images. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: IMAGES_KEY });
    void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
    void queryClient.invalidateQueries({ queryKey: ['cart'] });
  };
}

interface ImageFile {
  file: File;
  /** Defaults to the name of the file. */
  lat?: string | undefined;
}

/** Stores an image. */
export function useStoreImage() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async ({ file, lat }: ImageFile) => {
      const form = await toFileBody(file, { lat });
      return unwrapResponse(api.POST(PATH, { body: { file: '' }, bodySerializer: () => form }));
    },
    onSuccess,
  });
}

/** Deletes an image in the displayed version. */
export function useDeleteImage() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ lat, version }: ListedImage) =>
      unwrapResponse(
        api.DELETE(`${PATH}/{lat}`, { params: { path: { lat }, query: { version: version ?? '' } } }),
      ),
    onSettled,
  });
}
