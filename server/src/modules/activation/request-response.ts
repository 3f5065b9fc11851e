import {
  type CustomerRequestResponse,
  type CustomerRequestSummary,
  customerRequestResponseSchema,
  customerRequestSummarySchema,
} from '@cromia/domain/activation/request-responses';
import type { RequestRow, RequestSummaryRow } from './request-queries.ts';

/** A requester who asks to join a customer sees its name only after staff have accepted. */
function isCustomerVisible({ status }: RequestSummaryRow): boolean {
  return status === 'ACCEPTED' || status === 'CLOSED';
}

function formatDates(row: RequestSummaryRow) {
  return {
    ...row,
    createdOn: row.createdOn.toISOString(),
    updatedOn: row.updatedAt.toISOString(),
    decidedOn: row.decidedAt?.toISOString() ?? null,
  };
}

/** Converts a request for its requester's lists. */
export function toRequestSummary(row: RequestSummaryRow): CustomerRequestSummary {
  // The requester of an association typed the customer's code.
  const code = row.kind === 'EXISTING' ? {} : { customerCode: null };
  const customer = isCustomerVisible(row) ? {} : { ...code, customerBusinessName: null };
  return customerRequestSummarySchema.parse({ ...formatDates(row), ...customer });
}

/** Converts a request with the form's fields, for its requester. */
export function toRequestResponse(row: RequestRow): CustomerRequestResponse {
  const fields = typeof row.profile === 'object' ? row.profile : {};
  return customerRequestResponseSchema.parse({ ...fields, ...toRequestSummary(row) });
}

/** Like `toRequestSummary`, but for staff: includes the customer that the requester asks to join. */
export function toDeskSummary(row: RequestSummaryRow): CustomerRequestSummary {
  return customerRequestSummarySchema.parse(formatDates(row));
}

/** Like `toRequestResponse`, but for staff. */
export function toDeskResponse(row: RequestRow): CustomerRequestResponse {
  const fields = typeof row.profile === 'object' ? row.profile : {};
  return customerRequestResponseSchema.parse({ ...fields, ...toDeskSummary(row) });
}
