import { type AnsweredFile, answer, answerFile, api } from '../../../api/client';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskPage } from '../desk-calls';
import type { AUDIT } from './audit-list';

const PATH = '/api/v1/backoffice/audit' as const;

/** One page of the audit log. */
export function auditQuery(query: QueryOf<typeof AUDIT>) {
  return deskPage(['backoffice', 'audit', query], (signal) =>
    answer(api.GET(PATH, { params: { query }, signal })),
  );
}

/** Exports every entry that matches the filters. */
export function exportAudit({
  page: _page,
  size: _size,
  sort: _sort,
  ...query
}: QueryOf<typeof AUDIT>): Promise<AnsweredFile> {
  return answerFile(api.GET(`${PATH}/export`, { params: { query }, parseAs: 'blob' }), 'audit.csv');
}
