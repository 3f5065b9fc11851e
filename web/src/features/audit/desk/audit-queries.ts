import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskPageQuery } from '../../desk';
import type { AUDIT_LIST } from './audit-list';

const PATH = '/api/v1/backoffice/audit' as const;

/** A page of the audit log. */
export function auditQuery(query: ListQueryOf<typeof AUDIT_LIST>) {
  return deskPageQuery(['backoffice', 'audit', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** Downloads all entries that match the filters, as CSV. */
export function exportAudit({
  page: _page,
  size: _size,
  sort: _sort,
  ...query
}: ListQueryOf<typeof AUDIT_LIST>): Promise<DownloadedFile> {
  return unwrapFileResponse(api.GET(`${PATH}/export`, { params: { query }, parseAs: 'blob' }), 'audit.csv');
}
