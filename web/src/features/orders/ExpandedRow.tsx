import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { TableSkeleton } from '../../ui/feedback/Skeletons';

/** A request or an order as a list has it: perhaps with its first lines only. */
interface Listed {
  items: readonly unknown[];
  itemCount: number;
}

interface ExpandedRowProps<Whole extends Listed> {
  listed: Whole;
  /** How all of it is read. */
  detail: { queryKey: QueryKey; read: (signal: AbortSignal) => Promise<Whole> };
  children: (whole: Whole) => ReactNode;
}

/** Whether a list has all lines of it. */
export function isWhole({ items, itemCount }: Listed): boolean {
  return items.length >= itemCount;
}

/** What unfolds below a row: all of it, read when the list carries only the first lines. */
export function ExpandedRow<Whole extends Listed>({ listed, detail, children }: ExpandedRowProps<Whole>) {
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: detail.queryKey,
    queryFn: ({ signal }) => detail.read(signal),
    enabled: !isWhole(listed),
  });
  if (isWhole(listed)) return children(listed);
  if (data !== undefined) return children(data);
  if (!isError) return <TableSkeleton />;
  return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
