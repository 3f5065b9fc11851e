import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnsweredFile, answer, answerFile, api } from '../../../api/client';
import { DESK_REFRESH } from '../desk-calls';
import { AUDIT, type AuditSearch } from './audit-list';

const PATH = '/api/v1/backoffice/audit' as const;

/** One page of the audit log. */
export function auditQuery(search: AuditSearch) {
  const query = AUDIT.query(search);
  return queryOptions({
    queryKey: ['backoffice', 'audit', query],
    queryFn: ({ signal }) => answer(api.GET(PATH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** Every entry that passes the filters, as a table. */
export function exportAudit(search: AuditSearch): Promise<AnsweredFile> {
  const { page: _page, size: _size, sort: _sort, ...query } = AUDIT.query(search);
  return answerFile(api.GET(`${PATH}/export`, { params: { query }, parseAs: 'blob' }), 'audit.csv');
}
