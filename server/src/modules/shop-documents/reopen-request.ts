import type { AuditAction, AuditEntity } from '@cromia/domain/audit/audit-log';
import { addDays, findNextWorkingDay, getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { readClosedDays } from '../closures/index.ts';
import type { ActingCustomer } from '../customers/index.ts';

/** The dates of a reopened request. */
interface ReopenedDates {
  createdOn: Date;
  deliveryDateRequested: string;
  expirationDate: string;
}

/** The manufacturer's calendar day, and the earliest expiry day of requests that can be reopened. */
interface ReopenLimits {
  today: string;
  expiredSince: string;
  /** Days from today on, on which the manufacturer is closed. */
  closedDays: ReadonlySet<string>;
}

/** A request to reopen, and the steps that differ by kind of request. */
interface RequestToReopen {
  id: string;
  entity: AuditEntity;
  action: AuditAction;
  /** The current status, which a conflict reports. */
  status: string;
  deliveryDateRequested: string;
  getEarliestDeliveryDate: (today: string) => string;
  /** Stores the dates and makes the request pending. @returns false if its status or age does not allow it */
  store: (dates: ReopenedDates, limits: ReopenLimits) => Promise<boolean>;
  /** @throws Problem for lines that can no longer be ordered */
  checkLines: () => void | Promise<void>;
  details?: Record<string, unknown>;
}

/**
 * Makes a request of a customer pending again under its id, with today as its date (sections 4 and 9). The delivery
 * date moves to the first working day of the possible ones if it is before them.
 * @throws Problem Conflict with the `outcome` if its status or age does not allow it; the same as `checkLines`
 */
export async function reopenRequest(
  trx: Transaction,
  { config, now }: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  request: RequestToReopen,
): Promise<void> {
  const createdOn = now();
  const today = getToday(config.timeZone, createdOn);
  const closedDays = new Set(await readClosedDays(trx, today));
  const earliest = request.getEarliestDeliveryDate(today);
  const isTooEarly = request.deliveryDateRequested < earliest;
  const isReopened = await request.store(
    {
      createdOn,
      deliveryDateRequested: isTooEarly
        ? findNextWorkingDay(earliest, closedDays)
        : request.deliveryDateRequested,
      expirationDate: addDays(today, config.requestDays),
    },
    { today, expiredSince: addDays(today, -LIMITS.reRequestDays), closedDays },
  );
  if (!isReopened) throw new Problem('Conflict', { extension: { outcome: { status: request.status } } });
  await request.checkLines();
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: request.action,
    entity: request.entity,
    entityId: request.id,
    ...(request.details === undefined ? {} : { details: request.details }),
  });
}
