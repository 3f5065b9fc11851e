import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSort } from '../table/DataTable';
import type { ListDefinition, ListState } from './define-list';
import type { FilterDefinitions, FilterFormValues } from './filters';
import { parseListSearch } from './list-search';

/** A list in its URL state, with the functions that change it. */
export interface ListControls {
  filters: FilterDefinitions;
  formSchema: ListDefinition<string, FilterDefinitions>['formSchema'];
  /** Values of the active filters, by name. */
  values: FilterFormValues;
  isFiltered: boolean;
  sort: TableSort;
  /** Ids of the expanded rows. */
  unfolded: string[];
  onFilter: (values: object) => void;
  /** Removes a filter, or all of them. */
  onUnfilter: (filter?: string) => void;
  onSort: (sort: TableSort) => void;
  /** @param how `replace` adds no history entry */
  onPage: (page: number, how?: { replace: boolean }) => void;
  onSize: (size: number) => void;
  onExpand: (ids: readonly string[]) => void;
}

type Show<State> = (state: State, how?: { replace: boolean }) => void;

/** A list in a given state. @param onShow writes another state into the URL */
export function createListControls<Sort extends string, Shape extends FilterDefinitions>(
  list: ListDefinition<Sort, Shape>,
  state: ListState<Sort, Shape>,
  onShow: Show<ListState<Sort, Shape>>,
): ListControls {
  return {
    filters: list.filters,
    formSchema: list.formSchema,
    values: list.filtersOf(state),
    isFiltered: list.isFiltered(state),
    sort: list.sortOf(state),
    unfolded: list.unfoldedOf(state),
    onFilter: (values) => onShow(list.filtered(state, list.filtersOf(values))),
    onUnfilter: (filter) => onShow(list.unfiltered(state, filter)),
    onSort: (sort) => onShow(list.sorted(state, sort)),
    onPage: (page, how) => onShow(list.paged(state, page), how),
    onSize: (size) => onShow(list.resized(state, size)),
    // Expanding a row adds no history entry.
    onExpand: (ids) => onShow(list.unfolded(state, ids), { replace: true }),
  };
}

/** The list of a page in the page's URL state. @param onChange called before it shows other rows */
export function useList<Sort extends string, Shape extends FilterDefinitions>(
  list: ListDefinition<Sort, Shape>,
  onChange?: () => void,
) {
  const state = list.read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onShow: Show<ListState<Sort, Shape>> = (next, how) => {
    onChange?.();
    void navigate({ to: '.', search: parseListSearch(next), resetScroll: false, ...how });
  };
  return {
    ...createListControls(list, state, onShow),
    state,
    /** The current URL state, to which detail pages link back. */
    search: parseListSearch(state),
    query: list.query(state),
    onShow,
  };
}
