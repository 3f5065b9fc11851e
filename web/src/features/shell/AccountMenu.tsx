import type { User } from '@cromia/domain/accounts/login';
import type { CustomerSummary } from '@cromia/domain/customers/customer';
import { Button, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { logOut } from '../../api/session';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { useActingCustomer } from '../customers';
import { PlaceLink } from './PlaceLink';
import { PROFILE_USER, privatePlaces, usePageExists, visiblePlaces } from './places';
import classes from './shell.module.css';
import { useLoginPath } from './use-login-path';

/** The name that the welcome text calls: the business of a selected customer, else the person (section 2). */
export function welcomeName(user: User, acting: CustomerSummary | null): string {
  if (acting !== null) return acting.businessName;
  const person = `${user.firstname} ${user.lastname}`.trim();
  return (user.customerCode ? user.businessName : null) ?? (person || user.username);
}

/** Ends the session and returns to the root (section 2). */
export function useLogOut(): () => void {
  const router = useRouter();
  return () => {
    void router.navigate({ href: '/' }).then(logOut);
  };
}

/** Who is logged in, with the way to the private area and out; for visitors the way in. */
export function AccountMenu() {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const leave = useLogOut();
  const acting = useActingCustomer();
  const login = useLoginPath();
  if (user === null) {
    return (
      <Button component={PlaceLink} path={login}>
        {t('shell:nav.login')}
      </Button>
    );
  }
  const own = visiblePlaces(privatePlaces(user, acting !== null), user, exists);
  const places = own.filter((place) => place !== PROFILE_USER);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.barButton}>
          <IconUserCircle size={20} stroke={1.75} aria-hidden />
          <span className={classes.welcome}>
            {t('shell:nav.welcome', { name: welcomeName(user, acting) })}
          </span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={PlaceLink}
          path={PROFILE_USER.path}
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {t(PROFILE_USER.text)}
          <Text size="xs" c="dimmed" className={classes.username}>
            {user.username}
          </Text>
        </Menu.Item>
        {places.map(({ path, text, icon: Icon }) => (
          <Menu.Item
            key={path}
            component={PlaceLink}
            path={path}
            leftSection={<Icon size={16} aria-hidden />}
          >
            {t(text)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={leave} leftSection={<IconLogout size={16} aria-hidden />}>
          {t('shell:nav.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
