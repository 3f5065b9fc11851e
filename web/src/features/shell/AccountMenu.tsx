import type { User } from '@cromia/domain/accounts/login';
import { ActionIcon, Button, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { logOut } from '../../api/session';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { useActingCustomer } from '../customers';
import { PlaceLink } from './PlaceLink';
import { PROFILE_CUSTOMER, PROFILE_USER } from './places';
import classes from './shell.module.css';
import { useLoginPath } from './use-login-path';
import { usePrivatePlaces } from './use-private-places';

/** First and last name, which the welcome text calls unless a customer has been picked (section 6). */
export function personName({ firstname, lastname, username }: User): string {
  return `${firstname} ${lastname}`.trim() || username;
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
  const leave = useLogOut();
  const acting = useActingCustomer();
  const login = useLoginPath();
  const places = usePrivatePlaces().filter((place) => place !== PROFILE_USER);
  if (user === null) {
    return (
      <Button component={PlaceLink} path={login}>
        {t('shell:nav.login')}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" width={260}>
      {acting === null ? (
        <Menu.Target>
          <UnstyledButton className={classes.barButton}>
            <IconUserCircle size={20} stroke={1.75} aria-hidden />
            <span className={classes.welcome}>{t('shell:nav.welcome', { name: personName(user) })}</span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
      ) : (
        <>
          <PlaceLink path={PROFILE_CUSTOMER.path} className={classes.barButton}>
            <span className={classes.welcome}>{t('shell:nav.welcome', { name: acting.businessName })}</span>
          </PlaceLink>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('shell:nav.account')}>
              <IconUserCircle size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
        </>
      )}
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
