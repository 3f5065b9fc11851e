import type { CustomerRequestStatus } from '@cromia/domain/activation/customer-request';
import type { Connection } from '../../platform/database/connection.ts';
import { findOwnRequest } from './request-queries.ts';
import { toRequestStatus } from './request-rules.ts';

/** Reads the status of a user's request to become a customer (section 4). @returns NONE without a request */
export async function readCustomerRequestStatus(
  db: Connection,
  userId: string,
): Promise<CustomerRequestStatus> {
  return toRequestStatus(await findOwnRequest(db, userId));
}
