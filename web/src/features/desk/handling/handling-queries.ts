import type { HandledKind, Handling, HandlingChange } from '@cromia/domain/handling/handling';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { omitUndefined } from '../../../ui/list/omit-undefined';
import { DESK_REFETCH_OPTIONS, useDeskMutation } from '../desk-queries';

const PATH = '/api/v1/backoffice/handling/{kind}/{id}';
const getKey = (kind: HandledKind, id: string) => ['backoffice', 'handling', kind, id];

/** Users to whom an entry can be assigned. */
export const assigneesQuery = queryOptions({
  queryKey: ['backoffice', 'assignees'],
  queryFn: ({ signal }) => unwrapResponse(api.GET('/api/v1/backoffice/handling/assignees', { signal })),
});

/** The assignee and the internal note of an entry. @param id its id, or the code of a customer */
export function handlingQuery(kind: HandledKind, id: string) {
  return queryOptions({
    queryKey: getKey(kind, id),
    queryFn: ({ signal }) => unwrapResponse(api.GET(PATH, { params: { path: { kind, id } }, signal })),
    ...DESK_REFETCH_OPTIONS,
  });
}

/** Assigns an entry, or changes its internal note. Refetches the page's data, which contain the history. */
export function useChangeHandling(kind: HandledKind, id: string) {
  return useDeskMutation<HandlingChange, Handling>({
    detailKey: getKey(kind, id),
    listKeys: [['backoffice']],
    send: ({ version, ...fields }) =>
      unwrapResponse(
        api.PATCH(PATH, { params: { path: { kind, id } }, body: { version, ...omitUndefined(fields) } }),
      ),
  });
}
