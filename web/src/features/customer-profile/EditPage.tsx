import type { User } from '@cromia/domain/accounts/login';
import type { CustomerProfile } from '@cromia/domain/customers/customer-profile';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert, focusOutcome } from '../../ui/feedback/FeedbackAlert';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { customerProfileQuery } from '../customers';
import { NavItemLink } from '../shell';
import { EditForm } from './EditForm';
import { updatePendingQuery } from './profile-queries';
import classes from './styles.module.css';

interface EditPageProps {
  user: User;
  scope: ShopScope;
}

/** Page to request a change of a customer's data (section 2, edit page). */
export function EditPage({ user, scope }: EditPageProps) {
  const { t } = useTexts('customers');
  const [sent, setSent] = useState<'now' | 'earlier' | null>(null);
  const profile = useQuery(customerProfileQuery(scope));
  const pending = useQuery(updatePendingQuery(scope));
  const failedQuery = profile.isError ? profile : pending;
  const content = () => {
    if (sent !== null) return <ChangeSentNotice isEarlier={sent === 'earlier'} />;
    if (profile.data !== undefined && pending.data !== undefined) {
      return (
        <ProfileEditor
          user={user}
          scope={scope}
          profile={profile.data}
          isLocked={pending.data}
          onSent={(isEarlier) => setSent(isEarlier ? 'earlier' : 'now')}
        />
      );
    }
    return failedQuery.isError ? (
      <ErrorState
        error={failedQuery.error}
        onRetry={() => void failedQuery.refetch()}
        retrying={failedQuery.isFetching}
      />
    ) : (
      <DetailSkeleton />
    );
  };
  return (
    <PageFrame
      title={t('customers:edit.title')}
      lead={sent !== null ? undefined : t('customers:edit.lead')}
      narrow
    >
      {content()}
    </PageFrame>
  );
}

interface ProfileEditorProps extends EditPageProps {
  profile: CustomerProfile;
  isLocked: boolean;
  onSent: (isEarlier: boolean) => void;
}

/** The form, or a notice if another change is already pending when the page opens. */
function ProfileEditor({ isLocked, profile, ...form }: ProfileEditorProps) {
  const { t } = useTexts('customers');
  // Keeps the initial state, so that a refetch does not interrupt typing; sending reports a change in the meantime.
  const [initial] = useState({ isLocked, profile });
  if (!initial.isLocked) return <EditForm profile={initial.profile} {...form} />;
  return (
    <FeedbackAlert status="InfoSuccess" title={t('customers:profile.pendingTitle')}>
      <Stack gap="md">
        <Text size="sm">{t('customers:profile.locked')}</Text>
        <ProfileLink />
      </Stack>
    </FeedbackAlert>
  );
}

/** Replaces the form once the change, or an earlier attempt of it, is sent (sendRequestSuccess). */
function ChangeSentNotice({ isEarlier }: { isEarlier: boolean }) {
  const { t } = useTexts('customers');
  return (
    // The removed form had the focus, so the notice takes it.
    <div ref={focusOutcome} tabIndex={-1} className={classes.sent}>
      <FeedbackAlert status="Success" title={t('customers:edit.sentTitle')}>
        <Stack gap="md">
          {isEarlier && <Text size="sm">{t('errors:IdempotencyKeyReused')}</Text>}
          <Text size="sm">{t('customers:edit.sent')}</Text>
          <ProfileLink />
        </Stack>
      </FeedbackAlert>
    </div>
  );
}

function ProfileLink() {
  const { t } = useTexts('customers');
  return (
    <Group>
      <Button component={NavItemLink} path="/profile-customer">
        {t('customers:edit.toProfile')}
      </Button>
    </Group>
  );
}
