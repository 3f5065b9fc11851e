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
  const [requestedSerial, setRequestedSerial] = useState<string | null>(null);
  const form = useZodForm(tdsCompositionSchema.pick({ serial: true }), { serial: '' });
  const technicalData = useQuery({ ...tdsTechnicalQuery(serial), enabled: serial !== '', retry: false });
  /** Whether the typed serial differs from the serial of the displayed data. */
  const isSerialTyped = () =>
    form.getValues('serial').trim().toUpperCase() !== (technicalData.data?.serial ?? '');
  const problem = technicalData.isError ? toApiProblem(technicalData.error) : null;
  return (
    <>
      <FormDialog
        title={t('tds:compose.title')}
        size="xl"
        isDirty={() => isDirty || isSerialTyped()}
        closeOnEscape={requestedSerial === null}
        onClose={onClose}
      >
        {(close) => (
          <Stack gap="md">
            <Text size="sm">{t('tds:compose.text')}</Text>
            <form
              noValidate
              onSubmit={form.handleSubmit((chosen) =>
                isDirty && chosen.serial !== serial
                  ? setRequestedSerial(chosen.serial)
                  : setSerial(chosen.serial),
              )}
            >
              <Group align="flex-end" gap="xs">
                <TextField control={form.control} name="serial" label={t('sds:fields.serial')} required />
                <Button type="submit" variant="default" {...busyButtonProps(technicalData.isFetching)}>
                  {t('tds:compose.load')}
                </Button>
              </Group>
            </form>
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {problem.code === 'NotFound' ? t('tds:compose.unknownSerial') : t(`errors:${problem.code}`)}
              </FeedbackAlert>
            )}
            {technicalData.data && (
              <ComposeTdsForm
                key={`${serial} ${technicalData.data.version}`}
                found={technicalData.data}
                onDirty={setDirty}
                onReload={() => void technicalData.refetch()}
                onCancel={close}
                onClose={onClose}
              />
            )}
          </Stack>
        )}
      </FormDialog>
      <ConfirmDialog
        opened={requestedSerial !== null}
        onClose={() => setRequestedSerial(null)}
        onConfirm={() => {
          if (requestedSerial !== null) setSerial(requestedSerial);
          setDirty(false);
          setRequestedSerial(null);
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
