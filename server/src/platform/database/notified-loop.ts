import pg from 'pg';
import type { ProcessLog } from '../telemetry/process-log.ts';

const RELISTEN_MS = 2_000;

interface Listening {
  url: string;
  /** PostgreSQL notification channel that wakes the loop. */
  channel: string;
  log: ProcessLog;
}

/** Listens on a dedicated connection and calls back for each notification; reconnects after a failure. */
function listen({ url, channel, log }: Listening, wake: () => void): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on('error', (error) => log.warn({ err: error, channel }, 'the connection that listens broke'));
    next.once('end', () => {
      if (!closed) timer = setTimeout(() => void connect(), RELISTEN_MS);
    });
    next.on('notification', wake);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      wake();
    } catch (error) {
      log.warn({ err: error, channel }, 'the database cannot be listened to');
      await next.end().catch(() => {});
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
export function openNotifiedLoop({ work, ...listening }: Listening & { work: () => Promise<number> }): {
  stop: () => Promise<void>;
} {
  const { log, channel } = listening;
  let stopped = false;
  let awake = false;
  let wakeUp = () => {};
  const listener = listen(listening, () => {
    awake = true;
    wakeUp();
  });
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      if (awake || stopped) wakeUp();
    });
  async function run(): Promise<void> {
    while (!stopped) {
      awake = false;
      let pause = RELISTEN_MS;
      try {
        pause = await work();
      } catch (error) {
        if (!stopped) log.warn({ err: error, channel }, 'what is due cannot be read');
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
