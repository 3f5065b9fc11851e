import { Anchor, Group, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import type { TableRow } from '../../../ui/data-table/columns';
import { DataTable, type DataTableProps } from '../../../ui/data-table/DataTable';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import classes from '../backoffice.module.css';

/** Rows that a customer's page shows of a list; the list itself has the rest. */
export const LATEST = 10;

interface LatestRowsProps<Row extends TableRow>
  extends Omit<DataTableProps<Row>, 'rows' | 'label' | 'empty' | 'columns'> {
  title: string;
  query: UseQueryResult<{ content: Row[]; totalElements: number }>;
  columns: DataTableProps<Row>['columns'];
  /** Draws the way to the whole list. */
  all: (props: object) => ReactNode;
  /** What the way to the whole list says. */
  allLabel: (total: number) => string;
  /** What stands where there are no rows. */
  none: string;
}

/** The latest rows of one kind of a customer, and the way to all of them. */
export function LatestRows<Row extends TableRow>(props: LatestRowsProps<Row>) {
  const { title, query, columns, all, allLabel, none, ...table } = props;
  const id = useId();
  // The page itself says whose they are.
  const shown = useMemo(() => columns.filter((column) => column.id !== 'customer'), [columns]);
  const { data } = query;
  return (
    <section className={classes.items} aria-labelledby={id}>
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
