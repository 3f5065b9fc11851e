import { IconListDetails, IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { AUDIT_LIST } from './audit-list';
import { auditQuery, exportAudit } from './audit-queries';
import { EntryDetails } from './EntryDetails';
import { useActionLabel, useAuditColumns } from './use-audit-columns';

/** The audit log: every change with author and time (contract, section 5). */
export function AuditPage() {
  const { t } = useTexts('audit');
  const formatAction = useActionLabel();
  const columns = useAuditColumns();
  const list = useList(AUDIT_LIST);
  const entries = useQuery(auditQuery(list.query));
  return (
    <PageFrame title={t('audit:title')} lead={t('audit:lead')}>
      <PagedList
        list={list}
        page={entries}
        tools={
          <FileButton
            fetch={() => exportAudit(list.query)}
            leftSection={<IconTableExport size={18} aria-hidden />}
          >
            {t('audit:export')}
          </FileButton>
        }
        label={t('audit:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={formatAction}
        detail={(entry) => <EntryDetails entry={entry} />}
        emptyContent={{ icon: IconListDetails, none: t('audit:none'), noMatch: t('audit:noMatch') }}
      />
    </PageFrame>
  );
}
