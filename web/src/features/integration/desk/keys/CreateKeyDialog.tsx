import { newKeySchema } from '@cromia/domain/integration/key';
import { KEY_SCOPES } from '@cromia/domain/integration/key-scopes';
import { Button, Checkbox, Code, CopyButton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { useCreateKey } from '../imports/import-queries';

/** Creates a key, which is shown only once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('imports');
  const createKey = useCreateKey();
  const sendOnce = useSubmitOnce(createKey);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>([]);
  const newKey = newKeySchema.safeParse({ name, scopes }).data;
  const problem = createKey.isError && !createKey.isPending ? toApiProblem(createKey.error) : undefined;
  return (
    <FormDialog
      title={t('imports:keys.make')}
      isDirty={() => (name !== '' || scopes.length > 0) && createKey.data === undefined}
      busy={createKey.isPending}
      // The key is shown only once.
      closeOnEscape={createKey.data === undefined}
      onClose={onClose}
    >
      {(close) =>
        createKey.data === undefined ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (newKey) sendOnce(newKey);
            }}
          >
            <Stack gap="md">
              <TextInput
                label={t('imports:keys.name')}
                description={t('imports:keys.nameHelp')}
                value={name}
                onChange={(event) => {
                  setName(event.currentTarget.value);
                  createKey.reset();
                }}
                error={problem?.code === 'Conflict' && t('imports:keys.nameTaken')}
                autoComplete="off"
                data-autofocus
              />
              <Checkbox.Group
                label={t('imports:keys.scopes')}
                description={t('imports:keys.scopesHelp')}
                descriptionProps={{ mt: 'sm' }}
                value={scopes}
                onChange={setScopes}
                withAsterisk
              >
                <Stack gap="xs" mt="xs">
                  {KEY_SCOPES.map((scope) => (
                    <Checkbox
                      key={scope}
                      value={scope}
                      label={t(`imports:keys.scope.${scope}`)}
                      description={t(`imports:keys.scopeHelp.${scope}`)}
                    />
                  ))}
                </Stack>
              </Checkbox.Group>
              {problem && problem.code !== 'Conflict' && (
                <FeedbackAlert status="Fail">
                  <ProblemText error={problem} />
                </FeedbackAlert>
              )}
              <DialogActions>
                <Button variant="default" onClick={close}>
                  {t('common:actions.cancel')}
                </Button>
                <Button type="submit" {...busyButtonProps(createKey.isPending)} disabled={!newKey}>
                  {t('imports:keys.make')}
                </Button>
              </DialogActions>
            </Stack>
          </form>
        ) : (
          <Stack gap="md">
            <Text size="sm">{t('imports:keys.once')}</Text>
            <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
              {createKey.data.key}
            </Code>
            <DialogActions>
              <CopyButton value={createKey.data.key}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy}>
                    {copied ? t('imports:keys.copied') : t('imports:keys.copy')}
                  </Button>
                )}
              </CopyButton>
              <Button onClick={onClose}>{t('common:actions.close')}</Button>
            </DialogActions>
          </Stack>
        )
      }
    </FormDialog>
  );
}
