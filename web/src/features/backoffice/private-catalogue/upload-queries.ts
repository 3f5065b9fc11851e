import type { TreeDecision } from '@cromia/domain/private-catalogue/upload';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import { DESK_REFRESH, insistOnId, useDeskChange } from '../desk-calls';
import { TREE_UPLOADS, type TreeUploadsSearch } from './upload-list';

const PATH = '/api/v1/backoffice/b2c/uploads' as const;
const ALL = ['backoffice', 'private-catalogue'];
const oneKey = (id: string) => [...ALL, 'upload', id];
/** A decision changes what is shown, and with it what every other upload differs in. */
const CHANGED = [[...ALL, 'list'], [...ALL, 'changes'], ['private-catalogue']];

/** One page of the uploads of the private catalogue. */
export function treeUploadsQuery(search: TreeUploadsSearch) {
  const query = TREE_UPLOADS.query(search);
  return queryOptions({
    queryKey: [...ALL, 'list', query],
    queryFn: ({ signal }) => answer(api.GET(PATH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** One upload. Fails with `NotFound`, also for what is no id at all. */
export function treeUploadQuery(id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => {
      insistOnId(id);
      return answer(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal }));
    },
    ...DESK_REFRESH,
  });
}

/** Shows an upload to everybody, or rejects it. */
export function useTreeDecision(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: CHANGED,
    send: (change: TreeDecision | 'restore') =>
      change === 'restore'
        ? answer(api.POST(`${PATH}/{id}/restore`, { params: { path: { id } } }))
        : answer(api.POST(`${PATH}/{id}/decision`, { params: { path: { id } }, body: jsonBody(change) })),
  });
}
