/** The query parameter of a print that names documents; none for the whole list. */
export function toPrintedIds(ids: readonly string[]): { ids?: string } {
  return ids.length === 0 ? {} : { ids: ids.join() };
}
