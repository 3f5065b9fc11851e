import type { FieldError } from '../errors.ts';
import { listInvitableRoles, OWNER_RIGHTS, type PurchaseRights } from './company-roles.ts';

/**
 * Rights without those that have no effect in the role: an OWNER has no limits and approves, REQUESTER and VIEWER order
 * nothing, so that they neither have limits nor approve.
 */
export function settleRights({
  companyRole,
  orderLimit,
  monthLimit,
  canApprove,
}: PurchaseRights): PurchaseRights {
  if (companyRole === 'OWNER') return OWNER_RIGHTS;
  if (companyRole === 'BUYER') return { companyRole, orderLimit, monthLimit, canApprove };
  return { companyRole, orderLimit: null, monthLimit: null, canApprove: false };
}

/** A requested change of rights; absent fields stay unchanged. */
export type RightsChange = { [Name in keyof PurchaseRights]?: PurchaseRights[Name] | undefined };

/** The rights after a change, without those that have no effect in the new role. */
export function applyRightsChange(rights: PurchaseRights, change: RightsChange): PurchaseRights {
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return settleRights({ ...rights, ...changes });
}

/** The requested fields that the resulting rights do not contain, because the role does not allow them. */
export function findIneffectiveFields(change: RightsChange, result: PurchaseRights): FieldError[] {
  const names = ['orderLimit', 'monthLimit', 'canApprove'] as const;
  return names
    .filter((name) => change[name] !== undefined && change[name] !== result[name])
    .map((path) => ({ path, code: 'invalidField' }));
}

/** The names of the rights that differ. */
export function listChangedRights(
  previous: PurchaseRights,
  updated: PurchaseRights,
): (keyof PurchaseRights)[] {
  const names = ['companyRole', 'orderLimit', 'monthLimit', 'canApprove'] as const;
  return names.filter((name) => previous[name] !== updated[name]);
}

const lowerLimit = (own: number | null, requested: number | null) =>
  own === null || requested === null ? (own ?? requested) : Math.min(own, requested);

/**
 * The part of invited rights that an inviter may give (contract, section 11): an OWNER all, a BUYER neither ownership
 * nor approval rights, and no limits above the own ones.
 * @returns null if the inviter may not invite
 */
export function limitInvitedRights(
  inviter: Pick<PurchaseRights, 'companyRole' | 'orderLimit' | 'monthLimit'>,
  invited: PurchaseRights,
): PurchaseRights | null {
  const roles = listInvitableRoles(inviter.companyRole);
  if (roles.length === 0) return null;
  if (inviter.companyRole === 'OWNER') return settleRights(invited);
  return settleRights({
    companyRole: roles.includes(invited.companyRole) ? invited.companyRole : 'BUYER',
    orderLimit: lowerLimit(inviter.orderLimit, invited.orderLimit),
    monthLimit: lowerLimit(inviter.monthLimit, invited.monthLimit),
    canApprove: false,
  });
}

/** The fields of an invitation that ask for more than the inviter may give, with the highest limit. */
export function findExcessiveFields(requested: RightsChange, result: PurchaseRights): FieldError[] {
  const names = ['companyRole', 'orderLimit', 'monthLimit', 'canApprove'] as const;
  return names
    .filter((name) => requested[name] !== undefined && requested[name] !== result[name])
    .map((path) => {
      const max = result[path];
      return typeof max === 'number'
        ? { path, code: 'invalidField', limit: { of: 'value', max } }
        : { path, code: 'invalidField' };
    });
}
