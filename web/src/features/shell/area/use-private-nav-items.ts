import { useUser } from '../../../api/use-session';
import { useActingCustomer } from '../../acting';
import { useBrand } from '../brand';
import {
  BACK_OFFICE_NAV_ITEM,
  filterVisibleNavItems,
  listPrivateNavItems,
  type NavItem,
  usePageExists,
} from './nav-items';

/**
 * The entries of the private area that the viewer may see, in the order of its side navigation; none for visitors. A
 * manufacturer's own dashboard replaces our back office (contract, section 2).
 */
export function usePrivateNavItems(): NavItem[] {
  const user = useUser();
  const acting = useActingCustomer();
  const exists = usePageExists();
  const brand = useBrand();
  if (user === null) return [];
  const places = filterVisibleNavItems(listPrivateNavItems(user, acting !== null), user, exists);
  return brand?.dashboardUrl ? places.filter((place) => place !== BACK_OFFICE_NAV_ITEM) : places;
}
