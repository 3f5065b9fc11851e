import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsLanguage } from '@cromia/domain/languages';
import { PAGE_SIZES } from '@cromia/domain/limits';
import type { SdsUpload, SdsWithdrawal } from '@cromia/domain/sds/upload';
import type { Withdrawal } from '@cromia/domain/withdrawal';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import { toFileBody } from '../../../api/file-body';
import { sendOnce } from '../../../api/send-once';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { assertValidId, deskPageQuery } from '../../desk';
import { DOCUMENTS_KEY, useDocumentChange } from './publishing/use-document-change';
import type { SDS_DOCUMENT_LIST } from './sds-document-list';

const SDS = '/api/v1/backoffice/sds' as const;

/** One page of the versions of safety data sheets. */
export function sdsDocumentsQuery(query: ListQueryOf<typeof SDS_DOCUMENT_LIST>) {
  return deskPageQuery([...DOCUMENTS_KEY, 'sds', query], (signal) =>
    unwrapResponse(api.GET(SDS, { params: { query }, signal })),
  );
}

/** One version of a safety data sheet with its languages. */
export function sdsDocumentQuery(id: string) {
  return queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'sds-version', id],
    queryFn: async ({ signal }) => {
      assertValidId(id);
      return unwrapResponse(api.GET(`${SDS}/{id}`, { params: { path: { id } }, signal }));
    },
  });
}

/** Recipients of an earlier version in the last 12 months who have not received this one yet. */
export function earlierRecipientsQuery(id: string) {
  return queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'earlier-recipients', id],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${SDS}/{id}/earlier-recipients`, { params: { path: { id } }, signal })),
  });
}

/** One language of a version of a safety data sheet as a PDF. */
export function fetchSdsFile(prefix: RolePrefix, id: string, language: SdsLanguage) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/sds/download', {
      params: { path: { prefix }, query: { id, language } },
      parseAs: 'blob',
    }),
    'SDS.pdf',
  );
}

/** A withdrawn file of a safety data sheet as a PDF. */
export function fetchWithdrawnSdsFile(fileId: string) {
  return unwrapFileResponse(
    api.GET(`${SDS}/files/{id}/withdrawn`, { params: { path: { id: fileId } }, parseAs: 'blob' }),
    'SDS-withdrawn.pdf',
  );
}

/** The key of a sheet, within which versions are numbered. */
export type SdsKey = Pick<SdsUpload, 'site' | 'serial' | 'color' | 'recipe'>;

/** The valid versions of one sheet, newest first; disabled while a part of its key is missing. */
export function sdsVersionsQuery(sheet: SdsKey | null) {
  const query = sheet && {
    ...{ site: sheet.site, serial: sheet.serial, color: sheet.color },
    ...({ sort: 'version,desc', page: 0, size: Math.max(...PAGE_SIZES) } as const),
  };
  return queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'sds-versions', query],
    queryFn: query ? ({ signal }) => unwrapResponse(api.GET(SDS, { params: { query }, signal })) : skipToken,
    select: ({ content }) => content.filter(({ recipe }) => recipe === sheet?.recipe),
  });
}

interface SdsUploads {
  fields: Omit<SdsUpload, 'language'>;
  files: readonly { file: File; language: SdsLanguage }[];
  /** Called for each language as it is published. */
  onPublished: (language: SdsLanguage) => void;
}

/** Publishes a safety data sheet, one language after the other; stops at the first error. */
export function usePublishSds() {
  return useDocumentChange(async ({ fields, files, onPublished }: SdsUploads) => {
    for (const { file, language } of files) {
      const form = await toFileBody(file, { ...fields, language });
      await unwrapResponse(
        api.POST(SDS, {
          body: { ...fields, language, validFrom: fields.validFrom ?? '', file: '' },
          bodySerializer: () => form,
        }),
      );
      onPublished(language);
    }
  });
}

/** Withdraws a version, or one language of it. */
export function useWithdrawSds(id: string, language: SdsWithdrawal['language']) {
  return useDocumentChange(({ reason }: Withdrawal) =>
    unwrapResponse(
      api.POST(`${SDS}/{id}/withdrawal`, {
        params: { path: { id } },
        body: { reason, ...(language === undefined ? {} : { language }) },
      }),
    ),
  );
}

/** Stores a list of batches: all of them or none. */
export function useStoreBatches() {
  return useDocumentChange(async (file: File) => {
    const form = await toFileBody(file);
    return unwrapResponse(api.POST(`${SDS}/batches`, { body: { file: '' }, bodySerializer: () => form }));
  });
}

/** Sends a version to all recipients of an earlier one; a retry sends nothing twice. */
export function useSendSdsUpdate(id: string) {
  return useDocumentChange(() =>
    sendOnce(`sds-update:${id}`, (key) =>
      unwrapResponse(
        api.POST(`${SDS}/{id}/earlier-recipients`, {
          params: { path: { id }, header: { 'idempotency-key': key } },
        }),
      ),
    ),
  );
}
