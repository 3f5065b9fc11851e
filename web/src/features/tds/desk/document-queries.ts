import type { TdsComposition } from '@cromia/domain/tds/technical';
import type { TdsUpload } from '@cromia/domain/tds/upload';
import type { Withdrawal } from '@cromia/domain/withdrawal';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import { toFileBody } from '../../../api/file-body';
import { toJsonBody } from '../../../api/json-body';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskPageQuery } from '../../desk';
import { DOCUMENTS_KEY, useDocumentChange } from '../../sds';
import type { TDS_DOCUMENT_LIST } from './tds-document-list';

const TDS = '/api/v1/backoffice/tds' as const;

/** One page of the versions of technical data sheets. */
export function tdsDocumentsQuery(query: ListQueryOf<typeof TDS_DOCUMENT_LIST>) {
  return deskPageQuery([...DOCUMENTS_KEY, 'tds', query], (signal) =>
    unwrapResponse(api.GET(TDS, { params: { query }, signal })),
  );
}

/** A withdrawn version of a technical data sheet as a PDF. */
export function fetchWithdrawnTdsFile(id: string) {
  return unwrapFileResponse(
    api.GET(`${TDS}/{id}/withdrawn`, { params: { path: { id } }, parseAs: 'blob' }),
    'TDS-withdrawn.pdf',
  );
}

/** A version of a technical data sheet as a PDF. */
export function fetchTdsFile(id: string) {
  return unwrapFileResponse(
    api.GET('/api/tds/pdf/version/{id}', { params: { path: { id } }, parseAs: 'blob' }),
    'TDS.pdf',
  );
}

/** Withdraws a version of a technical data sheet. */
export function useWithdrawTds(id: string) {
  return useDocumentChange(({ reason }: Withdrawal) =>
    unwrapResponse(api.POST(`${TDS}/{id}/withdrawal`, { params: { path: { id } }, body: { reason } })),
  );
}

/** The data from which the sheet of a serial is composed. */
export function tdsTechnicalQuery(serial: string) {
  return queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'technical', serial],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${TDS}/technical`, { params: { query: { serial } }, signal })),
    // Never refetched, so that it does not change while somebody is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Publishes sheets composed from technical data. */
export function useComposeTds() {
  return useDocumentChange((composition: TdsComposition) =>
    unwrapResponse(api.POST(`${TDS}/compositions`, { body: toJsonBody(composition) })),
  );
}

interface Uploaded<Fields> {
  fields: Fields;
  file: File;
}

/** Publishes the next version of a technical data sheet. */
export function usePublishTds() {
  return useDocumentChange(async ({ fields, file }: Uploaded<TdsUpload>) => {
    const form = await toFileBody(file, fields);
    return unwrapResponse(
      api.POST(TDS, {
        body: { ...fields, color: fields.color ?? '', file: '' },
        bodySerializer: () => form,
      }),
    );
  });
}
