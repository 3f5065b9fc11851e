import { z } from 'zod';
import type { Role } from '../accounts/roles.ts';
import { cartSchema } from '../cart/cart-items.ts';
import { customerCodeField, queryBooleanField } from '../fields.ts';
import type { CompanyRole } from '../people/company-roles.ts';

/** Query of DELETE /order-requests/{id} and of DELETE /offer-requests/{id} (contract, section 13). */
export const withdrawalQuerySchema = z.object({
  customerCode: customerCodeField().optional(),
  toCart: queryBooleanField()
    .default(false)
    .describe(
      'Puts the lines of the request back into the cart; those that can no longer be ordered are in `changes`',
    ),
});

/**
 * Whether a caller may withdraw a request of the customer: its author, the OWNER, and managers and staff, who are not bound
 * by roles within the company.
 */
export function mayWithdrawRequest(
  viewer: { role: Role; companyRole: CompanyRole | null; username: string },
  authorUsername: string | null,
): boolean {
  return viewer.role !== 'CUSTOMER' || viewer.companyRole === 'OWNER' || viewer.username === authorUsername;
}

/** Response of a withdrawal. */
export const withdrawnRequestSchema = z.object({
  id: z.string(),
  status: z.literal('WITHDRAWN'),
  cart: cartSchema.nullable().describe('The cart with the lines put back; null if they were not'),
});
export type WithdrawnRequest = z.infer<typeof withdrawnRequestSchema>;
