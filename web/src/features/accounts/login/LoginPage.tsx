import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { usePageDescription } from '../../shell';
import { AccountCard } from '../AccountCard';
import { LoginForm } from './LoginForm';

interface LoginPageProps {
  /** User name whose registration was just confirmed. */
  confirmed?: string | undefined;
  /** User name whose password was just reset. */
  newPassword?: string | undefined;
  /** Whether the visitor came from a page that needs a login. */
  interrupted: boolean;
  /** Whether that page belongs to the product search, which offers a sign-up for each type of user (section 2). */
  toCatalogue: boolean;
  /** Whether the session ended without a logout. */
  ended: boolean;
  onDone: () => void;
}

/** The login page with the message for what led to it (section 2). */
export function LoginPage(props: LoginPageProps) {
  const { confirmed, newPassword, interrupted, toCatalogue, ended, onDone } = props;
  const { t } = useTexts('accounts');
  usePageDescription(t('accounts:login.lead'));
  return (
    <AccountCard
      title={t('accounts:login.title')}
      lead={t(interrupted ? 'accounts:login.toContinue' : 'accounts:login.lead')}
    >
      {ended && <FeedbackAlert status="InfoSuccess">{t('errors:Unauthorized')}</FeedbackAlert>}
      {confirmed !== undefined && (
        <FeedbackAlert status="Success">
          {t('accounts:login.confirmed', { username: confirmed })}
        </FeedbackAlert>
      )}
      {newPassword !== undefined && (
        <FeedbackAlert status="Success">
          {t('accounts:login.newPassword', { username: newPassword })}
        </FeedbackAlert>
      )}
      <LoginForm username={confirmed ?? newPassword ?? ''} toCatalogue={toCatalogue} onDone={onDone} />
    </AccountCard>
  );
}
