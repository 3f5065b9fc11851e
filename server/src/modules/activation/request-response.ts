import {
  type CustomerRequestResponse,
  type CustomerRequestSummary,
  customerRequestResponseSchema,
  customerRequestSummarySchema,
} from '@cromia/domain/activation/request-responses';
import type { RequestRow, RequestSummaryRow } from './request-queries.ts';

/** A requester who asks to join a customer sees its name only after staff have accepted. */
function isAgreed({ status }: RequestSummaryRow): boolean {
  return status === 'ACCEPTED' || status === 'CLOSED';
}

function shown(row: RequestSummaryRow) {
  return {
    ...row,
    createdOn: row.createdOn.toISOString(),
    updatedOn: row.updatedAt.toISOString(),
    decidedOn: row.decidedAt?.toISOString() ?? null,
  };
}

/** A request as its requester's lists show it. */
export function toRequestSummary(row: RequestSummaryRow): CustomerRequestSummary {
  const customer = isAgreed(row) ? {} : { customerCode: null, customerBusinessName: null };
  return customerRequestSummarySchema.parse({ ...shown(row), ...customer });
}

/** A request as its requester sees it, with the form's fields. */
export function toRequestResponse(row: RequestRow): CustomerRequestResponse {
  const fields = typeof row.profile === 'object' ? row.profile : {};
  return customerRequestResponseSchema.parse({ ...fields, ...toRequestSummary(row) });
}

/** Like `toRequestSummary`, but for staff: includes the customer that the requester asks to join. */
export function toDeskSummary(row: RequestSummaryRow): CustomerRequestSummary {
  return customerRequestSummarySchema.parse(shown(row));
}

/** Like `toRequestAnswer`, but for staff. */
export function toDeskResponse(row: RequestRow): CustomerRequestResponse {
  const fields = typeof row.profile === 'object' ? row.profile : {};
  return customerRequestResponseSchema.parse({ ...fields, ...toDeskSummary(row) });
}
