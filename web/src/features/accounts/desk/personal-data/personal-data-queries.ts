import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../../api/client';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { deskPageQuery } from '../../../desk';
import type { USER_LIST } from '../users/user-list';

/** A page of the people whose data can be exported or anonymised. */
export function peopleQuery(query: ListQueryOf<typeof USER_LIST>) {
  return deskPageQuery(['backoffice', 'users', 'personal-data', query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/personal-data', { params: { query }, signal })),
  );
}

/** Downloads all stored data of a person as a ZIP of JSON files. */
export function exportPersonalData(id: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/users/{id}/personal-data', { params: { path: { id } }, parseAs: 'blob' }),
    `personal-data-${id}.zip`,
  );
}

/** Anonymises a person. Many lists contain the name, so all desk queries are invalidated. */
export function useAnonymisePerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/users/{id}/anonymisation', {
          params: { path: { id } },
          body: { reason },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['backoffice'] }),
  });
}
