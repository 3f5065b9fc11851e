/** Roles of a user within the customer (contract, section 11), from the most rights to the fewest. */
export const COMPANY_ROLES = ['OWNER', 'BUYER', 'REQUESTER', 'VIEWER'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** What a user may order without an approval. */
export interface PurchaseRights {
  companyRole: CompanyRole;
  /** EUR for one order request, after all discounts; null for no limit. */
  orderLimit: number | null;
  /** EUR for all order requests of a calendar month in the portal's time zone; null for no limit. */
  monthLimit: number | null;
  /** Whether the user decides on approvals, within the own limits. */
  canApprove: boolean;
}

/** Rights of the user whose request made the customer, and of a customer with one user. */
export const OWNER_RIGHTS: PurchaseRights = {
  companyRole: 'OWNER',
  orderLimit: null,
  monthLimit: null,
  canApprove: true,
};

/** Rights of a user who joins by a customer code, or by an invitation that names no others. */
export const JOINING_RIGHTS: PurchaseRights = {
  companyRole: 'BUYER',
  orderLimit: null,
  monthLimit: null,
  canApprove: false,
};

/**
 * The rights that a user may invite with (contract, section 11): an OWNER with any, a BUYER as BUYER without approval
 * rights, REQUESTER or VIEWER; nobody else invites.
 */
export function listInvitableRoles(inviter: CompanyRole): readonly CompanyRole[] {
  if (inviter === 'OWNER') return COMPANY_ROLES;
  return inviter === 'BUYER' ? ['BUYER', 'REQUESTER', 'VIEWER'] : [];
}
