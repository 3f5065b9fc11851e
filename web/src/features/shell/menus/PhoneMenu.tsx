import { UI_LANGUAGES } from '@cromia/domain/languages';
import { Button, Divider, Drawer, NativeSelect, Stack, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useUser } from '../../../api/use-session';
import { isUiLanguage, LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import { useActingCustomer } from '../../acting';
import { BackOfficeNav } from '../area/BackOfficeNav';
import { NavItemLink, useIsCurrentPath } from '../area/NavItemLink';
import { NavItemList, PrivateNavItems } from '../area/NavItemList';
import { filterVisibleNavItems, usePageExists } from '../area/nav-items';
import { useNavigation } from '../area/navigation';
import { usePrivateNavItems } from '../area/use-private-nav-items';
import { formatPersonName } from '../person-name';
import { useLoginPath } from '../use-login-path';
import { ColorSchemeRow } from './ColorSchemeRow';
import { ExternalApps } from './ExternalApps';
import { useChangeLanguage } from './use-change-language';
import { useLogOut } from './use-log-out';

/** All contents of the bar in one drawer, for phones. */
export default function PhoneMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t, language } = useTexts();
  const user = useUser();
  const acting = useActingCustomer();
  const exists = usePageExists();
  const changeLanguage = useChangeLanguage();
  const logOut = useLogOut();
  const login = useLoginPath();
  const { customerProfile, ...navigation } = useNavigation();
  const topItems = filterVisibleNavItems(
    user === null ? navigation.visitorTop : navigation.top,
    user,
    exists,
  );
  const privateItems = usePrivateNavItems();
  const isBackOffice = useIsCurrentPath(navigation.backOffice.path, true);
  const title = () => {
    if (user === null) return t('shell:nav.menu');
    if (acting === null) return t('shell:nav.welcome', { name: formatPersonName(user) });
    return (
      <>
        {formatPersonName(user)}
        {' · '}
        <NavItemLink path={customerProfile.path} onClick={onClose}>
          {acting.businessName}
        </NavItemLink>
      </>
    );
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="min(340px, 88vw)"
      title={title()}
      closeButtonProps={{ 'aria-label': t('shell:nav.closeMenu'), size: 44 }}
    >
      <Stack gap="lg">
        {isBackOffice && <BackOfficeNav onFollow={onClose} />}
        {topItems.length > 0 && (
          <nav aria-label={t('shell:nav.main')}>
            <NavItemList items={topItems} onFollow={onClose} />
          </nav>
        )}
        {privateItems.length > 0 && (
          <nav aria-label={t('shell:private.nav')}>
            <Text size="sm" c="dimmed" mb={4} px="sm">
              {t('shell:nav.privateArea')}
            </Text>
            <PrivateNavItems items={privateItems} onFollow={onClose} />
            <ExternalApps />
          </nav>
        )}
        <Divider />
        <NativeSelect
          size="md"
          label={t('shell:nav.language')}
          value={language}
          data={UI_LANGUAGES.map((code) => ({
            value: code,
            label: `${code.toUpperCase()} · ${LANGUAGE_NAMES[code]}`,
          }))}
          onChange={({ currentTarget }) => {
            if (isUiLanguage(currentTarget.value)) changeLanguage(currentTarget.value);
          }}
        />
        <ColorSchemeRow />
        {user ? (
          <Button
            size="md"
            variant="default"
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={() => {
              onClose();
              logOut();
            }}
          >
            {t('shell:nav.logout')}
          </Button>
        ) : (
          <Button size="md" component={NavItemLink} path={login} onClick={onClose}>
            {t('shell:nav.login')}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}
