import { appCodeSchema } from '@cromia/domain/accounts/second-factor';
import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { renderSVG } from 'uqr';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { TextField } from '../../../ui/fields/TextField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PasswordDialog } from './PasswordDialog';
import { useAddApp, useCreateAppSecret } from './security-queries';
import classes from './styles.module.css';

interface SetUpAppDialogProps {
  username: string;
  onClose: () => void;
  /** Called with the new recovery codes, if there are any. */
  onDone: (recoveryCodes: string[]) => void;
}

/** Sets up the authenticator app: the password, then the QR code and the first code of the app. */
export default function SetUpAppDialog({ username, onClose, onDone }: SetUpAppDialogProps) {
  const { t } = useTexts('accounts', 'security');
  const create = useCreateAppSecret(username);
  const createOnce = useSubmitOnce(create);
  if (create.data === undefined)
    return (
      <PasswordDialog
        username={username}
        title={t('security:app')}
        action={t('security:continue')}
        error={create.error}
        busy={create.isPending}
        onConfirm={(currentPassword) => createOnce(currentPassword)}
        onClose={onClose}
      />
    );
  return <FirstCodeDialog {...create.data} username={username} onClose={onClose} onDone={onDone} />;
}

function FirstCodeDialog(props: SetUpAppDialogProps & { secret: string; uri: string }) {
  const { username, secret, uri, onClose, onDone } = props;
  const { t } = useTexts('accounts', 'security');
  const form = useZodForm(appCodeSchema, { code: '' });
  const add = useAddApp(username);
  const addOnce = useSubmitOnce(add);
  const submit = form.handleSubmit(({ code }) =>
    addOnce(code, {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
      onError: () => form.setFocus('code', { shouldSelect: true }),
    }),
  );
  return (
    <FormDialog title={t('security:app')} isDirty={() => false} busy={add.isPending} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            {add.isError && !add.isPending && (
              <FeedbackAlert status="Fail">
                <ProblemText error={toApiProblem(add.error)} />
              </FeedbackAlert>
            )}
            <Text size="sm">{t('security:scan')}</Text>
            <img
              className={classes.qrCode}
              src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
              alt={t('security:qrCode')}
            />
            <Group gap="xs" justify="center">
              <Text size="sm">{t('security:key')}</Text>
              <Code className={classes.key}>{secret}</Code>
              <CopyButton value={secret}>
                {({ copied, copy }) => (
                  <Button size="compact-sm" variant="default" onClick={copy}>
                    {t(copied ? 'security:copied' : 'security:copy')}
                  </Button>
                )}
              </CopyButton>
            </Group>
            <TextField
              control={form.control}
              name="code"
              label={t('security:secondStep.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              data-autofocus
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(add.isPending)}>
                {t('security:confirm')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
