import { isAllowed } from '@cromia/domain/accounts/access';
import type { ExportFilter, ExportKind } from '@cromia/domain/integration/export';
import { useUser } from '../../../../api/use-session';
import { useTexts } from '../../../../i18n/use-texts';
import { ExportMenu } from '../../../../ui/list/ExportMenu';
import { exportRows } from './import-queries';

interface StoredRowsExportProps {
  kind: ExportKind;
  /** The filters of the list beside it. */
  filter: ExportFilter;
}

/** Exports what a list shows in the columns of an import, for those who may import it again. */
export function StoredRowsExport({ kind, filter }: StoredRowsExportProps) {
  const { language } = useTexts();
  if (!isAllowed(useUser(), 'backoffice.imports')) return null;
  return <ExportMenu fetch={(format) => exportRows(kind, format, language, filter)} />;
}
