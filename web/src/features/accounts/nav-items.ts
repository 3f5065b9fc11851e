import { IconBuildingFactory2, IconLogin, IconShieldLock, IconUser, IconUserCog } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The profile of the user. */
export const USER_PROFILE_NAV_ITEM: NavItem = {
  path: '/profile-user',
  text: 'shell:private.profileUser',
  icon: IconUser,
};

/** The registration of a company. */
export const REGISTRATION_NAV_ITEM: NavItem = {
  path: '/registration/C',
  text: 'shell:home.ways.business.action',
  icon: IconBuildingFactory2,
  route: '/registration/$type',
};

/** The login. */
export const LOGIN_NAV_ITEM: NavItem = { path: '/login', text: 'shell:nav.login', icon: IconLogin };

/** The list of users in the back office. */
export const DESK_USERS_NAV_ITEM: NavItem = {
  path: '/backoffice/users',
  text: 'shell:private.users',
  icon: IconUserCog,
};

/** Export and anonymisation of personal data in the back office. */
export const DESK_PERSONAL_DATA_NAV_ITEM: NavItem = {
  path: '/backoffice/personal-data',
  text: 'shell:private.personalData',
  icon: IconShieldLock,
};
