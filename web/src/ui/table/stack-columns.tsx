import type { DataColumn } from './columns';

/** One column of two, for narrow tables: the second's cells below the first's, under the heading of the first. */
export function stackColumns<Row>(first: DataColumn<Row>, second: DataColumn<Row>): DataColumn<Row> {
  return {
    ...first,
    cell: (row) => (
      <>
        {first.cell(row)}
        <div>{second.cell(row)}</div>
      </>
    ),
  };
}
