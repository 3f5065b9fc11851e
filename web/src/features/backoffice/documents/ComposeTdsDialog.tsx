import { tdsCompositionSchema } from '@cromia/domain/tds/technical';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { TextField } from '../../../ui/form/TextField';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { ComposeTdsForm } from './ComposeTdsForm';
import { technicalQuery } from './document-queries';

/** Composes the technical data sheet of a serial: first which one, then its data. */
export function ComposeTdsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sds', 'tds');
  const [serial, setSerial] = useState('');
  const form = useZodForm(tdsCompositionSchema.pick({ serial: true }), { serial: '' });
  const found = useQuery({ ...technicalQuery(serial), enabled: serial !== '', retry: false });
  const problem = found.isError ? asProblem(found.error) : null;
  return (
    <Modal
      closeOnClickOutside={false}
      opened
      onClose={onClose}
      title={t('tds:compose.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('tds:compose.text')}</Text>
        <form noValidate onSubmit={form.handleSubmit((chosen) => setSerial(chosen.serial))}>
          <Group align="flex-end" gap="xs">
            <TextField control={form.control} name="serial" label={t('sds:fields.serial')} required />
            <Button type="submit" variant="default" {...whileBusy(found.isFetching)}>
              {t('tds:compose.load')}
            </Button>
          </Group>
        </form>
        {problem !== null && (
          <FeedbackAlert status="Fail">
            {problem.code === 'NotFound' ? t('tds:compose.unknownSerial') : t(`errors:${problem.code}`)}
          </FeedbackAlert>
        )}
        {found.data && <ComposeTdsForm key={serial} found={found.data} onClose={onClose} />}
      </Stack>
    </Modal>
  );
}
