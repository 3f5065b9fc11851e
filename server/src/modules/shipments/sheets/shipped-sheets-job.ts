import type { ServiceDependencies } from '../../../app-dependencies.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { prepareShippedSheets, type SheetFileDependencies, sendShippedSheets } from '../../sds/index.ts';
import { readShipmentsById, SHIPMENT_ENTITY } from '../shipments.ts';
import { type DueShipment, listDueShipments, storeSheetCheck } from './sheet-check-queries.ts';

/** Shipments per run, beside those that fail; the next run, a minute later, continues. */
const BATCH_SIZE = 50;
/** Shipments that were entered earlier, such as those of a first import, send nothing any more. */
const DUE_DAYS = 30;

type JobDependencies = SheetFileDependencies & Pick<ServiceDependencies, 'now'>;

/** Sends the sheets of one shipment, once. */
async function checkShipment(
  deps: JobDependencies,
  due: DueShipment,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const { db, now } = deps;
  const { id, customerId, sendsSheets } = due;
  const [shipment] = sendsSheets ? await readShipmentsById(deps, db, [id]) : [];
  const sheets = (shipment?.items ?? []).flatMap(({ sheetId, batch }) =>
    sheetId === null ? [] : [{ sheetId, batch }],
  );
  const orderCode = shipment?.orders[0]?.orderCode ?? null;
  const prepared = await prepareShippedSheets(deps, { customerId, orderCode, sheets }, log);
  await db.transaction().execute(async (trx) => {
    // A concurrent run, or a change of the lines, wins.
    if (!(await storeSheetCheck(trx, due, now()))) return;
    const sent = await sendShippedSheets(trx, deps, prepared);
    if (sent === 0) return;
    await recordAudit(trx, {
      userId: null,
      customerId,
      action: 'shipments.send-sheets',
      entity: SHIPMENT_ENTITY,
      entityId: id,
      details: { shipmentCode: shipment?.shipmentCode, deliveries: sent },
    });
  });
}

/** Sends the sheets of shipments. @returns the ids of those that failed */
async function checkShipments(
  deps: JobDependencies,
  shipments: readonly DueShipment[],
  log: Pick<Logger, 'error'>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const due of shipments) {
    try {
      await checkShipment(deps, due, log);
    } catch (error) {
      failed.push(due.id);
      log.error(
        { err: error, shipment: due.id },
        'failed to send the sheets of a shipment; the next run retries',
      );
    }
  }
  return failed;
}

/**
 * A job that sends the safety data sheets of shipped products to the customer's addresses for them, in each version once
 * (REACH, Article 31). Apart from the shipment itself, so that a missing file never holds up goods.
 */
export function createShippedSheetsJob(deps: JobDependencies, { log }: { log: Pick<Logger, 'error'> }): Job {
  return {
    name: 'shipped-sheets',
    cron: '* * * * *',
    work: async () => {
      const since = new Date(deps.now().getTime() - DUE_DAYS * 86_400_000);
      const failed: string[] = [];
      let isContinued = true;
      while (isContinued) {
        const batch = await listDueShipments(deps.db, { since, failed, limit: BATCH_SIZE });
        const failedNow = await checkShipments(deps, batch, log);
        failed.push(...failedNow);
        // Others take the place of those that failed, which must not hold up newer ones.
        isContinued = failedNow.length > 0;
      }
    },
  };
}
