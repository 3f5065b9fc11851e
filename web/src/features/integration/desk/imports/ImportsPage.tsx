import type { ImportSummary } from '@cromia/domain/integration/import';
import { Button } from '@mantine/core';
import { IconFileUpload, IconKey, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { RowLink } from '../../../../ui/table/RowLink';
import { CellNote } from '../../../desk';
import { ImportFileDialog } from './ImportFileDialog';
import { ImportOutcomeBadge } from './ImportOutcomeBadge';
import { IMPORT_LIST } from './import-lists';
import { importsQuery } from './import-queries';

/** The imports of the ERP and of colleagues, and the import of a file (contract, section 5). */
export function ImportsPage() {
  const { t } = useTexts('imports', 'orders');
  const [isImporting, setIsImporting] = useState(false);
  const list = useList(IMPORT_LIST);
  const imports = useQuery(importsQuery(list.query));
  const columns = useColumns();
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
        link={({ id }, look) => <Link {...look} to="/backoffice/imports/$id" params={{ id }} />}
        emptyContent={{
          icon: IconTableImport,
          none: t('imports:none'),
          noMatch: t('orders:filters.noMatch'),
        }}
      />
      {isImporting && <ImportFileDialog onClose={() => setIsImporting(false)} />}
    </PageFrame>
  );
}

function useColumns(): DataColumn<ImportSummary>[] {
  const { t } = useTexts('imports');
  const { moment } = useFormats();
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('imports:fields.kind'),
        cell: ({ kind, by, byKey, fileName }) => (
          <>
            <RowLink>{t(`imports:kinds.${kind}`)}</RowLink>
            <CellNote>
              {[byKey ? t('imports:byKey', { name: by ?? '' }) : by, fileName].filter(Boolean).join(' · ')}
            </CellNote>
          </>
        ),
        sortBy: ({ kind }) => kind,
        card: 'title',
      },
      {
        id: 'begunOn',
        card: 'brief',
        cardLabel: true,
        header: t('imports:fields.begunOn'),
        cell: ({ begunOn }) => moment(begunOn),
        sortBy: ({ begunOn }) => begunOn,
        width: '180px',
      },
      {
        id: 'outcome',
        card: 'badge',
        header: t('imports:fields.outcome'),
        cell: ({ outcome }) => <ImportOutcomeBadge outcome={outcome} />,
        sortBy: ({ outcome }) => outcome,
        width: '200px',
      },
      {
        id: 'counts',
        header: t('imports:fields.rows'),
        cell: ({ created, changed, unchanged, failed }) =>
          t('imports:counts', { created, changed, unchanged, failed }),
      },
    ],
    [t, moment],
  );
}
