import { formatEmail } from '@cromia/domain/web/unicode-address';
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
  /** Undefined when a part is missing or the URL marks the link as invalid. */
  link: MailLink | undefined;
  onDone: () => void;
}

/** /new-password: sets a new password with the link from a mail (section 2). */
export function NewPasswordPage({ link, onDone }: NewPasswordPageProps) {
  if (link === undefined) return <InvalidLinkNotice purpose="reset" />;
  // Another link remounts the form.
  return <NewPasswordCard key={link.token} link={link} onDone={onDone} />;
}

function NewPasswordCard({ link, onDone }: { link: MailLink; onDone: () => void }) {
  const { t } = useTexts('accounts');
  // The prerendered page has no link, so no user name.
  const username = useIsPrerendered() ? '…' : link.username;
  const reset = useResetPassword(link);
  if (reset.isError && isLinkProblem(reset.error))
    return <InvalidLinkNotice purpose="reset" username={link.username} replacesForm />;
  return (
    <AccountCard title={t('accounts:reset.title')} lead={t('accounts:reset.lead')}>
      <div>
        <Text size="sm" c="dimmed">
          {t('accounts:fields.username')}
        </Text>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {formatEmail(username)}
        </Text>
      </div>
      <PasswordForm
        username={username}
        mutation={reset}
        onDone={onDone}
        submitLabel={t('accounts:reset.submit')}
      />
    </AccountCard>
  );
}
