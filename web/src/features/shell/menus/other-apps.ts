import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { hasLabAccess } from '@cromia/domain/accounts/roles';
import type { Brand } from '../brand';

/** An external application with a configured URL (section 2, private-area tabs). */
export type ExternalApp = 'tds' | 'lab' | 'dashboard';

type Addresses = Pick<Brand, 'tdsAppUrl' | 'labAppUrl' | 'dashboardUrl'>;

/** The configured applications that a user may open (section 6): by TDS role, by lab role, or as staff. */
export function listExternalApps(
  user: User | null,
  addresses: Addresses | undefined,
): { app: ExternalApp; url: string }[] {
  if (user === null || addresses === undefined) return [];
  const { tdsAppUrl, labAppUrl, dashboardUrl } = addresses;
  return [
    { app: 'tds' as const, url: tdsAppUrl, allowed: isAllowed(user, 'tds.app') },
    { app: 'lab' as const, url: labAppUrl, allowed: hasLabAccess(user.rolesLab) },
    { app: 'dashboard' as const, url: dashboardUrl, allowed: isAllowed(user, 'backoffice.read') },
  ].flatMap(({ app, url, allowed }) => (allowed && url !== null ? [{ app, url }] : []));
}
