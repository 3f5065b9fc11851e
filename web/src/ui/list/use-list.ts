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
  expandedIds: string[];
  onFilter: (values: object) => void;
  /** Removes a filter, or all of them. */
  onRemoveFilter: (filter?: string) => void;
  onSort: (sort: TableSort) => void;
  /** @param options `replace` adds no history entry */
  onPage: (page: number, options?: { replace: boolean }) => void;
  onSize: (size: number) => void;
  onExpand: (ids: readonly string[]) => void;
}

type SetState<State> = (state: State, options?: { replace: boolean }) => void;

/** A list with its state. @param onStateChange writes another state into the URL */
export function createListControls<Sort extends string, Shape extends FilterDefinitions>(
  list: ListDefinition<Sort, Shape>,
  state: ListState<Sort, Shape>,
  onStateChange: SetState<ListState<Sort, Shape>>,
): ListControls {
  return {
    filters: list.filters,
    formSchema: list.formSchema,
    values: list.getFilters(state),
    isFiltered: list.isFiltered(state),
    sort: list.getSort(state),
    expandedIds: list.getExpandedIds(state),
    onFilter: (values) => onStateChange(list.withFilters(state, list.getFilters(values))),
    onRemoveFilter: (filter) => onStateChange(list.withoutFilter(state, filter)),
    onSort: (sort) => onStateChange(list.withSort(state, sort)),
    onPage: (page, options) => onStateChange(list.withPage(state, page), options),
    onSize: (size) => onStateChange(list.withPageSize(state, size)),
    // Expanding a row adds no history entry.
    onExpand: (ids) => onStateChange(list.withExpanded(state, ids), { replace: true }),
  };
}

/** The list of a page in the page's URL state. @param onChange called before it shows other rows */
export function useList<Sort extends string, Shape extends FilterDefinitions>(
  list: ListDefinition<Sort, Shape>,
  onChange?: () => void,
) {
  const state = list.read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onStateChange: SetState<ListState<Sort, Shape>> = (next, options) => {
    onChange?.();
    void navigate({ to: '.', search: parseListSearch(next), resetScroll: false, ...options });
  };
  return {
    ...createListControls(list, state, onStateChange),
    state,
    /** The current URL state, to which detail pages link back. */
    search: parseListSearch(state),
    query: list.query(state),
    onStateChange: onStateChange,
  };
}
