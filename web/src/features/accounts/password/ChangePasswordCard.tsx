import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { AccountSection } from '../AccountSection';

const ChangePasswordForm = lazy(() => import('./ChangePasswordForm'));

/** Changes the password, confirmed by the old one; ends all other sessions. */
export function ChangePasswordCard({ username }: { username: string }) {
  const { t } = useTexts('accounts');
  const [isOpen, setOpen] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  const hasMounted = useRef(false);
  useEffect(() => {
    if (!isOpen && hasMounted.current) openButton.current?.focus();
    hasMounted.current = true;
  }, [isOpen]);
  return (
    <AccountSection title={t('accounts:changePassword.title')}>
      {isOpen ? (
        <Suspense fallback={null}>
          <ChangePasswordForm username={username} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Group justify="space-between" gap="md">
          <Text c="dimmed" size="sm">
            {t('accounts:changePassword.lead')}
          </Text>
          <Button ref={openButton} variant="default" onClick={() => setOpen(true)}>
            {t('accounts:changePassword.open')}
          </Button>
        </Group>
      )}
    </AccountSection>
  );
}
