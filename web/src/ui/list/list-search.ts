/** The query of any list. */
export type ListSearch = Record<string, string | number | boolean | undefined>;

/**
 * Parses the search parameters of lists and of the details opened from them. The list itself reads the parameters that
 * it knows (`defineList`), so that a route loads no filters.
 */
export function parseListSearch(address: object): ListSearch {
  const search: ListSearch = {};
  for (const [name, value] of Object.entries(address)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      search[name] = value;
  }
  return search;
}
