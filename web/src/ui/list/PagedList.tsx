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
interface NothingListed {
  icon: TablerIcon;
  /** Text for a list without any entries. */
  none: string;
  /** The next step from there. */
  action?: ReactNode;
  /** Text when no row matches the filters; its next step is to clear them. */
  noMatch: string;
}

type OwnTable<Row extends TableRow> = Omit<
  DataTableProps<Row>,
  'rows' | 'sort' | 'onSort' | 'pager' | 'empty' | 'unfolding'
>;

interface PagedListProps<Row extends TableRow> extends OwnTable<Row> {
  list: ListControls;
  /** The page given by the URL. */
  page: UseQueryResult<LimitedPage<Row>>;
  /** Further actions, beside the filters. */
  tools?: ReactNode;
  /** Values of the filter `status` with buttons of their own. */
  quick?: readonly QuickFilter[];
  /** Content between filters and rows. */
  children?: ReactNode;
  /**
   * Text above the rows with their total number, "entries" by default: `count` selects the plural, `number` is shown.
   */
  count?: (found: { count: number; number: string }) => string;
  nothing: NothingListed;
}

/** A list with filters, order and page in the URL: filters, rows and pages, or why there are none. */
export function PagedList<Row extends TableRow>(props: PagedListProps<Row>) {
  const { list, page, tools, quick, children, count, nothing, ...table } = props;
  const { data } = page;
  const rows = useRef<HTMLDivElement>(null);
  const onPage = (next: number) => {
    list.onPage(next);
    scrollToStart(rows.current);
  };
  const hasFilters = Object.values(list.filters).some(({ field }) => field !== undefined);
  return (
    <>
      {hasFilters && <FilterPanel list={list} tools={tools} quick={quick} />}
      {children}
      <div ref={rows} className={classes.rows}>
        {page.isError && data === undefined ? (
          <ErrorState error={page.error} onRetry={() => void page.refetch()} retrying={page.isFetching} />
        ) : (
          <>
            <FoundCount page={data} count={count} />
            <DataTable
              {...table}
              rows={data?.content}
              sort={list.sort}
              onSort={list.onSort}
              unfolding={{ ids: list.unfolded, onChange: list.onExpand }}
              empty={<EmptyList nothing={nothing} list={list} page={data} />}
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

/** The total number of rows, or that more were found than are listed. */
function FoundCount<Row>({
  page,
  count,
}: {
  page: LimitedPage<Row> | undefined;
  count: PagedListProps<TableRow>['count'];
}) {
  const { t } = useTexts();
  const { quantity } = useFormats();
  const { totalElements: found = 0, isCut = false } = page ?? {};
  const words = { count: found, number: quantity(found) };
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.count}>
      {isCut
        ? t('common:table.cut', { number: quantity(LIMITS.listedEntries) })
        : found > 0 && (count?.(words) ?? t('common:table.count', words))}
    </Text>
  );
}

interface EmptyListProps {
  nothing: NothingListed;
  list: ListControls;
  page: LimitedPage<unknown> | undefined;
}

function EmptyList({ nothing: { icon, none, action, noMatch }, list, page }: EmptyListProps) {
  const { t } = useTexts();
  const way = (label: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );
  // A bookmarked or shared page may no longer exist.
  if (page !== undefined && page.totalElements > 0) {
    const onLastPage = () => list.onPage(page.totalPages - 1, { replace: true });
    return (
      <EmptyState icon={icon} action={way(t('common:table.lastPage'), onLastPage)}>
        {t('common:table.beyond')}
      </EmptyState>
    );
  }
  if (list.isFiltered) {
    return (
      <EmptyState icon={icon} action={way(t('common:table.clearFilters'), () => list.onUnfilter())}>
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
