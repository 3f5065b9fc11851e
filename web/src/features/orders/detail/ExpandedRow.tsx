import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { TableSkeleton } from '../../../ui/feedback/Skeletons';

/** A request or an order of a list, which may contain its first lines only. */
interface ListEntry {
  items: readonly unknown[];
  itemCount: number;
}

interface ExpandedRowProps<Entry extends ListEntry> {
  listed: Entry;
  /** Query for the complete entry. */
  detail: { queryKey: QueryKey; read: (signal: AbortSignal) => Promise<Entry> };
  children: (entry: Entry) => ReactNode;
}

/** Whether an entry contains all of its lines. */
export function hasAllLines({ items, itemCount }: ListEntry): boolean {
  return items.length >= itemCount;
}

/** Expanded row with the complete entry, which is fetched if the list contains only its first lines. */
export function ExpandedRow<Entry extends ListEntry>({ listed, detail, children }: ExpandedRowProps<Entry>) {
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
