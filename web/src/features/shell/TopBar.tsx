import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { useActingCustomer } from '../customers';
import { AccountMenu } from './AccountMenu';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { PhoneMenu } from './PhoneMenu';
import { PlaceLink } from './PlaceLink';
import { homeFor, isPrivatePath, TOP_PLACES, usePageExists, visiblePlaces } from './places';
import { SchemeMenu } from './SchemeMenu';
import classes from './shell.module.css';

/** The bar above every page: where one can go, search, language, cart and account; on phones it folds into a menu. */
export function TopBar({ cart, notice }: { cart: ReactNode; notice: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const [menuOpen, setMenuOpen] = useState(false);
  // The customer whom a manager acts for decides where home is.
  useActingCustomer();
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
          <UnstyledButton className={classes.search} onClick={spotlight.open}>
            <IconSearch size={18} stroke={1.75} aria-hidden />
            <span className={classes.searchWord}>{t('shell:search.open')}</span>
            <Kbd size="xs" className={classes.searchKeys} aria-hidden>
              Ctrl K
            </Kbd>
          </UnstyledButton>
          <span className={classes.onDesk}>
            <LanguageMenu />
            <SchemeMenu />
          </span>
          {notice}
          {cart}
          <span className={classes.onDesk}>
            <AccountMenu />
          </span>
        </div>
      </div>
      <PhoneMenu opened={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
