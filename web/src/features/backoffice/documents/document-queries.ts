import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsLanguage } from '@cromia/domain/languages';
import { PAGE_SIZES } from '@cromia/domain/limits';
import type { SdsUpload, SdsWithdrawal } from '@cromia/domain/sds/upload';
import type { TdsComposition } from '@cromia/domain/tds/technical';
import type { TdsUpload } from '@cromia/domain/tds/upload';
import type { Withdrawal } from '@cromia/domain/withdrawal';
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapAnswer, unwrapFileAnswer } from '../../../api/client';
import { toFileBody } from '../../../api/file-body';
import { toJsonBody } from '../../../api/json-body';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { assertValidId, deskPageQuery } from '../desk-queries';
import type { SDS_DOCUMENT_LIST, TDS_DOCUMENT_LIST } from './document-lists';

const ALL = ['backoffice', 'documents'];
const SDS = '/api/v1/backoffice/sds' as const;
const TDS = '/api/v1/backoffice/tds' as const;

/** One page of the versions of safety data sheets. */
export function sdsDocumentsQuery(query: ListQueryOf<typeof SDS_DOCUMENT_LIST>) {
  return deskPageQuery([...ALL, 'sds', query], (signal) =>
    unwrapAnswer(api.GET(SDS, { params: { query }, signal })),
  );
}

/** One version of a safety data sheet with its languages. */
export function sdsDocumentQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'sds-version', id],
    queryFn: async ({ signal }) => {
      assertValidId(id);
      return unwrapAnswer(api.GET(`${SDS}/{id}`, { params: { path: { id } }, signal }));
    },
  });
}

/** Recipients of an earlier version in the last 12 months who have not received this one yet. */
export function earlierRecipientsQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'earlier-recipients', id],
    queryFn: ({ signal }) =>
      unwrapAnswer(api.GET(`${SDS}/{id}/earlier-recipients`, { params: { path: { id } }, signal })),
  });
}

/** One page of the versions of technical data sheets. */
export function tdsDocumentsQuery(query: ListQueryOf<typeof TDS_DOCUMENT_LIST>) {
  return deskPageQuery([...ALL, 'tds', query], (signal) =>
    unwrapAnswer(api.GET(TDS, { params: { query }, signal })),
  );
}

/** One language of a version of a safety data sheet as a PDF. */
export function fetchSdsFile(prefix: RolePrefix, id: string, language: SdsLanguage) {
  return unwrapFileAnswer(
    api.GET('/api/v1/public/{prefix}/sds/download', {
      params: { path: { prefix }, query: { id, language } },
      parseAs: 'blob',
    }),
    'SDS.pdf',
  );
}

/** A withdrawn file of a safety data sheet as a PDF. */
export function fetchWithdrawnSdsFile(fileId: string) {
  return unwrapFileAnswer(
    api.GET(`${SDS}/files/{id}/withdrawn`, { params: { path: { id: fileId } }, parseAs: 'blob' }),
    'SDS-withdrawn.pdf',
  );
}

/** A withdrawn version of a technical data sheet as a PDF. */
export function fetchWithdrawnTdsFile(id: string) {
  return unwrapFileAnswer(
    api.GET(`${TDS}/{id}/withdrawn`, { params: { path: { id } }, parseAs: 'blob' }),
    'TDS-withdrawn.pdf',
  );
}

/** A version of a technical data sheet as a PDF. */
export function fetchTdsFile(id: string) {
  return unwrapFileAnswer(
    api.GET('/api/tds/pdf/version/{id}', { params: { path: { id } }, parseAs: 'blob' }),
    'TDS.pdf',
  );
}

function useChange<What, Answer>(send: (what: What) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation<Answer, Error, What>({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  });
}

interface Uploaded<Fields> {
  fields: Fields;
  file: File;
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
    queryKey: [...ALL, 'sds-versions', query],
    queryFn: query ? ({ signal }) => unwrapAnswer(api.GET(SDS, { params: { query }, signal })) : skipToken,
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
  return useChange(async ({ fields, files, onPublished }: SdsUploads) => {
    for (const { file, language } of files) {
      const form = await toFileBody(file, { ...fields, language });
      await unwrapAnswer(
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
  return useChange(({ reason }: Withdrawal) =>
    unwrapAnswer(
      api.POST(`${SDS}/{id}/withdrawal`, {
        params: { path: { id } },
        body: { reason, ...(language === undefined ? {} : { language }) },
      }),
    ),
  );
}

/** Withdraws a version of a technical data sheet. */
export function useWithdrawTds(id: string) {
  return useChange(({ reason }: Withdrawal) =>
    unwrapAnswer(api.POST(`${TDS}/{id}/withdrawal`, { params: { path: { id } }, body: { reason } })),
  );
}

/** The data from which the sheet of a serial is composed. */
export function tdsTechnicalQuery(serial: string) {
  return queryOptions({
    queryKey: [...ALL, 'technical', serial],
    queryFn: ({ signal }) =>
      unwrapAnswer(api.GET(`${TDS}/technical`, { params: { query: { serial } }, signal })),
    // Never refetched, so that it does not change while somebody is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Publishes sheets composed from technical data. */
export function useComposeTds() {
  return useChange((composition: TdsComposition) =>
    unwrapAnswer(api.POST(`${TDS}/compositions`, { body: toJsonBody(composition) })),
  );
}

/** Publishes the next version of a technical data sheet. */
export function usePublishTds() {
  return useChange(async ({ fields, file }: Uploaded<TdsUpload>) => {
    const form = await toFileBody(file, fields);
    return unwrapAnswer(
      api.POST(TDS, {
        body: { ...fields, color: fields.color ?? '', file: '' },
        bodySerializer: () => form,
      }),
    );
  });
}

/** Publishes an archive of documents: all of them or none. */
export function usePublishArchive() {
  return useChange(async (file: File) => {
    const form = await toFileBody(file);
    return unwrapAnswer(
      api.POST('/api/v1/backoffice/documents', { body: { file: '' }, bodySerializer: () => form }),
    );
  });
}

/** Stores a list of batches: all of them or none. */
export function useStoreBatches() {
  return useChange(async (file: File) => {
    const form = await toFileBody(file);
    return unwrapAnswer(api.POST(`${SDS}/batches`, { body: { file: '' }, bodySerializer: () => form }));
  });
}

/** Sends a version to all recipients of an earlier one; a retry sends nothing twice. */
export function useSendSdsUpdate(id: string) {
  const keyFor = useIdempotencyKey();
  return useChange((recipients: readonly string[]) =>
    unwrapAnswer(
      api.POST(`${SDS}/{id}/earlier-recipients`, {
        params: { path: { id }, header: { 'idempotency-key': keyFor({ id, recipients }) } },
      }),
    ),
  );
}
