/** A page of a list, and whether it must cost the same however long the list is. */
export interface MeasuredPage {
  name: string;
  query: string;
  /** Where the page stands in its list, from 0 to 1; default: where the query says, or first. */
  at?: number;
  /** Default: the customer's own list. */
  isDesk?: true;
  /** Whether before each call an order changes, or so many that what is kept of the list is read anew. */
  after?: 'a change' | 'many changes';
  target: number | null;
}

/** Not half: a page that begins where a stretch of tallies does would have nothing to pass over. */
const MIDDLE = 0.537;

/** Within what both customers have, and ending within a month. */
const SOME_DAYS = 'createdOnFrom=2016-01-02&createdOnTo=2023-10-20';

/** Pages that tallies do not know. */
const FOUND_BY_LOOKING: readonly Omit<MeasuredPage, 'target'>[] = [
  { name: 'with part of a code', query: 'orderCode=0005' },
  { name: 'with part of many codes, middle page', query: 'orderCode=7', at: MIDDLE },
  { name: 'with a product', query: 'serial=M210&color=9010&pkg=25' },
  { name: 'with a serial and a packaging', query: 'serial=M210&pkg=25' },
  { name: 'with the beginning of a colour, middle page', query: 'color=90', at: MIDDLE },
  { name: 'with a description', query: 'description=primer' },
  { name: 'with a description, last page', query: 'description=primer', at: 1 },
  {
    name: 'with a serial, by delivery date, middle page',
    query: 'serial=M210&sort=deliveryDate,desc',
    at: MIDDLE,
  },
  {
    name: 'with the beginning of several serials, by order code, middle page',
    query: 'serial=M&sort=orderCode,asc',
    at: MIDDLE,
  },
];

function afterEach(
  after: 'a change' | 'many changes',
  target: number | null,
  pages: readonly Omit<MeasuredPage, 'target'>[],
): MeasuredPage[] {
  return pages.map((page) => ({ ...page, name: `${page.name}, after ${after}`, after, target }));
}

/** The pages of lists of orders that are measured. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'first page', query: '', target: 2 },
  { name: 'tenth page', query: 'page=9', target: 2 },
  { name: 'middle page', query: '', at: MIDDLE, target: 2 },
  { name: 'last page', query: '', at: 1, target: 2 },
  { name: 'oldest first, middle page', query: 'sort=createdOn,asc', at: MIDDLE, target: 2 },
  { name: 'of one status', query: 'status=C', target: 2 },
  { name: 'of one status, middle page', query: 'status=C', at: MIDDLE, target: 2 },
  { name: 'by status, last first, middle page', query: 'sort=status,desc', at: MIDDLE, target: 2 },
  { name: 'by order code', query: 'sort=orderCode,asc', target: 2 },
  { name: 'by order code, middle page', query: 'sort=orderCode,desc', at: MIDDLE, target: 2 },
  {
    name: 'of one status by order code, middle page',
    query: 'status=C&sort=orderCode,asc',
    at: MIDDLE,
    target: 2,
  },
  { name: 'by delivery date', query: 'sort=deliveryDate,desc', target: 2 },
  { name: 'by delivery date, middle page', query: 'sort=deliveryDate,asc', at: MIDDLE, target: 2 },
  { name: 'by delivery date, last page', query: 'sort=deliveryDate,desc', at: 1, target: 2 },
  { name: 'since a day, middle page', query: 'createdOnFrom=2016-01-02', at: MIDDLE, target: 2 },
  { name: 'of a month', query: 'createdOnFrom=2016-01-01&createdOnTo=2016-01-31', target: 2 },
  { name: 'at the desk, middle page', query: '', at: MIDDLE, isDesk: true, target: 2 },
  { name: 'at the desk, last page', query: '', at: 1, isDesk: true, target: 2 },
  {
    name: 'at the desk by order code, middle page',
    query: 'sort=orderCode,asc',
    at: MIDDLE,
    isDesk: true,
    target: 2,
  },
  { name: 'with a code', query: 'orderCode=V16-0000999', target: 2 },
  { name: 'with part of a code', query: 'orderCode=0005', target: 2 },
  { name: 'with part of many codes, middle page', query: 'orderCode=7', at: MIDDLE, target: 2 },
  {
    name: 'since a day by order code, middle page',
    query: 'createdOnFrom=2016-01-02&sort=orderCode,asc',
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'of some days by order code, middle page',
    query: `${SOME_DAYS}&sort=orderCode,desc`,
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'of some days by delivery date, middle page',
    query: `${SOME_DAYS}&sort=deliveryDate,asc`,
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'of some days at the desk by delivery date, middle page',
    query: `${SOME_DAYS}&sort=deliveryDate,asc`,
    at: MIDDLE,
    isDesk: true,
    target: 2,
  },
  { name: 'with a serial', query: 'serial=M210', target: 2 },
  { name: 'with a serial, middle page', query: 'serial=M210', at: MIDDLE, target: 2 },
  { name: 'with a serial, last page', query: 'serial=M210', at: 1, target: 2 },
  { name: 'with a serial, of one status', query: 'serial=M210&status=C', target: 2 },
  { name: 'with a serial, of a rare status', query: 'serial=M210&status=A', target: 2 },
  {
    name: 'with a serial, by status, middle page',
    query: 'serial=M210&sort=status,asc',
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'with a serial, of some days, middle page',
    query: `serial=M210&${SOME_DAYS}`,
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'with a serial at the desk, middle page',
    query: 'serial=M210',
    at: MIDDLE,
    isDesk: true,
    target: 2,
  },
  { name: 'with a serial, by order code', query: 'serial=M210&sort=orderCode,asc', target: 2 },
  {
    name: 'with a serial, by order code, middle page',
    query: 'serial=M210&sort=orderCode,asc',
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'with a serial, by delivery date, middle page',
    query: 'serial=M210&sort=deliveryDate,desc',
    at: MIDDLE,
    target: 2,
  },
  { name: 'with a serial and a colour', query: 'serial=M210&color=9010', target: 2 },
  { name: 'with a colour, middle page', query: 'color=9010', at: MIDDLE, target: 2 },
  { name: 'with the beginning of several serials', query: 'serial=M', target: 2 },
  { name: 'with the beginning of several serials, middle page', query: 'serial=M', at: MIDDLE, target: 2 },
  {
    name: 'with the beginning of several serials, by status, middle page',
    query: 'serial=M&sort=status,asc',
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'with the beginning of several serials, by order code, middle page',
    query: 'serial=M&sort=orderCode,asc',
    at: MIDDLE,
    target: 2,
  },
  {
    name: 'with the beginning of several serials at the desk, middle page',
    query: 'serial=M',
    at: MIDDLE,
    isDesk: true,
    target: 2,
  },
  ...afterEach('a change', 2, [
    { name: 'with a serial and a colour', query: 'serial=M210&color=9010' },
    { name: 'with the beginning of several serials', query: 'serial=M' },
    { name: 'with the beginning of several serials, middle page', query: 'serial=M', at: MIDDLE },
    { name: 'with a colour', query: 'color=9010' },
    { name: 'with a packaging', query: 'pkg=25' },
    { name: 'with a packaging, middle page', query: 'pkg=25', at: MIDDLE },
    ...FOUND_BY_LOOKING,
  ]),
  ...afterEach('many changes', null, FOUND_BY_LOOKING),
];
