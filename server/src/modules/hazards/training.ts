import { addTrainingYears, type TrainingConfirmation } from '@cromia/domain/hazards/training';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import {
  findTrainingConfirmation,
  insertTrainingConfirmation,
  listConfirmers,
  lockTraining,
} from './training-queries.ts';

/** A customer's confirmation that users of products with diisocyanates are trained. */
export async function readTrainingConfirmation(
  db: Connection,
  customer: { id: string },
  now: Date,
): Promise<TrainingConfirmation> {
  const found = await findTrainingConfirmation(db, customer.id);
  const validUntil = found === undefined ? null : addTrainingYears(found.confirmedAt);
  const isValid = validUntil !== null && validUntil > now;
  const confirmers = isValid ? [] : await listConfirmers(db, customer.id);
  if (found === undefined || validUntil === null)
    return { confirmedOn: null, confirmedBy: null, validUntil: null, isValid, confirmers };
  return {
    confirmedOn: found.confirmedAt.toISOString(),
    confirmedBy: found.confirmedBy,
    validUntil: validUntil.toISOString(),
    isValid,
    confirmers,
  };
}

/** Keeps the confirmation of the caller's customer. A valid one stays as it is. */
export async function confirmTraining(
  { db, now }: ServiceDependencies,
  { userId }: Viewer,
  customer: { id: string; customerCode: string },
): Promise<TrainingConfirmation> {
  return db.transaction().execute(async (trx) => {
    await lockTraining(trx, customer.id);
    const confirmedAt = now();
    const stored = await readTrainingConfirmation(trx, customer, confirmedAt);
    if (stored.isValid) return stored;
    await insertTrainingConfirmation(trx, { customerId: customer.id, userId, confirmedAt });
    await recordAudit(trx, {
      userId,
      customerId: customer.id,
      action: 'customers.confirm-training',
      entity: 'customer',
      entityId: customer.id,
    });
    return readTrainingConfirmation(trx, customer, confirmedAt);
  });
}
