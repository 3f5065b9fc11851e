import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { auditQuery, EntryDetails, useActionLabel, useAuditColumns } from '../audit';
import { LATEST_ROW_COUNT, LatestRows } from './LatestRows';

/** The changes that concern a customer, newest first. */
export function DeskHistory({ code }: { code: string }) {
  const { t } = useTexts('audit', 'backoffice');
  const { quantity } = useFormats();
  const words = useActionLabel();
  const search = { customerCode: code };
  const entries = useQuery(auditQuery({ ...search, page: 0, size: 2 * LATEST_ROW_COUNT }));
  return (
    <LatestRows
      title={t('backoffice:history.title')}
      query={entries}
      columns={useAuditColumns()}
      rowId={({ id }) => id}
      rowLabel={words}
      detail={(entry) => <EntryDetails entry={entry} />}
      all={(props) => <Link {...props} to="/backoffice/audit" search={search} />}
      allLabel={(total) => t('backoffice:customers.all', { number: quantity(total) })}
      none={t('audit:none')}
    />
  );
}
