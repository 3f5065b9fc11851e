import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { TableSkeleton } from '../../../ui/feedback/Skeletons';

/** A request or an order in a list, possibly with its first lines only. */
interface Listed {
  items: readonly unknown[];
  itemCount: number;
}

interface ExpandedRowProps<Whole extends Listed> {
  listed: Whole;
  /** Query for the complete entry. */
  detail: { queryKey: QueryKey; read: (signal: AbortSignal) => Promise<Whole> };
  children: (whole: Whole) => ReactNode;
}

/** Whether a list contains all of its lines. */
export function hasAllLines({ items, itemCount }: Listed): boolean {
  return items.length >= itemCount;
}

/** Expanded row with the complete entry, which is fetched if the list has only its first lines. */
export function ExpandedRow<Whole extends Listed>({ listed, detail, children }: ExpandedRowProps<Whole>) {
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: detail.queryKey,
    queryFn: ({ signal }) => detail.read(signal),
    enabled: !hasAllLines(listed),
  });
  if (hasAllLines(listed)) return children(listed);
  if (data !== undefined) return children(data);
  if (!isError) return <TableSkeleton />;
  return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
