import type { TreeDecision } from '@cromia/domain/private-catalogue/upload';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import type { TREE_UPLOAD_LIST } from './upload-list';

const PATH = '/api/v1/backoffice/b2c/uploads' as const;
const UPLOADS_KEY = ['backoffice', 'private-catalogue'];
const getDetailKey = (id: string) => [...UPLOADS_KEY, 'upload', id];
/** Query keys that a decision invalidates: it changes the published tree, and thereby the differences of all uploads. */
const INVALIDATED_KEYS = [[...UPLOADS_KEY, 'list'], [...UPLOADS_KEY, 'changes'], ['private-catalogue']];

/** One page of the uploads of the private catalogue. */
export function treeUploadsQuery(query: ListQueryOf<typeof TREE_UPLOAD_LIST>) {
  return deskPageQuery([...UPLOADS_KEY, 'list', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** One upload. Fails with `NotFound`, also for a malformed id. */
export function treeUploadQuery(id: string) {
  return deskDetailQuery(getDetailKey(id), id, (signal) =>
    unwrapResponse(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal })),
  );
}

/** Publishes an upload, or rejects it. */
export function useDecideTreeUpload(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: INVALIDATED_KEYS,
    send: (change: TreeDecision | 'restore') =>
      change === 'restore'
        ? unwrapResponse(api.POST(`${PATH}/{id}/restore`, { params: { path: { id } } }))
        : unwrapResponse(
            api.POST(`${PATH}/{id}/decision`, { params: { path: { id } }, body: toJsonBody(change) }),
          ),
  });
}
