import autocannon from 'autocannon';

export const CALLERS = 16;

/** Results of one scenario, measured by the clients. */
export interface Measured {
  /** Requests per second. */
  rps: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  /** Average size of a response body, in bytes. */
  bytes: number;
}

/**
 * Sends requests from sixteen clients. Each client sends sequentially without pauses, from a different offset of the
 * list.
 * @throws for any status but 200
 */
export async function measure(
  origin: string,
  paths: readonly string[],
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Measured> {
  let caller = 0;
  const result = await autocannon({
    url: origin,
    connections: CALLERS,
    duration: seconds,
    headers,
    setupClient: (client) => {
      const start = Math.floor((caller++ * paths.length) / CALLERS);
      client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path })));
    },
  });
  const bad = result.errors + result.timeouts + result.non2xx;
  if (bad > 0)
    throw new Error(`${bad} of ${result.requests.total} calls of ${paths[0]} were not answered by 200`);
  return {
    rps: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    bytes: result.throughput.total / result.requests.total,
  };
}
