import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../../api/client';
import { toFileBody } from '../../../../api/file-body';

/** Query key of all desk queries about data sheets. */
export const DOCUMENTS_KEY = ['backoffice', 'documents'];

/** A mutation of data sheets that invalidates their lists. */
export function useDocumentChange<Variables, Response>(send: (variables: Variables) => Promise<Response>) {
  const queryClient = useQueryClient();
  return useMutation<Response, Error, Variables>({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY }),
  });
}

/** Publishes an archive of documents: all of them or none. */
export function usePublishArchive() {
  return useDocumentChange(async (file: File) => {
    const form = await toFileBody(file);
    return unwrapResponse(
      api.POST('/api/v1/backoffice/documents', { body: { file: '' }, bodySerializer: () => form }),
    );
  });
}
