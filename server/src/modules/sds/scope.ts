import { isAllowed } from '@cromia/domain/accounts/access';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { readCustomerByCode, resolveActingCustomer } from '../customers/index.ts';

/** Whose batches and orders a viewer sees: all, those of the viewer's portfolio, or one customer's. */
export type BatchVisibility =
  | { kind: 'all' }
  | { kind: 'managed'; userId: string }
  | { kind: 'customer'; customerId: string };

/** The safety data sheets that a request may access (section 6). */
export interface SdsScope {
  visibility: BatchVisibility;
  /** The customer named in the request, or the viewer's own company for a CUSTOMER. */
  customerId: string | null;
  /** For the SDS desk: all sheets, also of products that the customer has not ordered. */
  seesAllSheets: boolean;
  /** Internal recipes are only for the manufacturer; customers do not see them. */
  seesInternal: boolean;
}

/**
 * The scope of a request.
 * @throws Problem NotFound for a customer outside the viewer's portfolio, as for an unknown one
 */
export async function resolveScope(
  db: Connection,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<SdsScope> {
  const isDesk = isAllowed(viewer, 'sds.search.product');
  if (viewer.role === 'CUSTOMER' && !isDesk) {
    const { id } = await resolveActingCustomer(db, viewer, customerCode);
    return {
      visibility: { kind: 'customer', customerId: id },
      customerId: id,
      seesAllSheets: false,
      seesInternal: false,
    };
  }
  const findNamedCustomer = async (code: string) =>
    isDesk ? readCustomerByCode(db, code) : resolveActingCustomer(db, viewer, code);
  return {
    visibility: isDesk ? { kind: 'all' } : { kind: 'managed', userId: viewer.userId },
    customerId: customerCode === undefined ? null : (await findNamedCustomer(customerCode)).id,
    seesAllSheets: isDesk,
    seesInternal: true,
  };
}
