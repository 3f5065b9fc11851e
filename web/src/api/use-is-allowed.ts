import { type AccessAction, isAllowed } from '@cromia/domain/accounts/access';
import { useUser } from './use-session';

/** Whether the viewer may perform an action (section 6), for buttons that would fail otherwise. */
export function useIsAllowed(action: AccessAction): boolean {
  return isAllowed(useUser(), action);
}
