import type { User } from '@cromia/domain/accounts/login';
import { IconSearch } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { useUser } from '../../../api/use-session';
import { type NavItem, usePageExists } from './nav-items';

/** The portal's pages as the shell shows them. The routes provide it from the entries of the capabilities. */
export interface Navigation {
  /** The pages in the bar, for users. */
  top: readonly NavItem[];
  /** The pages in the bar, for visitors. */
  visitorTop: readonly NavItem[];
  footer: readonly NavItem[];
  /** Public pages that the menus omit; the search of the top bar finds them for all users. */
  unlisted: readonly NavItem[];
  /** Further pages for visitors. */
  visitors: readonly NavItem[];
  /** The area of staff, with its pages. */
  backOffice: NavItem & { pages: readonly NavItem[] };
  /** The customers of an agent or commercial user. */
  managedCustomers: NavItem;
  customerProfile: NavItem;
  userProfile: NavItem;
  cart: NavItem;
  customerService: NavItem;
  /**
   * Entries of the private area in the order of its side navigation, before filtering by access.
   * @param isActing whether an agent or commercial user has picked a customer
   */
  listPrivateNavItems: (user: User, isActing: boolean) => NavItem[];
  /** Entries of the bar at the bottom of a phone, before filtering by access; none for users with few pages. */
  listPhoneNavItems: (user: User, isActing: boolean) => NavItem[];
  /** The home page of a user (section 2). */
  findHomePath: (user: User, exists: (path: string) => boolean) => string;
  /** Whether a page belongs to the private area, including the back office (section 2). */
  isPrivatePath: (path: string) => boolean;
  /** Whether a page is shown beside the navigation of its area. */
  isAreaPath: (path: string) => boolean;
}

const START_PAGE: NavItem = { path: '/', text: 'shell:nav.home', icon: IconSearch };

/** Navigation of a shell without pages. */
const NO_NAVIGATION: Navigation = {
  top: [],
  visitorTop: [],
  footer: [],
  unlisted: [],
  visitors: [],
  backOffice: { ...START_PAGE, pages: [] },
  managedCustomers: START_PAGE,
  customerProfile: START_PAGE,
  userProfile: START_PAGE,
  cart: START_PAGE,
  customerService: START_PAGE,
  listPrivateNavItems: () => [],
  listPhoneNavItems: () => [],
  findHomePath: () => START_PAGE.path,
  isPrivatePath: () => false,
  isAreaPath: () => false,
};

export const NavigationContext = createContext(NO_NAVIGATION);

export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** The home page of the user; the start page for a visitor. */
export function useHomePath(): string {
  const { findHomePath } = useNavigation();
  const user = useUser();
  const exists = usePageExists();
  return user ? findHomePath(user, exists) : START_PAGE.path;
}
