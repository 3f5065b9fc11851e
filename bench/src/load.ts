import autocannon from 'autocannon';

export const CLIENTS = 16;

/** Results of one scenario, measured by the clients. */
export interface Measurement {
  /** Requests per second. */
  rps: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  /** Average size of a response body, in bytes. */
  bytes: number;
}

/** The requests of one client. */
type ClientRequests = (client: number) => autocannon.Request[];

/**
 * Sends requests from sixteen clients. Each client sends sequentially without pauses, from a different offset of the
 * list.
 * @throws for any status but 200
 */
export function measure(
  origin: string,
  paths: readonly string[],
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Measurement> {
  return sendRequests(origin, seconds, headers, (client) => {
    const start = Math.floor((client * paths.length) / CLIENTS);
    return [...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path }));
  });
}

/**
 * Sends requests that all differ from sixteen clients with an address each.
 * @throws for any status but 200; if there were more requests than paths
 */
export async function measureDistinct(
  origin: string,
  paths: readonly string[],
  seconds: number,
): Promise<Measurement> {
  const share = Math.floor(paths.length / CLIENTS);
  const measurement = await sendRequests(origin, seconds, {}, (client) =>
    paths.slice(client * share, (client + 1) * share).map((path) => ({
      path,
      headers: { 'x-forwarded-for': `192.0.2.${client + 1}` },
    })),
  );
  if (measurement.rps * seconds > paths.length)
    throw new Error(`Expected more than ${paths.length} distinct requests`);
  return measurement;
}

async function sendRequests(
  origin: string,
  seconds: number,
  headers: Record<string, string>,
  getRequests: ClientRequests,
): Promise<Measurement> {
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections: CLIENTS,
    duration: seconds,
    headers,
    setupClient: (client) => client.setRequests(getRequests(clients++)),
  });
  const failedCount = result.errors + result.timeouts + result.non2xx;
  if (failedCount > 0)
    throw new Error(`${failedCount} of ${result.requests.total} requests did not return 200`);
  return {
    rps: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    bytes: result.throughput.total / result.requests.total,
  };
}
