import { ActionIcon, Button, Kbd, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { WhenIdle } from '../../ui/WhenIdle';
import { useActingCustomer } from '../customers';
import { PlaceLink } from './area/PlaceLink';
import {
  homeFor,
  isPrivatePath,
  PROFILE_CUSTOMER,
  TOP_PLACES,
  usePageExists,
  visiblePlaces,
} from './area/places';
import { Logo } from './Logo';
import { AccountButton } from './menus/AccountButton';
import { LanguageButton } from './menus/LanguageButton';
import { MenuButton } from './menus/MenuButton';
import { SchemeButton } from './menus/SchemeButton';
import { openSearch } from './search/search-store';
import classes from './shell.module.css';
import { useLoginPath } from './use-login-path';

const loadLanguageMenu = () => import('./menus/LanguageMenu');
const loadSchemeMenu = () => import('./menus/SchemeMenu');
const loadAccountMenu = () => import('./menus/AccountMenu');
const LanguageMenu = lazy(loadLanguageMenu);
const SchemeMenu = lazy(loadSchemeMenu);
const AccountMenu = lazy(loadAccountMenu);
const PhoneMenu = lazy(() => import('./menus/PhoneMenu'));

/** The top bar of every page: navigation, search, language, cart and account; on phones it collapses into a menu. */
export function TopBar({ cart, notice }: { cart: ReactNode; notice: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const login = useLoginPath();
  const [menuOpen, setMenuOpen] = useState(false);
  // The customer acted for determines the home page.
  const acting = useActingCustomer();
  const inPrivateArea = useRouterState({ select: ({ location }) => isPrivatePath(location.pathname) });
  const home = user ? homeFor(user, exists) : '/';
  return (
    <header className={classes.bar}>
      <div className={classes.barInner}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={classes.onPhone}
          onClick={() => setMenuOpen(true)}
          aria-label={t('shell:nav.menu')}
          aria-expanded={menuOpen}
        >
          <IconMenu2 size={22} aria-hidden />
        </ActionIcon>
        <PlaceLink path="/" className={classes.logo} title={t('shell:nav.home')}>
          <Logo />
        </PlaceLink>
        <nav className={classes.places} aria-label={t('shell:nav.main')}>
          {visiblePlaces(TOP_PLACES, user, exists).map(({ path, text }) => (
            <PlaceLink key={path} path={path} withChildren className={classes.place}>
              {t(text)}
            </PlaceLink>
          ))}
          {home !== '/' && home !== '/products-search' && (
            <PlaceLink path={home} withChildren isArea={inPrivateArea} className={classes.place}>
              {t('shell:nav.privateArea')}
            </PlaceLink>
          )}
        </nav>
        <div className={classes.tools}>
          <UnstyledButton className={classes.search} onClick={openSearch}>
            <IconSearch size={18} stroke={1.75} aria-hidden />
            <span className={classes.searchWord}>{t('shell:search.open')}</span>
            <Kbd size="xs" className={classes.searchKeys} aria-hidden>
              Ctrl K
            </Kbd>
          </UnstyledButton>
          <span className={classes.onDesk}>
            <MenuButton button={<LanguageButton />} menu={<LanguageMenu />} load={loadLanguageMenu} />
            <MenuButton button={<SchemeButton />} menu={<SchemeMenu />} load={loadSchemeMenu} />
          </span>
          {notice}
          {cart}
          <span className={classes.onDesk}>
            {user === null ? (
              <Button component={PlaceLink} path={login} variant="default">
                {t('shell:nav.login')}
              </Button>
            ) : (
              <>
                {acting !== null && (
                  <PlaceLink path={PROFILE_CUSTOMER.path} className={classes.barButton}>
                    <span className={classes.welcome}>
                      {t('shell:nav.welcome', { name: acting.businessName })}
                    </span>
                  </PlaceLink>
                )}
                <MenuButton button={<AccountButton />} menu={<AccountMenu />} load={loadAccountMenu} />
              </>
            )}
          </span>
        </div>
      </div>
      <WhenIdle now={menuOpen}>
        <PhoneMenu opened={menuOpen} onClose={() => setMenuOpen(false)} />
      </WhenIdle>
    </header>
  );
}
