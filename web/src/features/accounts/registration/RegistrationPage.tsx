import type { UserType } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PageFrame } from '../../../ui/PageFrame';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';
import { PlaceLink, usePageDescription } from '../../shell';
import { AccountCard } from '../AccountCard';
import { DemoMailboxLink } from '../DemoMailboxLink';
import { RegistrationForm } from './RegistrationForm';

interface RegistrationPageProps {
  type: UserType;
  onType: (type: UserType) => void;
}

/** The registration, and in its place, once it is sent, where the mail went (section 2, /registration/:type). */
export function RegistrationPage({ type, onType }: RegistrationPageProps) {
  const { t } = useTexts('accounts');
  const [sentTo, setSentTo] = useState<string | null>(null);
  // What the form begins with its reader's browser knows alone.
  const isPrerendered = useIsPrerendered();
  usePageDescription(t(`accounts:registration.typeTexts.${type}`));
  if (sentTo !== null) return <RegistrationSent username={sentTo} />;
  return (
    <PageFrame
      narrow
      title={t('accounts:registration.title')}
      lead={
        <>
          {t('accounts:registration.lead')}{' '}
          <Anchor component={PlaceLink} path="/login" underline="always">
            {t('accounts:registration.toLogin')}
          </Anchor>
        </>
      }
    >
      <RegistrationForm
        key={isPrerendered ? 'prerendered' : 'live'}
        type={type}
        onType={onType}
        onSent={setSentTo}
      />
    </PageFrame>
  );
}

/** What happens next; the same whether or not the address had an account already (contract, section 2). */
function RegistrationSent({ username }: { username: string }) {
  const { t } = useTexts('accounts');
  return (
    <AccountCard title={t('accounts:registration.sentTitle')} takesFocus>
      <Text role="status">
        {t('accounts:registration.sentText', { username, hours: LIMITS.confirmationHours })}
      </Text>
      <Text c="dimmed">{t('accounts:registration.sentNone')}</Text>
      <DemoMailboxLink to={username} />
      <Button component={PlaceLink} path="/login" variant="default">
        {t('accounts:backToLogin')}
      </Button>
    </AccountCard>
  );
}
