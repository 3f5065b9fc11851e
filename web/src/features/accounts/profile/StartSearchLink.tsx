import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { Button, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../../shell';
import { AccountSection } from '../AccountSection';

/** Link from the profile to the product search; private users get the public one (section 6). */
export function StartSearchLink({ user }: { user: User }) {
  const { t } = useTexts('accounts');
  return (
    <AccountSection title={t('accounts:startSearch.title')}>
      <Text size="sm" c="dimmed">
        {t('accounts:startSearch.text')}
      </Text>
      <Button
        component={NavItemLink}
        path={isAllowed(user, 'catalogue.b2b') ? '/products-search/b2b' : '/products-search'}
        variant="default"
        leftSection={<IconSearch size={18} aria-hidden />}
      >
        {t('accounts:startSearch.action')}
      </Button>
    </AccountSection>
  );
}
