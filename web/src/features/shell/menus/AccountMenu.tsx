import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Menu, Text } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../area/NavItemLink';
import { useNavigation } from '../area/navigation';
import { usePrivateNavItems } from '../area/use-private-nav-items';
import classes from '../styles.module.css';
import { AccountButton } from './AccountButton';
import { useLogOut } from './use-log-out';

/** The logged-in user, with links to the private area and the logout. */
export default function AccountMenu() {
  const { t } = useTexts();
  const user = useUser();
  const logOut = useLogOut();
  const { userProfile } = useNavigation();
  const items = usePrivateNavItems().filter((item) => item !== userProfile);
  if (user === null) return null;
  return (
    <Menu defaultOpened position="bottom-end" width={260}>
      <Menu.Target>
        <AccountButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={NavItemLink}
          path={userProfile.path}
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {t(userProfile.text)}
          <Text size="xs" c="dimmed" className={classes.username}>
            {formatEmail(user.username)}
          </Text>
        </Menu.Item>
        {items.map(({ path, text, icon: Icon }) => (
          <Menu.Item
            key={path}
            component={NavItemLink}
            path={path}
            leftSection={<Icon size={16} aria-hidden />}
          >
            {t(text)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={logOut} leftSection={<IconLogout size={16} aria-hidden />}>
          {t('shell:nav.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
