import { Anchor, Group, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import type { TableRow } from '../../ui/table/columns';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable';
import { deskLayout } from '../desk';

/** Number of rows of each list on a customer's page. */
export const LATEST_ROW_COUNT = 10;

interface LatestRowsProps<Row extends TableRow>
  extends Omit<DataTableProps<Row>, 'rows' | 'label' | 'empty' | 'columns'> {
  title: string;
  query: UseQueryResult<{ content: Row[]; totalElements: number }>;
  columns: DataTableProps<Row>['columns'];
  /** Renders the link to the whole list. */
  renderListLink: (props: object) => ReactNode;
  /** Returns the label of the link to the whole list. */
  formatListLabel: (total: number) => string;
  /** Text when there are no rows. */
  emptyText: string;
}

/** A customer's latest entries in a list, with a link to the whole list. */
export function LatestRows<Row extends TableRow>(props: LatestRowsProps<Row>) {
  const { title, query, columns, renderListLink, formatListLabel, emptyText, ...table } = props;
  const id = useId();
  // The page shows a single customer, so the customer column is hidden.
  const visibleColumns = useMemo(() => columns.filter((column) => column.id !== 'customer'), [columns]);
  const { data } = query;
  return (
    <section className={deskLayout.items} aria-labelledby={id}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id={id} size="h3">
          {title}
        </Title>
        {data !== undefined && data.totalElements > data.content.length && (
          <Anchor renderRoot={renderListLink}>{formatListLabel(data.totalElements)}</Anchor>
        )}
      </Group>
      {query.isError && data === undefined ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <DataTable
          {...table}
          label={title}
          columns={visibleColumns}
          rows={data?.content}
          empty={
            <Text size="sm" c="dimmed">
              {emptyText}
            </Text>
          }
        />
      )}
    </section>
  );
}
