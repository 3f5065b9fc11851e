import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSort } from '../data-table/DataTable';
import type { FilterFormValues, FilterShape } from './filters';
import type { ListAddress, ListState } from './list-address';
import { listSearch } from './list-search';

/** A list as its address shows it, and the ways to show other rows. */
export interface ShownList {
  filters: FilterShape;
  formSchema: ListAddress<string, FilterShape>['formSchema'];
  /** Values of the filters at work, by their names. */
  values: FilterFormValues;
  isFiltered: boolean;
  sort: TableSort;
  /** Ids of the rows that are unfolded. */
  unfolded: string[];
  onFilter: (values: object) => void;
  /** Takes a filter away, or all of them. */
  onUnfilter: (filter?: string) => void;
  onSort: (sort: TableSort) => void;
  /** @param how `replace` leaves no step for the browser's Back */
  onPage: (page: number, how?: { replace: boolean }) => void;
  onSize: (size: number) => void;
  onUnfold: (ids: readonly string[]) => void;
}

type Show<State> = (state: State, how?: { replace: boolean }) => void;

/** A list in a state that the page knows. @param onShow puts another state into the address */
export function shownList<Sort extends string, Shape extends FilterShape>(
  list: ListAddress<Sort, Shape>,
  state: ListState<Sort, Shape>,
  onShow: Show<ListState<Sort, Shape>>,
): ShownList {
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
    // Looking into a row is no place to come back to by itself.
    onUnfold: (ids) => onShow(list.unfolded(state, ids), { replace: true }),
  };
}

/** The list of a page as the page's address shows it. @param onChange told before it shows other rows */
export function useList<Sort extends string, Shape extends FilterShape>(
  list: ListAddress<Sort, Shape>,
  onChange?: () => void,
) {
  const state = list.read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onShow: Show<ListState<Sort, Shape>> = (next, how) => {
    onChange?.();
    void navigate({ to: '.', search: listSearch(next), resetScroll: false, ...how });
  };
  return {
    ...shownList(list, state, onShow),
    state,
    /** The address as it stands, which pages of rows lead back to. */
    search: listSearch(state),
    query: list.query(state),
    onShow,
  };
}
