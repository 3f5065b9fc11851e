import { Button, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem } from '../../../api/problem';
import { logInByPasskey } from '../../../api/session';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';
import { canUsePasskeys } from '../security/can-use-passkeys';

/** Logs in by passkey. Nothing is displayed where the browser has none. */
export function PasskeyButton({ onDone, isMain = false }: { onDone: () => void; isMain?: boolean }) {
  const { t } = useTexts('accounts');
  const isPrerendered = useIsPrerendered();
  const login = useMutation({ mutationFn: logInByPasskey });
  const sendOnce = useSubmitOnce(login);
  if (isPrerendered || !canUsePasskeys()) return null;
  const hasFailed = login.isError && !login.isPending;
  return (
    <Stack gap="xs">
      {hasFailed && (
        <FeedbackAlert status="Fail">
          {login.error instanceof ApiProblem ? (
            <ProblemText error={login.error} />
          ) : (
            // The user has cancelled, or the device has no passkey of this portal.
            t('errors:PasskeyRejected')
          )}
        </FeedbackAlert>
      )}
      <Button
        variant={isMain ? 'filled' : 'default'}
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={20} aria-hidden />}
        {...busyButtonProps(login.isPending)}
        onClick={() => sendOnce(undefined, { onSuccess: onDone })}
      >
        {t('accounts:login.passkey')}
      </Button>
    </Stack>
  );
}
