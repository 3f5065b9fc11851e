import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnsweredFile, answer, answerFile, api } from '../../../api/client';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskPage } from '../desk-calls';
import type { USERS } from '../users/user-list';

/** One page of the people whose data can be exported or anonymised. */
export function peopleQuery(query: QueryOf<typeof USERS>) {
  return deskPage(['backoffice', 'users', 'personal-data', query], (signal) =>
    answer(api.GET('/api/v1/backoffice/personal-data', { params: { query }, signal })),
  );
}

/** All stored data of a person, as a ZIP of JSON files. */
export function exportPersonalData(id: string): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/users/{id}/personal-data', { params: { path: { id } }, parseAs: 'blob' }),
    `personal-data-${id}.zip`,
  );
}

/** Anonymises a person. Many lists contain the name, so all desk queries are invalidated. */
export function useAnonymisation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      answer(
        api.POST('/api/v1/backoffice/users/{id}/anonymisation', {
          params: { path: { id } },
          body: { reason },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['backoffice'] }),
  });
}
