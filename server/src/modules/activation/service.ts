import {
  CUSTOMER_REQUEST_STATUSES,
  type CustomerRequestStatus,
} from '@cromia/domain/activation/customer-request';
import { z } from 'zod';
import type { Connection } from '../../platform/database.ts';
import { findLatestStatus } from './queries.ts';

const statusSchema = z.enum(CUSTOMER_REQUEST_STATUSES);

/** How far a user is on the way to becoming a customer (section 4); NONE before anything was asked. */
export async function customerRequestStatus(db: Connection, userId: string): Promise<CustomerRequestStatus> {
  return statusSchema.parse((await findLatestStatus(db, userId)) ?? 'NONE');
}
