import type { User } from '@cromia/domain/accounts/login';
import { IconPencilCheck } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The approvals of a customer in navigation. */
export const APPROVALS_NAV_ITEM: NavItem = {
  path: '/profile-customer/approvals',
  text: 'shell:private.approvals',
  icon: IconPencilCheck,
  withChildren: true,
};

/** Whether a user deals with approvals: not a customer's only user, who needs none, nor who may only read. */
export function hasApprovals({ role, companyRole, hasColleagues }: User): boolean {
  return role !== 'CUSTOMER' || (hasColleagues && companyRole !== 'VIEWER');
}
