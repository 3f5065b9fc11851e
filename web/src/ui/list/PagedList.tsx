import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { Button, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import type { TableRow } from '../table/columns';
import { DataTable, type DataTableProps } from '../table/DataTable';
import { FilterPanel, type QuickFilter } from './FilterPanel';
import classes from './styles.module.css';
import type { ListControls } from './use-list';

/** Content of an empty list: one sentence and one next step. */
interface EmptyContent {
  icon: TablerIcon;
  /** Text for a list without any entries. */
  none: string;
  /** The next step from there. */
  action?: ReactNode;
  /** Text when no row matches the filters; its next step is to clear them. */
  noMatch: string;
}

type TableProps<Row extends TableRow> = Omit<
  DataTableProps<Row>,
  'rows' | 'sort' | 'onSort' | 'pager' | 'empty' | 'expansion'
>;

interface PagedListProps<Row extends TableRow> extends TableProps<Row> {
  list: ListControls;
  /** The page given by the URL. */
  page: UseQueryResult<LimitedPage<Row>>;
  /** Further actions, beside the filters. */
  tools?: ReactNode;
  /** Values of filters with buttons of their own. */
  quickFilters?: readonly QuickFilter[];
  /** Content between filters and rows. */
  children?: ReactNode;
  /**
   * Text above the rows with their total number, "entries" by default: `count` selects the plural, `number` is shown.
   */
  count?: (total: { count: number; number: string }) => string;
  emptyContent: EmptyContent;
}

/** A list with filters, order and page in the URL: filters, rows and pages, or a message when it is empty. */
export function PagedList<Row extends TableRow>(props: PagedListProps<Row>) {
  const { list, page, tools, quickFilters, children, count, emptyContent, ...table } = props;
  const { data } = page;
  const rows = useRef<HTMLDivElement>(null);
  const onPage = (next: number) => {
    list.onPage(next);
    scrollToStart(rows.current);
  };
  const hasFilters = Object.values(list.filters).some(({ field }) => field !== undefined);
  return (
    <>
      {hasFilters && <FilterPanel list={list} tools={tools} quickFilters={quickFilters} />}
      {children}
      <div ref={rows} className={classes.rows}>
        {page.isError && data === undefined ? (
          <ErrorState error={page.error} onRetry={() => void page.refetch()} retrying={page.isFetching} />
        ) : (
          <>
            <ResultCount page={data} count={count} />
            <DataTable
              {...table}
              rows={data?.content}
              isStale={page.isPlaceholderData || props.isStale === true}
              sort={list.sort}
              onSort={list.onSort}
              expansion={{ ids: list.expandedIds, onChange: list.onExpand }}
              empty={<EmptyList emptyContent={emptyContent} list={list} page={data} />}
              {...(data === undefined
                ? {}
                : {
                    pager: {
                      page: data.number,
                      size: data.size,
                      totalElements: data.totalElements,
                      totalPages: data.totalPages,
                      onPage,
                      onSize: list.onSize,
                    },
                  })}
            />
          </>
        )}
      </div>
    </>
  );
}

/** Scrolls to the start of a list whose rows have changed, unless the start is in view. */
function scrollToStart(list: HTMLElement | null): void {
  if (list !== null && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
}

/** The total number of rows, or a notice that the list is truncated. */
function ResultCount<Row>({
  page,
  count,
}: {
  page: LimitedPage<Row> | undefined;
  count: PagedListProps<TableRow>['count'];
}) {
  const { t } = useTexts();
  const { quantity } = useFormats();
  const { totalElements: total = 0, isCut = false } = page ?? {};
  const countValues = { count: total, number: quantity(total) };
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.count}>
      {isCut
        ? t('common:table.cut', { number: quantity(LIMITS.listedEntries) })
        : total > 0 && (count?.(countValues) ?? t('common:table.count', countValues))}
    </Text>
  );
}

interface EmptyListProps {
  emptyContent: EmptyContent;
  list: ListControls;
  page: LimitedPage<unknown> | undefined;
}

function EmptyList({ emptyContent: { icon, none, action, noMatch }, list, page }: EmptyListProps) {
  const { t } = useTexts();
  const renderButton = (label: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );
  // A bookmarked or shared page may no longer exist.
  if (page !== undefined && page.totalElements > 0) {
    const onLastPage = () => list.onPage(page.totalPages - 1, { replace: true });
    return (
      <EmptyState icon={icon} action={renderButton(t('common:table.lastPage'), onLastPage)}>
        {t('common:table.beyond')}
      </EmptyState>
    );
  }
  if (list.isFiltered) {
    return (
      <EmptyState
        icon={icon}
        action={renderButton(t('common:table.clearFilters'), () => list.onRemoveFilter())}
      >
        {noMatch}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} action={action}>
      {none}
    </EmptyState>
  );
}
