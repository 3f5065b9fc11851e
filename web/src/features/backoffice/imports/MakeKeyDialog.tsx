import { newKeySchema } from '@cromia/domain/integration/key';
import { Button, Code, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { useMakeKey } from './import-queries';

/** Creates a key, which is shown only once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('imports');
  const make = useMakeKey();
  const sendOnce = useSendOnce(make);
  const [name, setName] = useState('');
  const isName = newKeySchema.safeParse({ name }).success;
  const problem = make.isError && !make.isPending ? asProblem(make.error) : undefined;
  return (
    <FormDialog
      title={t('imports:keys.make')}
      isDirty={() => name !== '' && make.data === undefined}
      busy={make.isPending}
      onClose={onClose}
    >
      {(close) =>
        make.data === undefined ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (isName) sendOnce(name);
            }}
          >
            <Stack gap="md">
              <TextInput
                label={t('imports:keys.name')}
                description={t('imports:keys.nameHelp')}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
                autoComplete="off"
                data-autofocus
              />
              {problem && (
                <FeedbackAlert status="Fail">
                  {problem.code === 'Conflict' ? t('imports:keys.nameTaken') : t(`errors:${problem.code}`)}
                </FeedbackAlert>
              )}
              <Group justify="flex-end" gap="xs">
                <Button variant="default" onClick={close}>
                  {t('common:actions.cancel')}
                </Button>
                <Button type="submit" {...whileBusy(make.isPending)} disabled={!isName}>
                  {t('imports:keys.make')}
                </Button>
              </Group>
            </Stack>
          </form>
        ) : (
          <Stack gap="md">
            <Text size="sm">{t('imports:keys.once')}</Text>
            <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
              {make.data.key}
            </Code>
            <Group justify="flex-end" gap="xs">
              <CopyButton value={make.data.key}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy}>
                    {copied ? t('imports:keys.copied') : t('imports:keys.copy')}
                  </Button>
                )}
              </CopyButton>
              <Button onClick={onClose}>{t('common:actions.close')}</Button>
            </Group>
          </Stack>
        )
      }
    </FormDialog>
  );
}
