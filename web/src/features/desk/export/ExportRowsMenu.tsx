import { isAllowed } from '@cromia/domain/accounts/access';
import type { ExportFilter, ExportKind } from '@cromia/domain/integration/export';
import type { TableFormat } from '@cromia/domain/lists/export';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ExportFilesMenu } from '../../../ui/list/ExportMenu';
import { exportRows } from './export-rows';

interface ExportRowsMenuProps {
  /** The kinds of import that the rows of the list belong to. */
  kinds: readonly ExportKind[];
  /** The filter of the list. */
  filter: Partial<ExportFilter>;
}

/** Exports the filtered rows of a list in the columns of their import, for a correction in a spreadsheet. */
export function ExportRowsMenu({ kinds, filter }: ExportRowsMenuProps) {
  const { t, language } = useTexts('imports');
  const user = useUser();
  if (!isAllowed(user, 'backoffice.imports')) return null;
  const files = kinds.map((kind) => ({
    id: kind,
    label: t(`imports:kinds.${kind}`),
    fetch: (format: TableFormat) => exportRows(kind, filter, format, language),
  }));
  return <ExportFilesMenu files={files} />;
}
