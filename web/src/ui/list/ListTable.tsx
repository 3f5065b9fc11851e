import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage, Page } from '@cromia/domain/paging';
import { Button, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { TableRow } from '../data-table/columns';
import { DataTable, type DataTableProps } from '../data-table/DataTable';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import type { FilterShape } from './filters';
import classes from './list.module.css';
import type { ChangeList, ListAddress, ListSearch } from './list-address';

/** What stands in place of rows that are not there: one sentence and one way on. */
interface NothingListed {
  icon: TablerIcon;
  /** Where the list holds nothing at all. */
  none: string;
  /** The way on from there. */
  action?: ReactNode;
  /** Where no row passes the filters; the way on is to clear them. */
  noMatch: string;
}

type OwnTable<Row extends TableRow> = Omit<
  DataTableProps<Row>,
  'rows' | 'sort' | 'onSort' | 'pager' | 'empty' | 'unfolding'
>;

type ListedPage<Row> = Pick<Page<Row>, 'content' | 'number' | 'size' | 'totalElements' | 'totalPages'> &
  Partial<Pick<LimitedPage<Row>, 'isCut'>>;

interface ListTableProps<Sort extends string, Shape extends FilterShape, Row extends TableRow>
  extends OwnTable<Row> {
  list: ListAddress<Sort, Shape>;
  search: ListSearch<Sort, Shape>;
  onSearch: ChangeList<ListSearch<Sort, Shape>>;
  /** The page that the address names. */
  page: UseQueryResult<ListedPage<Row>>;
  /** Says above the rows how many there are on all pages: by `count` the plural is chosen, `number` is what is read. */
  count?: (found: { count: number; number: string }) => string;
  nothing: NothingListed;
}

/** The rows of a list whose order and page live in the address: a table with its pages, or why there is none. */
export function ListTable<Sort extends string, Shape extends FilterShape, Row extends TableRow>(
  props: ListTableProps<Sort, Shape, Row>,
) {
  const { list, search, onSearch, page, count, nothing, ...table } = props;
  const { data } = page;
  if (page.isError && data === undefined) {
    return (
      <div className={classes.rows}>
        <ErrorState error={page.error} onRetry={() => void page.refetch()} retrying={page.isFetching} />
      </div>
    );
  }
  return (
    <div className={classes.rows}>
      <FoundCount page={data} count={count} />
      <DataTable
        {...table}
        rows={data?.content}
        sort={list.sortOf(search)}
        onSort={(sort) => onSearch(list.sorted(search, sort))}
        unfolding={{
          ids: list.unfoldedOf(search),
          // Looking into a row is no place to come back to by itself.
          onChange: (ids) => onSearch(list.unfolded(search, ids), { replace: true }),
        }}
        empty={
          <Nothing
            nothing={nothing}
            // A page that is bookmarked or shared outlives its rows.
            {...(data === undefined || data.totalElements === 0
              ? {}
              : { onLastPage: () => onSearch(list.paged(search, data.totalPages - 1), { replace: true }) })}
            {...(list.isFiltered(search) ? { onClear: () => onSearch(list.unfiltered(search)) } : {})}
          />
        }
        {...(data === undefined
          ? {}
          : {
              pager: {
                page: data.number,
                size: data.size,
                totalElements: data.totalElements,
                totalPages: data.totalPages,
                onPage: (number: number) => onSearch(list.paged(search, number)),
                onSize: (size: number) => onSearch(list.resized(search, size)),
              },
            })}
      />
    </div>
  );
}

/** How many rows there are on all pages, or that more were found than are listed. */
function FoundCount<Row>({
  page,
  count,
}: {
  page: ListedPage<Row> | undefined;
  count: ((found: { count: number; number: string }) => string) | undefined;
}) {
  const { t } = useTexts();
  const { quantity } = useFormats();
  const { totalElements: found = 0, isCut = false } = page ?? {};
  if (count === undefined && !isCut) return null;
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.count}>
      {isCut
        ? t('common:table.cut', { number: quantity(LIMITS.listedEntries) })
        : found > 0 && count?.({ count: found, number: quantity(found) })}
    </Text>
  );
}

interface NothingProps {
  nothing: NothingListed;
  /** Where the list has rows, but ends before this page. */
  onLastPage?: () => void;
  /** Where filters are at work. */
  onClear?: () => void;
}

function Nothing({ nothing: { icon, none, action, noMatch }, onLastPage, onClear }: NothingProps) {
  const { t } = useTexts();
  const way = (label: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );
  if (onLastPage !== undefined) {
    return (
      <EmptyState icon={icon} action={way(t('common:table.lastPage'), onLastPage)}>
        {t('common:table.beyond')}
      </EmptyState>
    );
  }
  if (onClear !== undefined) {
    return (
      <EmptyState icon={icon} action={way(t('common:table.clearFilters'), onClear)}>
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
