import type { RegistrationSummary } from '@cromia/domain/accounts/confirmation';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { TableSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import { legalPageUrl, NavItemLink, useBrand } from '../../shell';
import { AccountCard } from '../AccountCard';
import { AccountSection } from '../AccountSection';
import { forgotPasswordPath } from '../password/forgot-password-path';
import { InvalidLinkNotice } from '../password/InvalidLinkNotice';
import { isConfirmedAlready, isLinkProblem } from '../password/is-link-problem';
import type { MailLink } from '../password/mail-link';
import { PasswordForm } from '../password/PasswordForm';
import classes from '../styles.module.css';
import type { CorrectedRegistration } from './CorrectRegistration';
import { registrationQuery, useConfirmRegistration, useRejectRegistration } from './registration-link';

const ProfileView = lazy(async () => ({ default: (await import('../profile/ProfileView')).ProfileView }));
const CorrectRegistration = lazy(() => import('./CorrectRegistration'));

interface ConfirmRegistrationPageProps {
  /** Undefined when a part is missing or the URL marks the link as invalid. */
  link: MailLink | undefined;
  onDone: () => void;
}

/**
 * /confirm-registration (section 2): shows the entered data to the owner of the e-mail address, who confirms it by
 * choosing a password, corrects it first, or rejects it.
 */
export function ConfirmRegistrationPage({ link, onDone }: ConfirmRegistrationPageProps) {
  if (link === undefined) return <InvalidLinkNotice purpose="confirm" />;
  return <LinkedRegistration key={link.token} link={link} onDone={onDone} />;
}

interface LinkProps {
  link: MailLink;
  onDone: () => void;
}

function LinkedRegistration({ link, onDone }: LinkProps) {
  const { t } = useTexts('accounts');
  const { data, error, refetch, isFetching } = useQuery(registrationQuery(link));
  if (error !== null && isConfirmedAlready(error)) return <AlreadyConfirmed username={link.username} />;
  if (error !== null && isLinkProblem(error)) return <InvalidLinkNotice purpose="confirm" />;
  if (data !== undefined) return <Confirmation link={link} entered={data} onDone={onDone} />;
  return (
    <PageFrame narrow title={t('accounts:confirm.title')} lead={t('accounts:confirm.lead')}>
      {error === null ? (
        <TableSkeleton />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  );
}

function Confirmation({ link, entered, onDone }: LinkProps & { entered: RegistrationSummary }) {
  const { t } = useTexts('accounts');
  const { username } = link;
  const [correction, setCorrection] = useState<CorrectedRegistration | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const confirm = useConfirmRegistration(link, correction?.registration);
  const reject = useRejectRegistration(link);
  const linkError = [confirm.error, reject.error].find((error) => error !== null && isLinkProblem(error));
  if (linkError && isConfirmedAlready(linkError)) return <AlreadyConfirmed username={username} />;
  if (linkError) return <InvalidLinkNotice purpose="confirm" replacesForm />;
  if (reject.isSuccess) return <RegistrationRejected username={username} />;
  const person = correction?.person ?? entered;
  const lead = t(isCorrecting ? 'accounts:confirm.correctLead' : 'accounts:confirm.lead');
  return (
    <PageFrame narrow title={t('accounts:confirm.title')} lead={lead}>
      <Suspense fallback={<TableSkeleton />}>
        {isCorrecting ? (
          <CorrectRegistration
            username={username}
            person={person}
            error={confirm.error}
            onDone={(corrected) => {
              setCorrection(corrected);
              setCorrecting(false);
            }}
            onCancel={() => setCorrecting(false)}
          />
        ) : (
          <>
            <ProfileView user={{ ...person, username }} />
            <div className={classes.correct}>
              <Button variant="default" onClick={() => setCorrecting(true)}>
                {t('accounts:confirm.correct')}
              </Button>
            </div>
            <AccountSection title={t('accounts:confirm.password')}>
              <PasswordForm
                username={username}
                mutation={confirm}
                onDone={onDone}
                submitLabel={t('accounts:confirm.submit')}
              >
                <PrivacyNote />
              </PasswordForm>
            </AccountSection>
            <AccountSection title={t('accounts:confirm.notYou')}>
              <Text>{t('accounts:confirm.notYouText')}</Text>
              {reject.isError && !reject.isPending && (
                <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(reject.error).code}`)}</FeedbackAlert>
              )}
              <div>
                <Button
                  variant="default"
                  onClick={() => reject.mutate()}
                  {...busyButtonProps(reject.isPending)}
                >
                  {t('accounts:confirm.reject')}
                </Button>
              </div>
            </AccountSection>
          </>
        )}
      </Suspense>
    </PageFrame>
  );
}

/** The terms that the user accepts with the button. */
function PrivacyNote() {
  const { t } = useTexts('accounts');
  const brand = useBrand();
  return (
    <Text size="sm">
      {t('accounts:confirm.consent')}{' '}
      <Anchor
        href={legalPageUrl(brand, 'privacy')}
        target="_blank"
        rel="noreferrer"
        inherit
        underline="always"
      >
        {t('accounts:registration.privacyLink')}
      </Anchor>
    </Text>
  );
}

/** The link was used before: the person only has to log in. */
function AlreadyConfirmed({ username }: { username: string }) {
  const { t } = useTexts('accounts');
  return (
    <AccountCard title={t('accounts:confirm.doneTitle')} takesFocus>
      <Text role="status">{t('accounts:confirm.doneText', { username: formatEmail(username) })}</Text>
      <Button component={NavItemLink} path={`/login?confirmed=${encodeURIComponent(username)}`} size="md">
        {t('accounts:login.submit')}
      </Button>
      <Anchor component={NavItemLink} path={forgotPasswordPath(username)} underline="always">
        {t('accounts:login.forgot')}
      </Anchor>
    </AccountCard>
  );
}

function RegistrationRejected({ username }: { username: string }) {
  const { t } = useTexts('accounts');
  return (
    <AccountCard title={t('accounts:confirm.rejectedTitle')} takesFocus>
      <Text role="status">{t('accounts:confirm.rejectedText', { username: formatEmail(username) })}</Text>
      <Button component={NavItemLink} path="/" variant="default">
        {t('common:actions.toHome')}
      </Button>
    </AccountCard>
  );
}
