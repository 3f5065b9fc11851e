import { isAllowed } from '@cromia/domain/accounts/access';
import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { formatSdsLanguageCode, type SdsLanguage } from '@cromia/domain/languages';
import type { SdsDocument } from '@cromia/domain/sds/upload';
import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { CellNote } from '../../desk';
import { formatSdsLanguage } from '../language-names';
import { fetchSdsFile, fetchWithdrawnSdsFile } from './document-queries';

type SdsFile = SdsDocument['files'][number];

interface SdsFilesProps {
  document: SdsDocument;
  onWithdraw: (language: SdsLanguage) => void;
}

/** The languages of a version, including withdrawn ones. */
export function SdsFiles({ document, onWithdraw }: SdsFilesProps) {
  const { t } = useTexts('sds');
  const columns = useColumns();
  const user = useUser();
  const { id, serial, color, files } = document;
  const isWithdrawn = (file: SdsFile) => document.withdrawnOn !== null || file.withdrawnOn !== null;
  return (
    <DataTable
      label={t('sds:documents.languages')}
      columns={columns}
      rows={files}
      rowId={(file) => file.id}
      rowLabel={({ language }) => formatSdsLanguageCode(language)}
      actions={(file) => (
        <Group gap="xs" justify="flex-end">
          {user !== null && (
            <FileButton
              fetch={() =>
                isWithdrawn(file)
                  ? fetchWithdrawnSdsFile(file.id)
                  : fetchSdsFile(toRolePrefix(user.role), id, file.language)
              }
              size="compact-sm"
              aria-label={[
                `${t('common:actions.download')} ${serial}-${color} ${formatSdsLanguageCode(file.language)}`,
                ...(isWithdrawn(file) ? [t('sds:documents.withdrawn')] : []),
              ].join(' · ')}
            >
              {t('common:actions.download')}
            </FileButton>
          )}
          {!isWithdrawn(file) && isAllowed(user, 'backoffice.documents') && (
            <Button variant="subtle" size="compact-sm" onClick={() => onWithdraw(file.language)}>
              {t('sds:documents.withdraw')}
            </Button>
          )}
        </Group>
      )}
    />
  );
}

function useColumns(): DataColumn<SdsFile>[] {
  const { t } = useTexts('sds');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'language',
        header: t('sds:fields.language'),
        cell: ({ language, withdrawnOn, withdrawalReason }) => (
          <>
            {formatSdsLanguage(language)}{' '}
            {withdrawnOn !== null && (
              <>
                <StatusBadge tone="danger">{t('sds:documents.withdrawn')}</StatusBadge>
                <CellNote>
                  {moment(withdrawnOn)} · {withdrawalReason}
                </CellNote>
              </>
            )}
          </>
        ),
        card: 'title',
      },
      {
        id: 'size',
        header: t('sds:documents.size'),
        cell: ({ size }) =>
          size === null ? t('sds:documents.specimen') : quantity(Math.max(1, Math.round(size / 1024)), 'kB'),
      },
      {
        id: 'uploadedOn',
        header: t('sds:documents.uploadedOn'),
        cell: ({ uploadedOn, uploadedBy }) =>
          [moment(uploadedOn), uploadedBy ?? ''].filter((text) => text !== '').join(' · '),
      },
      {
        id: 'checksum',
        header: t('sds:documents.checksum'),
        cell: ({ checksum }) => (checksum === null ? '–' : checksum.slice(0, 16)),
      },
    ],
    [t, moment, quantity],
  );
}
