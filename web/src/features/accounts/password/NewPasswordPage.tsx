import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';
import { AccountCard } from '../AccountCard';
import { InvalidLink } from './InvalidLink';
import { isAboutLink } from './is-about-link';
import type { MailLink } from './mail-link';
import { PasswordForm } from './PasswordForm';
import { useResetPassword } from './use-reset-password';

interface NewPasswordPageProps {
  /** Undefined where the address lacks a part, or says itself that its link is invalid. */
  link: MailLink | undefined;
  onDone: () => void;
}

/** /new-password: sets a new password by the link of a mail (section 2). */
export function NewPasswordPage({ link, onDone }: NewPasswordPageProps) {
  if (link === undefined) return <InvalidLink purpose="reset" />;
  // Another link is another form.
  return <NewPassword key={link.token} link={link} onDone={onDone} />;
}

function NewPassword({ link, onDone }: { link: MailLink; onDone: () => void }) {
  const { t } = useTexts('accounts');
  // Whose link it is nobody knew who drew the page.
  const username = useIsPrerendered() ? '…' : link.username;
  const reset = useResetPassword(link);
  if (reset.isError && isAboutLink(reset.error))
    return <InvalidLink purpose="reset" username={link.username} refused />;
  return (
    <AccountCard title={t('accounts:reset.title')} lead={t('accounts:reset.lead')}>
      <div>
        <Text size="sm" c="dimmed">
          {t('accounts:fields.username')}
        </Text>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {username}
        </Text>
      </div>
      <PasswordForm username={username} choose={reset} onDone={onDone} submit={t('accounts:reset.submit')} />
    </AccountCard>
  );
}
