import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { Button, Text, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { CompanyRecap } from '../activation';
import { customerProfileQuery } from '../customers';
import { NavItemLink } from '../shell';
import { updatePendingQuery } from './profile-queries';
import classes from './styles.module.css';

/** Loaded while a change is pending. */
const PendingChanges = lazy(() => import('./PendingChanges'));

/** Only agents and commercial users load it. */
const ManagerSections = lazy(() => import('./ManagerSections'));

interface ProfilePageProps {
  user: User;
  scope: ShopScope;
}

/** The stored data of a customer, read-only; the edit page requests changes (section 2). */
export function ProfilePage({ user, scope }: ProfilePageProps) {
  const { t } = useTexts('customers');
  const profile = useQuery(customerProfileQuery(scope));
  const pending = useQuery(updatePendingQuery(scope));
  const company = <Company user={user} scope={scope} />;
  return (
    <PageFrame
      title={t('customers:profile.title')}
      lead={t('customers:profile.lead')}
      {...(profile.data === undefined || !isAllowed(user, 'customers.request-edit')
        ? {}
        : { actions: <EditButton isLocked={pending.data === true} isChecking={pending.isPending} /> })}
    >
      {pending.data === true && (
        <div className={classes.notice}>
          <FeedbackAlert status="InfoSuccess" title={t('customers:profile.pendingTitle')}>
            {t('customers:profile.pending')}
          </FeedbackAlert>
        </div>
      )}
      {pending.data === true && (
        <Suspense fallback={null}>
          <PendingChanges scope={scope} />
        </Suspense>
      )}
      {pending.isError && (
        <div className={classes.notice}>
          <ErrorState
            error={pending.error}
            onRetry={() => void pending.refetch()}
            retrying={pending.isFetching}
          />
        </div>
      )}
      {pending.isPending ? (
        <DetailSkeleton />
      ) : isAllowed(user, 'customers.sales') ? (
        <Suspense fallback={<DetailSkeleton />}>
          <ManagerSections scope={scope}>{company}</ManagerSections>
        </Suspense>
      ) : (
        company
      )}
    </PageFrame>
  );
}

/** The data of the company. */
function Company({ user, scope }: ProfilePageProps) {
  const profile = useQuery(customerProfileQuery(scope));
  if (profile.data === undefined && profile.isError)
    return (
      <ErrorState
        error={profile.error}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    );
  if (profile.data === undefined) return <DetailSkeleton />;
  return (
    <CompanyRecap
      company={profile.data}
      codes={profile.data}
      withAssessment={isAllowed(user, 'customers.assessment')}
    />
  );
}

/**
 * Link to the edit page; while a change is pending it is locked and explains why (section 2). If the check fails, the link
 * stays enabled and the server decides on submission.
 */
function EditButton({ isLocked, isChecking }: { isLocked: boolean; isChecking: boolean }) {
  const { t } = useTexts('customers');
  const icon = <IconPencil size={16} aria-hidden />;
  if (!isLocked) {
    return (
      <Button
        component={NavItemLink}
        path="/profile-customer/edit-request"
        leftSection={icon}
        loading={isChecking}
      >
        {t('customers:profile.edit')}
      </Button>
    );
  }
  return (
    <Tooltip label={<Text size="sm">{t('customers:profile.locked')}</Text>} multiline maw={320}>
      <Button
        leftSection={icon}
        // Not `disabled`, so that keyboard users can focus it and read the tooltip.
        data-disabled
        aria-disabled
        onClick={(event) => event.preventDefault()}
      >
        {t('customers:profile.edit')}
      </Button>
    </Tooltip>
  );
}
