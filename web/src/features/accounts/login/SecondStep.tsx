import { secondFactorSchema, secondStepSchema } from '@cromia/domain/accounts/second-factor';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiProblem, toApiProblem } from '../../../api/problem';
import { logInWithCode } from '../../../api/session';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { TextField } from '../../../ui/fields/TextField';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { AccountCard } from '../AccountCard';
import { PasskeyButton } from './PasskeyButton';

const problemSchema = z.object({ secondFactor: secondStepSchema });

interface SecondStepProps {
  /** The problem `SecondFactorRequired`, with which the login continues. */
  problem: ApiProblem;
  onDone: () => void;
  /** Returns to user name and password. */
  onBack: () => void;
}

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export default function SecondStep({ problem, onDone, onBack }: SecondStepProps) {
  const { t } = useTexts('accounts', 'security');
  const { challenge, methods } = problemSchema.parse(problem.body).secondFactor;
  const form = useZodForm(secondFactorSchema, { challenge, code: '' });
  const login = useMutation({ mutationFn: logInWithCode });
  const sendOnce = useSubmitOnce(login);
  const hasApp = methods.includes('APP');
  const hasPasskey = methods.includes('PASSKEY');
  const submit = form.handleSubmit((values) =>
    sendOnce(values, { onSuccess: onDone, onError: () => form.setFocus('code', { shouldSelect: true }) }),
  );
  return (
    <AccountCard
      title={t('security:secondStep.title')}
      lead={t(hasApp ? 'security:secondStep.app' : 'security:secondStep.passkey')}
      takesFocus
    >
      {hasPasskey && <PasskeyButton onDone={onDone} isMain={!hasApp} />}
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {login.isError && !login.isPending && (
            <FeedbackAlert status="Fail">
              <ProblemText error={toApiProblem(login.error)} />
            </FeedbackAlert>
          )}
          <TextField
            control={form.control}
            name="code"
            label={t(hasApp ? 'security:secondStep.code' : 'security:secondStep.recoveryCode')}
            help={t('security:secondStep.recovery')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            size="md"
            {...(hasApp ? { autoFocus: true } : {})}
          />
          <Button
            type="submit"
            size="md"
            variant={hasApp ? 'filled' : 'default'}
            {...busyButtonProps(login.isPending)}
            fullWidth
          >
            {t('security:confirm')}
          </Button>
        </Stack>
      </form>
      <Text size="sm" c="dimmed">
        {t('security:secondStep.lost')}
      </Text>
      <Button variant="subtle" onClick={onBack}>
        {t('security:secondStep.back')}
      </Button>
    </AccountCard>
  );
}
