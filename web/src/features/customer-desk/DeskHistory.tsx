import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { auditQuery, EntryDetails, useActionLabel, useAuditColumns } from '../audit';
import { LATEST_ROW_COUNT, LatestRows } from './LatestRows';

/** The audit entries of a customer, newest first. */
export function DeskHistory({ code }: { code: string }) {
  const { t } = useTexts('audit', 'customers-desk', 'desk');
  const { quantity } = useFormats();
  const formatAction = useActionLabel();
  const search = { customerCode: code };
  const entries = useQuery(auditQuery({ ...search, page: 0, size: 2 * LATEST_ROW_COUNT }));
  return (
    <LatestRows
      title={t('desk:history.title')}
      query={entries}
      columns={useAuditColumns()}
      rowId={({ id }) => id}
      rowLabel={formatAction}
      detail={(entry) => <EntryDetails entry={entry} />}
      renderListLink={(props) => <Link {...props} to="/backoffice/audit" search={search} />}
      formatListLabel={(total) => t('customers-desk:customers.all', { number: quantity(total) })}
      emptyText={t('audit:none')}
    />
  );
}
