import type { User } from '@cromia/domain/accounts/login';
import type { CustomerProfile } from '@cromia/domain/customers/customer-profile';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
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
  const [sent, setSent] = useState(false);
  const profile = useQuery(customerProfileQuery(scope));
  const pending = useQuery(updatePendingQuery(scope));
  const failed = profile.isError ? profile : pending;
  const content = () => {
    if (sent) return <ChangeSent />;
    if (profile.data !== undefined && pending.data !== undefined) {
      return (
        <ProfileEditor
          user={user}
          scope={scope}
          profile={profile.data}
          locked={pending.data}
          onSent={() => setSent(true)}
        />
      );
    }
    return failed.isError ? (
      <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    ) : (
      <DetailSkeleton />
    );
  };
  return (
    <PageFrame title={t('customers:edit.title')} lead={sent ? undefined : t('customers:edit.lead')} narrow>
      {content()}
    </PageFrame>
  );
}

interface ProfileEditorProps extends EditPageProps {
  profile: CustomerProfile;
  locked: boolean;
  onSent: () => void;
}

/** The form, as long as its change can be sent; a change that is already pending on opening locks it. */
function ProfileEditor({ locked, profile, ...form }: ProfileEditorProps) {
  const { t } = useTexts('customers');
  // Typing is not interrupted: a change made meanwhile is reported on sending.
  const [start] = useState({ locked, profile });
  if (!start.locked) return <EditForm profile={start.profile} {...form} />;
  return (
    <FeedbackAlert status="InfoSuccess" title={t('customers:profile.pendingTitle')}>
      <Stack gap="md">
        <Text size="sm">{t('customers:profile.locked')}</Text>
        <ToProfile />
      </Stack>
    </FeedbackAlert>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Shown instead of the form once the change is sent (sendRequestSuccess). */
function ChangeSent() {
  const { t } = useTexts('customers');
  return (
    // The form had the focus and is gone, so the focus moves here.
    <div ref={takeFocus} tabIndex={-1} className={classes.sent}>
      <FeedbackAlert status="Success" title={t('customers:edit.sentTitle')}>
        <Stack gap="md">
          <Text size="sm">{t('customers:edit.sent')}</Text>
          <ToProfile />
        </Stack>
      </FeedbackAlert>
    </div>
  );
}

function ToProfile() {
  const { t } = useTexts('customers');
  return (
    <Group>
      <Button component={NavItemLink} path="/profile-customer">
        {t('customers:edit.toProfile')}
      </Button>
    </Group>
  );
}
