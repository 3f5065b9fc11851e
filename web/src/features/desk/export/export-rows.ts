import type { ExportFilter, ExportKind } from '@cromia/domain/integration/export';
import type { UiLanguage } from '@cromia/domain/languages';
import type { TableFormat } from '@cromia/domain/lists/export';
import { api, type DownloadedFile, unwrapFileResponse } from '../../../api/client';
import { omitUndefined } from '../../../ui/list/omit-undefined';

/** Exports the stored data of a kind in the columns of its import. */
export function exportRows(
  kind: ExportKind,
  filter: Partial<ExportFilter>,
  format: TableFormat,
  language: UiLanguage,
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/exports/{kind}', {
      params: { path: { kind }, query: { ...omitUndefined(filter), format, language } },
      parseAs: 'blob',
    }),
    `${kind}.${format}`,
  );
}
