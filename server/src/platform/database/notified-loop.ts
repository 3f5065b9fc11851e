import pg from 'pg';
import type { ProcessLog } from '../telemetry/process-log.ts';

const RECONNECT_MS = 2_000;

interface ListenOptions {
  url: string;
  /** PostgreSQL notification channel that wakes the loop. */
  channel: string;
  log: ProcessLog;
}

/** Listens on a dedicated connection and calls back for each notification; reconnects after a failure. */
function listen({ url, channel, log }: ListenOptions, wake: () => void): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  async function connect(): Promise<void> {
    const newClient = new pg.Client({ connectionString: url, keepAlive: true });
    client = newClient;
    newClient.on('error', (error) =>
      log.warn({ err: error, channel }, 'lost the connection for notifications'),
    );
    newClient.once('end', () => {
      if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS);
    });
    newClient.on('notification', wake);
    try {
      await newClient.connect();
      await newClient.query(`LISTEN ${channel}`);
      wake();
    } catch (error) {
      log.warn({ err: error, channel }, 'failed to listen for notifications');
      await newClient.end().catch(() => {});
    }
  }
  void connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Repeats work until it is stopped: on each notification, and after the delay that the work returns. PostgreSQL's
 * NOTIFY wakes the loop at the commit, so queued items are sent at once and an idle portal queries once a minute; a job
 * queue would have to poll every second or two.
 * @param work processes due items and returns the milliseconds until the next one is due
 */
export function openNotifiedLoop({
  work,
  ...listenOptions
}: ListenOptions & { work: () => Promise<number> }): {
  stop: () => Promise<void>;
} {
  const { log, channel } = listenOptions;
  let stopped = false;
  let isNotified = false;
  let wakeUp = () => {};
  const listener = listen(listenOptions, () => {
    isNotified = true;
    wakeUp();
  });
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isNotified || stopped) wakeUp();
    });
  async function run(): Promise<void> {
    while (!stopped) {
      isNotified = false;
      let pause = RECONNECT_MS;
      try {
        pause = await work();
      } catch (error) {
        if (!stopped) log.warn({ err: error, channel }, 'failed to process due entries');
      }
      await sleep(pause);
    }
  }
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      wakeUp();
      await listener.close();
      await running;
    },
  };
}
