import { Anchor, Button } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { PlaceLink } from '../../shell';
import { AccountCard } from '../AccountCard';
import { forgotPasswordPath } from './forgot-password-path';

interface InvalidLinkProps {
  /** What the link was for. */
  purpose: 'confirm' | 'reset';
  /** Whom the link was for, where it says so. */
  username?: string;
  /** Whether it takes the place of a form that the server refused. */
  refused?: boolean;
}

/** In place of the form where the link cannot be used (UnauthorizedOrInvalid), with the way to a new one. */
export function InvalidLink({ purpose, username = '', refused = false }: InvalidLinkProps) {
  const { t } = useTexts('accounts');
  const again = purpose === 'confirm' ? '/registration/P' : forgotPasswordPath(username);
  return (
    <AccountCard title={t('accounts:invalidLink.title')} takesFocus={refused}>
      <FeedbackAlert status="Fail">{t('errors:UnauthorizedOrInvalid')}</FeedbackAlert>
      <Button component={PlaceLink} path={again} size="md">
        {t(`accounts:invalidLink.${purpose}`)}
      </Button>
      <Anchor component={PlaceLink} path="/login" underline="always">
        {t('accounts:backToLogin')}
      </Anchor>
    </AccountCard>
  );
}
