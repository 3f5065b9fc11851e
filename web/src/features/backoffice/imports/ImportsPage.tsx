import type { Import } from '@cromia/domain/integration/import';
import { Button } from '@mantine/core';
import { IconFileUpload, IconKey, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { CellNote } from '../CellNote';
import { ImportErrorsDialog } from './ImportErrorsDialog';
import { ImportFileDialog } from './ImportFileDialog';
import { IMPORTS } from './import-lists';
import { importsQuery } from './import-queries';

/** What the ERP and colleagues have imported, and the import of a file (contract, section 5). */
export function ImportsPage() {
  const { t } = useTexts('imports', 'orders');
  const [isImporting, setIsImporting] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const list = useList(IMPORTS);
  const imports = useQuery(importsQuery(list.query));
  const columns = useColumns(setShown);
  return (
    <PageFrame
      title={t('imports:title')}
      lead={t('imports:lead')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconKey size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/backoffice/imports/keys" />}
          >
            {t('imports:keys.title')}
          </Button>
          <Button leftSection={<IconFileUpload size={16} aria-hidden />} onClick={() => setIsImporting(true)}>
            {t('imports:file.open')}
          </Button>
        </>
      }
    >
      <PagedList
        list={list}
        page={imports}
        label={t('imports:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ kind }) => t(`imports:kinds.${kind}`)}
        nothing={{
          icon: IconTableImport,
          none: t('imports:none'),
          noMatch: t('orders:filters.noMatch'),
        }}
      />
      {isImporting && <ImportFileDialog onClose={() => setIsImporting(false)} />}
      {shown !== null && <ImportErrorsDialog id={shown} onClose={() => setShown(null)} />}
    </PageFrame>
  );
}

const TONES = { DONE: 'success', PARTLY: 'warning', REFUSED: 'danger' } as const;

function useColumns(onErrors: (id: string) => void): DataColumn<Import>[] {
  const { t } = useTexts('imports');
  const { moment } = useFormats();
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('imports:fields.kind'),
        cell: ({ kind, by, byKey }) => (
          <>
            {t(`imports:kinds.${kind}`)}
            <CellNote>{byKey ? t('imports:byKey', { name: by ?? '' }) : by}</CellNote>
          </>
        ),
        sortBy: ({ kind }) => kind,
        card: 'title',
      },
      {
        id: 'begunOn',
        header: t('imports:fields.begunOn'),
        cell: ({ begunOn }) => moment(begunOn),
        sortBy: ({ begunOn }) => begunOn,
        width: '180px',
      },
      {
        id: 'outcome',
        header: t('imports:fields.outcome'),
        cell: ({ outcome }) => (
          <StatusBadge tone={TONES[outcome]}>{t(`imports:outcomes.${outcome}`)}</StatusBadge>
        ),
        sortBy: ({ outcome }) => outcome,
        width: '200px',
      },
      {
        id: 'counts',
        header: t('imports:fields.rows'),
        cell: ({ id, created, changed, unchanged, failed }) => (
          <>
            {t('imports:counts', { created, changed, unchanged, failed })}
            {failed > 0 && (
              <Button variant="subtle" size="compact-sm" onClick={() => onErrors(id)}>
                {t('imports:errors.show')}
              </Button>
            )}
          </>
        ),
      },
    ],
    [t, moment, onErrors],
  );
}
