import { ActionIcon, Button, Kbd, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { useActingCustomer } from '../acting';
import { NavItemLink } from './area/NavItemLink';
import { filterVisibleNavItems, usePageExists } from './area/nav-items';
import { useHomePath, useNavigation } from './area/navigation';
import { Logo } from './Logo';
import { AccountButton } from './menus/AccountButton';
import { ColorSchemeButton } from './menus/ColorSchemeButton';
import { LanguageButton } from './menus/LanguageButton';
import { MenuButton } from './menus/MenuButton';
import { usePhoneMenu } from './menus/phone-menu';
import { openSearch } from './search/search-store';
import classes from './styles.module.css';
import { useLoginPath } from './use-login-path';

const loadLanguageMenu = () => import('./menus/LanguageMenu');
const loadColorSchemeMenu = () => import('./menus/ColorSchemeMenu');
const loadAccountMenu = () => import('./menus/AccountMenu');
const LanguageMenu = lazy(loadLanguageMenu);
const ColorSchemeMenu = lazy(loadColorSchemeMenu);
const AccountMenu = lazy(loadAccountMenu);

/** The top bar of every page: navigation, search, language, cart and account; on phones it collapses into a menu. */
export function TopBar({ cart, notice }: { cart: ReactNode; notice: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const { top, visitorTop, customerProfile, isPrivatePath } = useNavigation();
  const login = useLoginPath();
  const menu = usePhoneMenu();
  // The customer acted for determines the home page.
  const acting = useActingCustomer();
  const isPrivateArea = useRouterState({ select: ({ location }) => isPrivatePath(location.pathname) });
  const home = useHomePath();
  return (
    <header className={classes.bar}>
      <div className={classes.barInner}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={classes.menuButton}
          onClick={menu.open}
          aria-label={t('shell:nav.menu')}
          aria-expanded={menu.isOpen}
        >
          <IconMenu2 size={22} aria-hidden />
        </ActionIcon>
        <NavItemLink path="/" className={classes.logo} title={t('shell:nav.home')}>
          <Logo />
        </NavItemLink>
        <nav className={classes.navItems} aria-label={t('shell:nav.main')}>
          {filterVisibleNavItems(user === null ? visitorTop : top, user, exists).map(({ path, text }) => (
            <NavItemLink key={path} path={path} withChildren className={classes.navItem}>
              {t(text)}
            </NavItemLink>
          ))}
          {home !== '/' && home !== '/products-search' && (
            <NavItemLink path={home} withChildren isArea={isPrivateArea} className={classes.navItem}>
              {t('shell:nav.privateArea')}
            </NavItemLink>
          )}
        </nav>
        <div className={classes.tools}>
          <UnstyledButton className={classes.search} onClick={openSearch}>
            <IconSearch size={18} stroke={1.75} aria-hidden />
            <span className={classes.searchLabel}>{t('shell:search.open')}</span>
            <Kbd size="xs" className={classes.searchKeys} aria-hidden>
              Ctrl K
            </Kbd>
          </UnstyledButton>
          <span className={classes.desktopOnly}>
            <MenuButton button={<LanguageButton />} menu={<LanguageMenu />} load={loadLanguageMenu} />
            <MenuButton
              button={<ColorSchemeButton />}
              menu={<ColorSchemeMenu />}
              load={loadColorSchemeMenu}
            />
          </span>
          {notice}
          {cart}
          <span className={classes.desktopOnly}>
            {user === null ? (
              <Button component={NavItemLink} path={login} variant="default">
                {t('shell:nav.login')}
              </Button>
            ) : (
              <>
                {acting !== null && (
                  <NavItemLink
                    path={customerProfile.path}
                    className={`${classes.barButton} ${classes.barCustomer}`}
                  >
                    <span className={classes.greeting}>{acting.businessName}</span>
                  </NavItemLink>
                )}
                <MenuButton button={<AccountButton />} menu={<AccountMenu />} load={loadAccountMenu} />
              </>
            )}
          </span>
        </div>
      </div>
    </header>
  );
}
