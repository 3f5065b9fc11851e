import type { Registration } from '@cromia/domain/accounts/registration';
import type { UserType } from '@cromia/domain/accounts/roles';
import { formatInviter } from '@cromia/domain/activation/inviter';
import type { DisplayedInvitation } from '@cromia/domain/activation/request-responses';
import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor, Box, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';
import { NavItemLink, usePageDescription } from '../../shell';
import { AccountCard } from '../AccountCard';
import { DemoMailboxLink } from '../DemoMailboxLink';
import { linkedInvitationQuery } from './invitation-query';
import { RegistrationForm } from './RegistrationForm';
import { useRegister } from './use-register';

const INVITATIONS_PATH = '/profile-customer/invite-list';

interface RegistrationPageProps {
  type: UserType;
  onTypeChange: (type: UserType) => void;
  /** The code of the invitation, from the link. */
  invitation: string | undefined;
}

/** The registration form; once sent, the confirmation with the address of the mail (section 2, /registration/:type). */
export function RegistrationPage({ type, onTypeChange, invitation: code }: RegistrationPageProps) {
  const { t } = useTexts('accounts');
  const [sent, setSent] = useState<Registration | null>(null);
  // Only the browser has the initial values: they depend on its draft and locales.
  const isPrerendered = useIsPrerendered();
  usePageDescription(t(`accounts:registration.typeTexts.${type}`));
  const invitation = useQuery({ ...linkedInvitationQuery(code ?? ''), enabled: code !== undefined });
  if (sent !== null) return <RegistrationSent registration={sent} />;
  return (
    <PageFrame
      narrow
      title={t('accounts:registration.title')}
      lead={
        <>
          {t('accounts:registration.lead')}{' '}
          <Anchor
            component={NavItemLink}
            path={code === undefined ? '/login' : `/login?redirectLink=${INVITATIONS_PATH}`}
            underline="always"
          >
            {t('accounts:registration.toLogin')}
          </Anchor>
        </>
      }
    >
      {code === undefined || isPrerendered ? (
        <RegistrationForm
          key={isPrerendered ? 'prerendered' : 'live'}
          type={type}
          onTypeChange={onTypeChange}
          onSent={setSent}
        />
      ) : invitation.data === undefined ? (
        invitation.isError ? (
          <ErrorState
            error={invitation.error}
            onRetry={() => void invitation.refetch()}
            retrying={invitation.isFetching}
          />
        ) : (
          <DetailSkeleton />
        )
      ) : (
        <InvitedRegistration
          invitation={invitation.data}
          type={type}
          onTypeChange={onTypeChange}
          onSent={setSent}
        />
      )}
    </PageFrame>
  );
}

interface InvitedRegistrationProps extends Omit<RegistrationPageProps, 'invitation'> {
  /** Null when it can no longer be accepted. */
  invitation: DisplayedInvitation | null;
  onSent: (registration: Registration) => void;
}

/** The registration of an invited person: names inviter and company, and prefills the form from the invitation. */
function InvitedRegistration({ invitation, type, ...form }: InvitedRegistrationProps) {
  const { t } = useTexts('accounts');
  if (invitation === null) {
    return (
      <>
        <Box mb={20}>
          <FeedbackAlert status="WarningDismissable">
            {t('accounts:registration.invitationGone')}
          </FeedbackAlert>
        </Box>
        <RegistrationForm type={type} {...form} />
      </>
    );
  }
  return (
    <>
      <Box mb={20}>
        <FeedbackAlert status="InfoSuccess">
          {t('accounts:registration.invited', {
            inviter: formatInviter(invitation),
            company: invitation.businessName,
          })}
        </FeedbackAlert>
      </Box>
      <RegistrationForm type="C" invitation={invitation} {...form} />
    </>
  );
}

/** The next steps; the same whether or not the address already has an account (contract, section 2). */
function RegistrationSent({ registration }: { registration: Registration }) {
  const { t } = useTexts('accounts');
  const resend = useRegister();
  const { username } = registration;
  return (
    <AccountCard title={t('accounts:registration.sentTitle')} takesFocus>
      <Text role="status">
        {t('accounts:registration.sentText', {
          username: formatEmail(username),
          hours: LIMITS.confirmationHours,
        })}
      </Text>
      <Text c="dimmed">{t('accounts:registration.sentNone')}</Text>
      {resend.isSuccess && (
        <FeedbackAlert status="Success">
          {t('accounts:registration.sentAgain', { username: formatEmail(username) })}
        </FeedbackAlert>
      )}
      {resend.isError && !resend.isPending && (
        <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(resend.error).code}`)}</FeedbackAlert>
      )}
      <Button
        variant="default"
        onClick={() => resend.mutate(registration)}
        {...busyButtonProps(resend.isPending)}
      >
        {t('accounts:registration.sendAgain')}
      </Button>
      <DemoMailboxLink to={username} />
      <Button component={NavItemLink} path="/login" variant="default">
        {t('accounts:backToLogin')}
      </Button>
    </AccountCard>
  );
}
