import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';
import { AccountCard } from '../AccountCard';
import { InvalidLinkNotice } from './InvalidLinkNotice';
import { isLinkProblem } from './is-link-problem';
import type { MailLink } from './mail-link';
import { PasswordForm } from './PasswordForm';
import { useResetPassword } from './use-reset-password';

interface NewPasswordPageProps {
  /** Undefined when a part is missing, or the address itself says that the link is invalid. */
  link: MailLink | undefined;
  onDone: () => void;
}

/** /new-password: sets a new password by the link of a mail (section 2). */
export function NewPasswordPage({ link, onDone }: NewPasswordPageProps) {
  if (link === undefined) return <InvalidLinkNotice purpose="reset" />;
  // Remounts the form for another link.
  return <NewPassword key={link.token} link={link} onDone={onDone} />;
}

function NewPassword({ link, onDone }: { link: MailLink; onDone: () => void }) {
  const { t } = useTexts('accounts');
  // The prerendered page does not know whose link it is.
  const username = useIsPrerendered() ? '…' : link.username;
  const reset = useResetPassword(link);
  if (reset.isError && isLinkProblem(reset.error))
    return <InvalidLinkNotice purpose="reset" username={link.username} refused />;
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
