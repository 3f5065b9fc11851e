import type { CustomerRequestStatus } from '@cromia/domain/activation/customer-request';
import type { Connection } from '../../platform/database/database.ts';
import { findOwnRequest } from './request-queries.ts';
import { statusOf } from './request-rules.ts';

export { decideRequest } from './decisions.ts';
export { readDeskRequest, readDeskRequests } from './desk.ts';
export { activationExpiry } from './expiry.ts';

/** The status of a user's request to become a customer (section 4). NONE without a request. */
export async function customerRequestStatus(db: Connection, userId: string): Promise<CustomerRequestStatus> {
  return statusOf(await findOwnRequest(db, userId));
}
