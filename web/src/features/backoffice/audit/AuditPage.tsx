import { AUDIT_ENTITIES, type AuditEntry } from '@cromia/domain/audit/audit-log';
import { IconListDetails, IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { FileButton } from '../../../ui/FileButton';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { CellNote } from '../CellNote';
import { historyWords } from '../history-words';
import { Sender } from '../Sender';
import { AUDIT } from './audit-list';
import { auditQuery, exportAudit } from './audit-queries';
import { EntryDetails } from './EntryDetails';

/** Every change, who made it and when (contract, section 5). */
export function AuditPage() {
  const { t } = useTexts('audit');
  const words = useChangeWords();
  const columns = useColumns();
  const list = useList(AUDIT);
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
        rowLabel={words}
        detail={(entry) => <EntryDetails entry={entry} />}
        nothing={{ icon: IconListDetails, none: t('audit:none'), noMatch: t('audit:noMatch') }}
      />
    </PageFrame>
  );
}

/** What was done, in words; a change without words by its name. */
function useChangeWords(): (entry: AuditEntry) => string {
  const { t } = useTexts('backoffice', 'offers', 'orders');
  return useMemo(
    () => (entry: AuditEntry) => {
      const words = historyWords(entry);
      return words === undefined ? entry.action : t(words);
    },
    [t],
  );
}

function useColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTexts('audit', 'backoffice');
  const { moment } = useFormats();
  const words = useChangeWords();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('audit:fields.at'),
        cell: ({ at }) => <span className={classes.unbroken}>{moment(at)}</span>,
        sortBy: ({ at }) => at,
        width: '180px',
      },
      {
        id: 'change',
        header: t('audit:fields.change'),
        cell: (entry) => {
          const entity = AUDIT_ENTITIES.find((each) => each === entry.entity);
          return (
            <>
              {words(entry)}
              <CellNote>{entity === undefined ? entry.entity : t(`audit:entities.${entity}`)}</CellNote>
            </>
          );
        },
        card: 'title',
      },
      {
        id: 'username',
        header: t('audit:fields.username'),
        cell: ({ username }) =>
          username === null ? t('backoffice:history.system') : <Sender username={username} />,
      },
      {
        id: 'customer',
        header: t('audit:fields.customer'),
        cell: ({ businessName, customerCode }) =>
          customerCode === null ? (
            '–'
          ) : (
            <>
              {businessName}
              <CellNote>{customerCode}</CellNote>
            </>
          ),
      },
    ],
    [t, moment, words],
  );
}
