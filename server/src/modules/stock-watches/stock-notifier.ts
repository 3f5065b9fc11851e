import type { ServiceDependencies } from '../../app-dependencies.ts';
import { openNotifiedLoop } from '../../platform/database/notified-loop.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import type { ProcessLog } from '../../platform/telemetry/process-log.ts';
import { buildBackInStockMail } from './back-in-stock-mails.ts';
import { type DueWatchRow, STOCK_CHANNEL, takeDueWatches } from './watch-queries.ts';

type NotifierDependencies = Pick<ServiceDependencies, 'db' | 'config'>;

/** Longest time between two polls, in case a notification was lost. */
const POLLING_INTERVAL_MS = 60_000;

function groupByUser(rows: readonly DueWatchRow[]): [DueWatchRow, ...DueWatchRow[]][] {
  const groups = Map.groupBy(rows, ({ userId }) => userId);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

/**
 * Mails users that products are back in stock, one mail for each user, and deletes their watches in the same transaction.
 * Several processes may run it at once: each watch is mailed once. Watches of users who have left are deleted without a mail.
 */
export async function notifyWaitingUsers(
  deps: NotifierDependencies,
  isRunning: () => boolean = () => true,
): Promise<void> {
  for (let taken = -1; taken !== 0 && isRunning(); ) {
    taken = await deps.db.transaction().execute(async (trx) => {
      const rows = await takeDueWatches(trx);
      const users = groupByUser(rows.filter(({ isLive }) => isLive));
      await queueMails(
        trx,
        users.map((products) => buildBackInStockMail(deps, products)),
      );
      return rows.length;
    });
  }
}

/** Runs the notifier until it is stopped. */
export function openStockNotifier(
  deps: NotifierDependencies,
  { url, log }: { url: string; log: ProcessLog },
): { stop: () => Promise<void> } {
  let stopped = false;
  const loop = openNotifiedLoop({
    url,
    channel: STOCK_CHANNEL,
    log,
    work: async () => {
      await notifyWaitingUsers(deps, () => !stopped);
      return POLLING_INTERVAL_MS;
    },
  });
  return {
    stop: async () => {
      stopped = true;
      await loop.stop();
    },
  };
}
