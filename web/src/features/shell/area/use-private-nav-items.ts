import { useUser } from '../../../api/use-session';
import { useActingCustomer } from '../../acting';
import { useBrand } from '../brand';
import { filterVisibleNavItems, type NavItem, usePageExists } from './nav-items';
import { useNavigation } from './navigation';

/**
 * The entries of the private area that the viewer may see, in the order of its side navigation; none for visitors. A
 * configured external dashboard replaces the portal's back office (contract, section 2).
 */
export function usePrivateNavItems(): NavItem[] {
  const user = useUser();
  const acting = useActingCustomer();
  const exists = usePageExists();
  const brand = useBrand();
  const { backOffice, listPrivateNavItems } = useNavigation();
  if (user === null) return [];
  const items = filterVisibleNavItems(listPrivateNavItems(user, acting !== null), user, exists);
  return brand?.dashboardUrl ? items.filter((item) => item !== backOffice) : items;
}
