import type { Transport } from '@cromia/domain/hazards/transport/calculate-transport';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { LoadNotice } from '../../hazards';

interface DocumentLoadProps {
  /** Query for the complete order or request; lists contain no dangerous goods. */
  detail: {
    queryKey: QueryKey;
    read: (signal: AbortSignal) => Promise<{ transport?: Transport | undefined }>;
  };
}

/** The dangerous goods of an order or order request; nothing while they load, or without any. */
export function DocumentLoad({ detail }: DocumentLoadProps) {
  const { data } = useQuery({ queryKey: detail.queryKey, queryFn: ({ signal }) => detail.read(signal) });
  return data?.transport === undefined ? null : <LoadNotice transport={data.transport} />;
}
