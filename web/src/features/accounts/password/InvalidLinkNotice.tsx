import { Anchor, Button } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../../shell';
import { AccountCard } from '../AccountCard';
import { forgotPasswordPath } from './forgot-password-path';

interface InvalidLinkNoticeProps {
  /** Purpose of the link. */
  purpose: 'confirm' | 'reset';
  /** The user name in the link, if it has one. */
  username?: string;
  /** Whether it replaces a form that the server refused. */
  refused?: boolean;
}

/** Shown instead of the form when the link is invalid (UnauthorizedOrInvalid); says how to get a new one. */
export function InvalidLinkNotice({
  purpose,
  username = '',
  refused: rejected = false,
}: InvalidLinkNoticeProps) {
  const { t } = useTexts('accounts');
  const again = purpose === 'confirm' ? '/registration/P' : forgotPasswordPath(username);
  return (
    <AccountCard title={t('accounts:invalidLink.title')} takesFocus={rejected}>
      <FeedbackAlert status="Fail">{t('errors:UnauthorizedOrInvalid')}</FeedbackAlert>
      <Button component={NavItemLink} path={again} size="md">
        {t(`accounts:invalidLink.${purpose}`)}
      </Button>
      <Anchor component={NavItemLink} path="/login" underline="always">
        {t('accounts:backToLogin')}
      </Anchor>
    </AccountCard>
  );
}
