import { ERROR_CODES, ERRORS } from '@cromia/domain/errors';
import { Button, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../../shell';

interface InvitationOutcomeProps {
  isSent: boolean;
  /** Code of the error if sending failed. */
  errorCode: string | undefined;
  onDismiss: () => void;
}

/** Message with the result of the last invitation (sendInviteSuccess, or the text of the error). */
export function InvitationOutcome({ isSent, errorCode, onDismiss }: InvitationOutcomeProps) {
  const { t } = useTexts('activation');
  if (isSent) {
    return (
      <FeedbackAlert status="SuccessDismissable" onDismiss={onDismiss}>
        {t('activation:invite.sendSuccess')}
      </FeedbackAlert>
    );
  }
  if (errorCode === undefined) return null;
  const code = ERROR_CODES.find((candidate) => candidate === errorCode) ?? 'NetworkFailure';
  // The invitation may have arrived although its response was lost.
  const isUnconfirmed = code === 'NetworkFailure' || ERRORS[code].status >= 500;
  return (
    <FeedbackAlert
      status="FailDismissable"
      title={t(isUnconfirmed ? 'common:states.unconfirmed' : 'activation:invite.sendFail')}
      onDismiss={onDismiss}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {code === 'Conflict' ? t('activation:invite.alreadyInvited') : t(`errors:${code}`)}
        </Text>
        <Button component={NavItemLink} path="/profile-customer/invite-new" variant="default">
          {t('common:actions.retry')}
        </Button>
      </Stack>
    </FeedbackAlert>
  );
}
