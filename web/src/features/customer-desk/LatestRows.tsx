import { Anchor, Group, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import type { TableRow } from '../../ui/table/columns';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable';
import { deskLayout } from '../desk';

/** Number of rows of a list shown on a customer's page. */
export const LATEST_ROW_COUNT = 10;

interface LatestRowsProps<Row extends TableRow>
  extends Omit<DataTableProps<Row>, 'rows' | 'label' | 'empty' | 'columns'> {
  title: string;
  query: UseQueryResult<{ content: Row[]; totalElements: number }>;
  columns: DataTableProps<Row>['columns'];
  /** Renders the link to the whole list. */
  all: (props: object) => ReactNode;
  /** Label of the link to the whole list. */
  allLabel: (total: number) => string;
  /** Text when there are no rows. */
  none: string;
}

/** A customer's latest entries of one kind, with a link to all of them. */
export function LatestRows<Row extends TableRow>(props: LatestRowsProps<Row>) {
  const { title, query, columns, all, allLabel, none, ...table } = props;
  const id = useId();
  // Without the customer column, since the page is about one customer.
  const shown = useMemo(() => columns.filter((column) => column.id !== 'customer'), [columns]);
  const { data } = query;
  return (
    <section className={deskLayout.items} aria-labelledby={id}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id={id} size="h3">
          {title}
        </Title>
        {data !== undefined && data.totalElements > data.content.length && (
          <Anchor renderRoot={all}>{allLabel(data.totalElements)}</Anchor>
        )}
      </Group>
      {query.isError && data === undefined ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <DataTable
          {...table}
          label={title}
          columns={shown}
          rows={data?.content}
          empty={
            <Text size="sm" c="dimmed">
              {none}
            </Text>
          }
        />
      )}
    </section>
  );
}
