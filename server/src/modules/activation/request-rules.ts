import {
  CUSTOMER_REQUEST_KINDS,
  CUSTOMER_REQUEST_MACHINES,
  CUSTOMER_REQUEST_STATUSES,
  type CustomerRequestEvent,
  type CustomerRequestKind,
  type CustomerRequestStatus,
} from '@cromia/domain/activation/customer-request';
import { getNextState } from '@cromia/domain/state-machine';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { findVatNumber, lockVatNumber } from './request-queries.ts';

const statusSchema = z.enum(CUSTOMER_REQUEST_STATUSES);
const kindSchema = z.enum(CUSTOMER_REQUEST_KINDS);

export function toRequestKind({ kind }: { kind: string }): CustomerRequestKind {
  return kindSchema.parse(kind);
}

/** Returns the status of a stored request, or NONE without one. */
export function toRequestStatus(row: { status: string } | undefined): CustomerRequestStatus {
  return row === undefined ? 'NONE' : statusSchema.parse(row.status);
}

/**
 * Returns the status after an event.
 * @throws Problem Conflict (or deleteFail for a removal) with the current status when it does not accept the event
 */
export function getNextStatus(
  kind: CustomerRequestKind,
  from: CustomerRequestStatus,
  event: CustomerRequestEvent,
): CustomerRequestStatus {
  const to = getNextState(CUSTOMER_REQUEST_MACHINES[kind], from, event);
  if (to !== undefined) return to;
  throw new Problem(event === 'remove' ? 'deleteFail' : 'Conflict', { extension: { current: from } });
}

/**
 * Rejects a request for a company that is a customer or has a pending request (section 5). Concurrent requests run one
 * after another.
 * @throws Problem VatNumberExists, CustomerRequestExists
 */
export async function rejectExistingCompany(trx: Transaction, vatNumber: string): Promise<void> {
  await lockVatNumber(trx, vatNumber);
  const { isCustomer, isRequested } = await findVatNumber(trx, vatNumber);
  if (isCustomer) throw new Problem('VatNumberExists');
  if (isRequested) throw new Problem('CustomerRequestExists');
}
