export interface OrderPage {
  name: string;
  query: string;
  /** Whether to request the last page; the first page by default. */
  isLast?: true;
}

const SORTS = ['createdOn,asc', 'orderCode,asc', 'deliveryDate,desc', 'status,desc'];

/** List filters that match few or most orders, spread over all years or near one end. */
const FILTERS: readonly { name: string; query: string }[] = [
  { name: 'of a common status', query: 'status=F' },
  { name: 'of a rare status', query: 'status=B' },
  { name: 'of the first year', query: 'createdOnFrom=2016-01-01&createdOnTo=2016-12-31' },
  { name: 'of the last month', query: 'createdOnFrom=2025-06-03' },
  { name: 'with part of many codes', query: 'orderCode=7' },
  { name: 'with part of few codes', query: 'orderCode=00071' },
  { name: 'with a part found in no code', query: 'orderCode=ZZ' },
  { name: 'with the beginning of many serials', query: 'serial=M' },
  { name: 'with a common serial', query: 'serial=M200' },
  { name: 'with a serial no longer sold', query: 'serial=M210' },
  { name: 'with a new serial', query: 'serial=A320' },
  { name: 'with a rare serial', query: 'serial=P700' },
  { name: 'with a colour', query: 'color=7035' },
  { name: 'with a packaging', query: 'pkg=25' },
  { name: 'with a product', query: 'serial=M200&color=9010&pkg=25' },
  { name: 'with a description', query: 'description=primer' },
  { name: 'with a description without matches', query: 'description=qqq' },
  { name: 'cancelled, with many serials', query: 'status=A&serial=M' },
  {
    name: 'of the first year, with a packaging',
    query: 'createdOnFrom=2016-01-01&createdOnTo=2016-12-31&pkg=25',
  },
  { name: 'of the last month, with a description', query: 'createdOnFrom=2025-06-03&description=primer' },
  { name: 'with part of many codes and a serial no longer sold', query: 'orderCode=7&serial=M210' },
];

/**
 * The measured pages: first and last page of each sort and each filter. The last page of a filter uses another sort.
 */
export const ORDER_PAGES: readonly OrderPage[] = [
  { name: 'newest first', query: '' },
  { name: 'newest first, last page', query: '', isLast: true },
  ...SORTS.flatMap((sort): OrderPage[] => [
    { name: `by ${sort}`, query: `sort=${sort}` },
    { name: `by ${sort}, last page`, query: `sort=${sort}`, isLast: true },
  ]),
  ...FILTERS.flatMap(({ name, query }, index): OrderPage[] => {
    const sort = SORTS[index % SORTS.length];
    return [
      { name, query },
      { name: `${name}, by ${sort}, last page`, query: `${query}&sort=${sort}`, isLast: true },
    ];
  }),
];
