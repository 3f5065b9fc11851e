import type { TreeDecision } from '@cromia/domain/private-catalogue/upload';
import { answer, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage, useDeskChange } from '../desk-calls';
import type { TREE_UPLOADS } from './upload-list';

const PATH = '/api/v1/backoffice/b2c/uploads' as const;
const ALL = ['backoffice', 'private-catalogue'];
const oneKey = (id: string) => [...ALL, 'upload', id];
/** A decision changes the published tree, and with it the differences of every other upload. */
const CHANGED = [[...ALL, 'list'], [...ALL, 'changes'], ['private-catalogue']];

/** One page of the uploads of the private catalogue. */
export function treeUploadsQuery(query: QueryOf<typeof TREE_UPLOADS>) {
  return deskPage([...ALL, 'list', query], (signal) => answer(api.GET(PATH, { params: { query }, signal })));
}

/** One upload. Fails with `NotFound`, also for a malformed id. */
export function treeUploadQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal })),
  );
}

/** Publishes an upload, or rejects it. */
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
