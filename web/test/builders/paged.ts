/** One page of a list: the first and only one by default. */
export function paged<T>(
  content: T[],
  position: { number?: number; size?: number; totalElements?: number } = {},
) {
  const { number = 0, size = 20, totalElements = content.length } = position;
  const totalPages = Math.ceil(totalElements / size);
  return {
    content,
    number,
    size,
    totalElements,
    totalPages,
    first: number === 0,
    last: number >= totalPages - 1,
    empty: content.length === 0,
    isCut: false,
  };
}
