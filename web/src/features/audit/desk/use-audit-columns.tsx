import { AUDIT_ENTITIES, type AuditEntry } from '@cromia/domain/audit/audit-log';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote, CustomerLink, deskLayout, findActionLabel, PersonLink, Sender } from '../../desk';
import { EntrySubject } from './EntrySubject';

/** Returns a function that formats the action of an entry: its label, or the action itself if it has none. */
export function useActionLabel(): (entry: AuditEntry) => string {
  const { t } = useTexts('audit-log', 'offers', 'orders');
  return useMemo(
    () => (entry: AuditEntry) => {
      const labelKey = findActionLabel(entry);
      return labelKey === undefined ? entry.action : t(labelKey);
    },
    [t],
  );
}

/** Columns of the audit log. */
export function useAuditColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTexts('audit', 'audit-log');
  const { moment } = useFormats();
  const formatAction = useActionLabel();
  return useMemo(
    () => [
      {
        id: 'at',
        card: 'brief',
        header: t('audit:fields.at'),
        cell: ({ at }) => <span className={deskLayout.unbroken}>{moment(at)}</span>,
        sortBy: ({ at }) => at,
        width: '180px',
      },
      {
        id: 'change',
        header: t('audit:fields.change'),
        cell: (entry) => {
          const entity = AUDIT_ENTITIES.find((candidate) => candidate === entry.entity);
          return (
            <>
              {formatAction(entry)}{' '}
              <CellNote>
                {entity === undefined ? entry.entity : t(`audit-log:entities.${entity}`)}{' '}
                <EntrySubject entry={entry} />
              </CellNote>
            </>
          );
        },
        card: 'title',
      },
      {
        id: 'username',
        card: 'brief',
        header: t('audit:fields.username'),
        cell: ({ username, name }) =>
          username === null ? (
            t('audit-log:system')
          ) : (
            <>
              <PersonLink username={username} name={name} />
              <CellNote>
                <Sender username={username} />
              </CellNote>
            </>
          ),
      },
      {
        id: 'customer',
        header: t('audit:fields.customer'),
        cell: ({ businessName, customerCode }) =>
          customerCode === null || businessName === null ? (
            '–'
          ) : (
            <>
              <CustomerLink businessName={businessName} customerCode={customerCode} />
              <CellNote>{customerCode}</CellNote>
            </>
          ),
      },
    ],
    [t, moment, formatAction],
  );
}
