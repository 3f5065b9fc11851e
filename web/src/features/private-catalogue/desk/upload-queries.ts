import type { TreeDecision } from '@cromia/domain/private-catalogue/upload';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import type { TREE_UPLOAD_LIST } from './upload-list';

const PATH = '/api/v1/backoffice/b2c/uploads' as const;
const ALL = ['backoffice', 'private-catalogue'];
const oneKey = (id: string) => [...ALL, 'upload', id];
/** A decision changes the published tree, and with it the differences of every other upload. */
const CHANGED = [[...ALL, 'list'], [...ALL, 'changes'], ['private-catalogue']];

/** One page of the uploads of the private catalogue. */
export function treeUploadsQuery(query: ListQueryOf<typeof TREE_UPLOAD_LIST>) {
  return deskPageQuery([...ALL, 'list', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** One upload. Fails with `NotFound`, also for a malformed id. */
export function treeUploadQuery(id: string) {
  return deskDetailQuery(oneKey(id), id, (signal) =>
    unwrapResponse(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal })),
  );
}

/** Publishes an upload, or rejects it. */
export function useDecideTreeUpload(id: string) {
  return useDeskMutation({
    detailKey: oneKey(id),
    listKeys: CHANGED,
    send: (change: TreeDecision | 'restore') =>
      change === 'restore'
        ? unwrapResponse(api.POST(`${PATH}/{id}/restore`, { params: { path: { id } } }))
        : unwrapResponse(
            api.POST(`${PATH}/{id}/decision`, { params: { path: { id } }, body: toJsonBody(change) }),
          ),
  });
}
