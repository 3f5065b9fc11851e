import type { ImportRow } from '@cromia/domain/integration/import';
import { Text } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import type { DataColumn } from '../../../../ui/table/columns';
import { IMPORT_ROW_LIST } from './import-lists';
import { importRowsQuery } from './import-queries';

const TONES = {
  CREATED: 'success',
  CHANGED: 'success',
  UNCHANGED: 'gray',
  FAILED: 'danger',
  SKIPPED: 'warning',
} as const;

/** The rows of an import's file, each with its result. */
export function ImportRowList({ id }: { id: string }) {
  const { t } = useTexts('imports');
  const list = useList(IMPORT_ROW_LIST);
  const rows = useQuery(importRowsQuery(id, list.query));
  const columns = useColumns();
  return (
    <PagedList
      list={list}
      page={rows}
      label={t('imports:rowList.title')}
      columns={columns}
      rowId={({ row }) => String(row)}
      rowLabel={({ row }) => String(row)}
      emptyContent={{
        icon: IconTableImport,
        none: t('imports:rowList.none'),
        noMatch: t('imports:rowList.noMatch'),
      }}
    />
  );
}

function useColumns(): DataColumn<ImportRow>[] {
  const { t } = useTexts('imports');
  return useMemo(
    () => [
      {
        id: 'row',
        header: t('imports:errors.row'),
        cell: ({ row }) => row,
        sortBy: ({ row }) => row,
        width: '90px',
        card: 'title',
      },
      {
        id: 'state',
        header: t('imports:rowList.state'),
        cell: ({ state }) => (
          <StatusBadge tone={TONES[state]}>{t(`imports:rowList.states.${state}`)}</StatusBadge>
        ),
        width: '170px',
      },
      {
        id: 'values',
        header: t('imports:rowList.values'),
        cell: ({ cells }) => (
          <span style={{ overflowWrap: 'anywhere' }}>
            {Object.entries(cells).map(([name, text]) => (
              <Text span size="sm" key={name} mr="sm">
                <Text span size="xs" c="dimmed">
                  {name}
                </Text>{' '}
                {text}
              </Text>
            ))}
          </span>
        ),
      },
    ],
    [t],
  );
}
