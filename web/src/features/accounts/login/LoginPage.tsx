import { formatEmail } from '@cromia/domain/web/unicode-address';
import { lazy, Suspense, useState } from 'react';
import type { ApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { usePageDescription } from '../../shell';
import { AccountCard } from '../AccountCard';
import { LoginForm } from './LoginForm';

const SecondStep = lazy(() => import('./SecondStep'));

interface LoginPageProps {
  /** User name of the registration confirmed just before. */
  confirmedUsername?: string | undefined;
  /** User name whose password was reset just before. */
  resetUsername?: string | undefined;
  /** Whether the visitor came from a page that needs a login. */
  requiresLogin: boolean;
  /** Whether that page belongs to the product search; the form then links to the registration of each user type (section 2). */
  returnsToCatalogue: boolean;
  /** Whether the session ended without a logout. */
  isSessionEnded: boolean;
  /** Its user; null without one. */
  endedUsername: string | null;
  onDone: () => void;
}

/** The login page, with a message that tells why it opened (section 2). */
export function LoginPage(props: LoginPageProps) {
  const { confirmedUsername, resetUsername, requiresLogin, returnsToCatalogue } = props;
  const { isSessionEnded, endedUsername, onDone } = props;
  const { t } = useTexts('accounts');
  usePageDescription(t('accounts:login.lead'));
  const [secondStep, setSecondStep] = useState<ApiProblem | null>(null);
  if (secondStep !== null)
    return (
      <Suspense fallback={null}>
        <SecondStep problem={secondStep} onDone={onDone} onBack={() => setSecondStep(null)} />
      </Suspense>
    );
  return (
    <AccountCard
      title={t('accounts:login.title')}
      lead={t(requiresLogin ? 'accounts:login.toContinue' : 'accounts:login.lead')}
    >
      {isSessionEnded && <FeedbackAlert status="InfoSuccess">{t('errors:Unauthorized')}</FeedbackAlert>}
      {confirmedUsername !== undefined && (
        <FeedbackAlert status="Success">
          {t('accounts:login.confirmed', { username: formatEmail(confirmedUsername) })}
        </FeedbackAlert>
      )}
      {resetUsername !== undefined && (
        <FeedbackAlert status="Success">
          {t('accounts:login.newPassword', { username: formatEmail(resetUsername) })}
        </FeedbackAlert>
      )}
      <LoginForm
        username={confirmedUsername ?? resetUsername ?? endedUsername ?? ''}
        returnsToCatalogue={returnsToCatalogue}
        onDone={onDone}
        onSecondStep={setSecondStep}
      />
    </AccountCard>
  );
}
