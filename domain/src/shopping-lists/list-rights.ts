import type { CompanyRole } from '../people/company-roles.ts';

/** The caller of a shopping list, who belongs to its customer or acts for it. */
export interface ListCaller {
  userId: string;
  /** The role within the customer; null for an agent or a commercial user. */
  companyRole: CompanyRole | null;
}

export interface ListOwnership {
  /** Null after the author has been deleted. */
  authorId: string | null;
  isShared: boolean;
}

/** Whether a caller may have lists of their own. A VIEWER changes nothing (contract, section 11). */
export function mayCreateList({ companyRole }: ListCaller): boolean {
  return companyRole !== 'VIEWER';
}

/** Whether a caller may change or delete a list: its author, and the OWNER if it is shared (contract, section 11). */
export function mayChangeList(list: ListOwnership, caller: ListCaller): boolean {
  if (!mayCreateList(caller)) return false;
  return list.authorId === caller.userId || (list.isShared && caller.companyRole === 'OWNER');
}

/** Whether a caller may share a list or make it private: only its author, because others could not read it any more. */
export function mayShareList({ authorId }: Pick<ListOwnership, 'authorId'>, caller: ListCaller): boolean {
  return mayCreateList(caller) && authorId === caller.userId;
}
