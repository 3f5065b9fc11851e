import type { User } from '@cromia/domain/accounts/login';
import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { AccountSection } from '../AccountSection';

const SecuritySettings = lazy(() => import('./SecuritySettings'));

/** Second factor and sessions; loaded when the user opens them, or must set up a second factor. */
export function SecurityCard({ user: { username, needsSecondFactor } }: { user: User }) {
  const { t } = useTexts('accounts');
  const [isOpen, setOpen] = useState(needsSecondFactor);
  return (
    <AccountSection title={t('accounts:security.title')}>
      {needsSecondFactor && (
        <FeedbackAlert status="InfoSuccess">{t('accounts:security.required')}</FeedbackAlert>
      )}
      <Group justify="space-between" gap="md" wrap="nowrap">
        <Text c="dimmed" size="sm">
          {t('accounts:security.lead')}
        </Text>
        {!isOpen && (
          <Button variant="default" style={{ flexShrink: 0 }} onClick={() => setOpen(true)}>
            {t('accounts:security.open')}
          </Button>
        )}
      </Group>
      {isOpen && (
        <Suspense fallback={null}>
          <SecuritySettings username={username} />
        </Suspense>
      )}
    </AccountSection>
  );
}
