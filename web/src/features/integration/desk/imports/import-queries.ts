import { type ImportKind, importResponseSchema, undoConflictSchema } from '@cromia/domain/integration/import';
import type { NewKey } from '@cromia/domain/integration/key';
import type { UiLanguage } from '@cromia/domain/languages';
import type { TableFormat } from '@cromia/domain/lists/export';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../../api/client';
import { toFileBody } from '../../../../api/file-body';
import type { ApiProblem } from '../../../../api/problem';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { assertValidId, deskPageQuery } from '../../../desk';
import type { API_KEY_LIST, IMPORT_LIST, IMPORT_ROW_LIST } from './import-lists';

const ALL_IMPORTS = ['backoffice', 'imports'];
const ALL_KEYS = ['backoffice', 'integration-keys'];
const IMPORTS_PATH = '/api/v1/backoffice/imports' as const;
const KEYS_PATH = '/api/v1/backoffice/integration-keys' as const;

/** One page of the imports. */
export function importsQuery(query: ListQueryOf<typeof IMPORT_LIST>) {
  return deskPageQuery([...ALL_IMPORTS, 'list', query], (signal) =>
    unwrapResponse(api.GET(IMPORTS_PATH, { params: { query }, signal })),
  );
}

/** One import with its errors. Fails with `NotFound`, also for a malformed id. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL_IMPORTS, 'one', id],
    queryFn: ({ signal }) => {
      assertValidId(id);
      return unwrapResponse(api.GET(`${IMPORTS_PATH}/{id}`, { params: { path: { id } }, signal }));
    },
  });
}

/** One page of the rows of an import. */
export function importRowsQuery(id: string, query: ListQueryOf<typeof IMPORT_ROW_LIST>) {
  return queryOptions({
    queryKey: [...ALL_IMPORTS, 'rows', id, query],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${IMPORTS_PATH}/{id}/rows`, { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The file of an import, as it was received. */
export function fetchImportFile(id: string) {
  const call = api.GET(`${IMPORTS_PATH}/{id}/file`, { params: { path: { id } }, parseAs: 'blob' });
  return unwrapFileResponse(call, 'import');
}

/** One page of the keys. */
export function apiKeysQuery(query: ListQueryOf<typeof API_KEY_LIST>) {
  return deskPageQuery([...ALL_KEYS, query], (signal) =>
    unwrapResponse(api.GET(KEYS_PATH, { params: { query }, signal })),
  );
}

interface ImportedFile {
  kind: ImportKind;
  file: File;
  /** Imports the valid rows even if others have errors. */
  partial: boolean;
  /** Reports the changes without making them. */
  dryRun: boolean;
}

/** Imports a file. */
export function useImportFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, file, partial, dryRun }: ImportedFile) => {
      const form = await toFileBody(file);
      return unwrapResponse(
        api.POST(IMPORTS_PATH, {
          params: { query: { kind, partial, dryRun } },
          body: { file: '' },
          bodySerializer: () => form,
        }),
      );
    },
    onSettled: (_response, _error, { dryRun }) =>
      dryRun ? undefined : queryClient.invalidateQueries({ queryKey: ALL_IMPORTS }),
  });
}

/** Undoes an import, and refetches all data that imports change. */
export function useUndoImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.POST(`${IMPORTS_PATH}/{id}/undo`, { params: { path: { id } } })),
    onSuccess: () => {
      for (const queryKey of [['backoffice'], ['catalogue']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

const undoConflictBodySchema = z.object({ outcome: undoConflictSchema });

/** Reads why an import cannot be undone; undefined for other errors. */
export function readUndoConflict({ body }: ApiProblem) {
  return undoConflictBodySchema.safeParse(body).data?.outcome;
}

/** Reads the import in the body of an error; undefined for other errors. */
export function readRejectedImport({ body }: ApiProblem) {
  const embedded = typeof body === 'object' && body !== null && 'import' in body ? body.import : undefined;
  return importResponseSchema.safeParse(embedded).data;
}

/** Creates a key; only this response contains it. */
export function useCreateKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (newKey: NewKey) => unwrapResponse(api.POST(KEYS_PATH, { body: newKey })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL_KEYS }),
  });
}

/** Revokes a key. */
export function useRevokeKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrapResponse(api.POST(`${KEYS_PATH}/{id}/revocation`, { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL_KEYS }),
  });
}

/** Downloads the template of an import. */
export function downloadTemplate(
  kind: ImportKind,
  format: TableFormat,
  language: UiLanguage,
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/import-templates/{kind}', {
      params: { path: { kind }, query: { format, language } },
      parseAs: 'blob',
    }),
    `${kind}.${format}`,
  );
}
