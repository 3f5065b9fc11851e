import { tdsCompositionSchema } from '@cromia/domain/tds/technical';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { TextField } from '../../../ui/fields/TextField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { ComposeTdsForm } from './ComposeTdsForm';
import { tdsTechnicalQuery } from './document-queries';

/** Composes the technical data sheet of a serial: first the choice of the serial, then its data. */
export function ComposeTdsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sds', 'tds');
  const [serial, setSerial] = useState('');
  const [isDirty, setDirty] = useState(false);
  /** Serial to switch to after a confirmation, since unsaved data would be lost. */
  const [asked, setAsked] = useState<string | null>(null);
  const form = useZodForm(tdsCompositionSchema.pick({ serial: true }), { serial: '' });
  const found = useQuery({ ...tdsTechnicalQuery(serial), enabled: serial !== '', retry: false });
  /** Whether the typed serial is another one than that of the displayed data. */
  const isSerialTyped = () => form.getValues('serial').trim().toUpperCase() !== (found.data?.serial ?? '');
  const problem = found.isError ? toApiProblem(found.error) : null;
  return (
    <>
      <FormDialog
        title={t('tds:compose.title')}
        size="xl"
        isDirty={() => isDirty || isSerialTyped()}
        closeOnEscape={asked === null}
        onClose={onClose}
      >
        {(close) => (
          <Stack gap="md">
            <Text size="sm">{t('tds:compose.text')}</Text>
            <form
              noValidate
              onSubmit={form.handleSubmit((chosen) =>
                isDirty && chosen.serial !== serial ? setAsked(chosen.serial) : setSerial(chosen.serial),
              )}
            >
              <Group align="flex-end" gap="xs">
                <TextField control={form.control} name="serial" label={t('sds:fields.serial')} required />
                <Button type="submit" variant="default" {...busyButtonProps(found.isFetching)}>
                  {t('tds:compose.load')}
                </Button>
              </Group>
            </form>
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {problem.code === 'NotFound' ? t('tds:compose.unknownSerial') : t(`errors:${problem.code}`)}
              </FeedbackAlert>
            )}
            {found.data && (
              <ComposeTdsForm
                key={serial}
                found={found.data}
                onDirty={setDirty}
                onCancel={close}
                onClose={onClose}
              />
            )}
          </Stack>
        )}
      </FormDialog>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) setSerial(asked);
          setDirty(false);
          setAsked(null);
        }}
        title={t('tds:compose.switchTitle')}
        confirmLabel={t('tds:compose.load')}
        cancelLabel={t('common:form.stay')}
        dangerous
      >
        {t('common:form.leaveText')}
      </ConfirmDialog>
    </>
  );
}
