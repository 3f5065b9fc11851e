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
  /** Whether the notice replaces a form that the server rejected; it then takes the focus. */
  replacesForm?: boolean;
}

/** Replaces the form when the link is invalid (UnauthorizedOrInvalid); links to the page that sends a new one. */
export function InvalidLinkNotice({ purpose, username = '', replacesForm = false }: InvalidLinkNoticeProps) {
  const { t } = useTexts('accounts');
  const newLinkPath = purpose === 'confirm' ? '/registration/P' : forgotPasswordPath(username);
  return (
    <AccountCard title={t('accounts:invalidLink.title')} takesFocus={replacesForm}>
      <FeedbackAlert status="Fail">{t('errors:UnauthorizedOrInvalid')}</FeedbackAlert>
      <Button component={NavItemLink} path={newLinkPath} size="md">
        {t(`accounts:invalidLink.${purpose}`)}
      </Button>
      <Anchor component={NavItemLink} path="/login" underline="always">
        {t('accounts:backToLogin')}
      </Anchor>
    </AccountCard>
  );
}
