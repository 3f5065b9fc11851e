import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useState } from 'react';
import { asProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FileButton } from '../../ui/FileButton';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../ui/feedback/while-busy';
import { FormDialog } from '../../ui/form/FormDialog';
import { useSendOnce } from '../../ui/form/use-send-once';
import { PlaceLink } from '../shell';
import { Difference } from './Difference';
import { FileReport } from './FileReport';
import { fetchTemplate, reportOf, useUploadTree } from './private-catalogue-queries';

const TYPES =
  '.xls,.xlsx,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads the private catalogue, after a warning that it replaces everything (section 2). */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('private-catalogue');
  const [file, setFile] = useState<File | null>(null);
  const send = useUploadTree();
  const sendOnce = useSendOnce(send);
  const report = send.error === null ? undefined : reportOf(send.error);
  return (
    <FormDialog
      title={t(send.isSuccess ? 'private-catalogue:upload.open' : 'private-catalogue:upload.title')}
      size="xl"
      // The findings are shown only here, so the dialog stays open while sending.
      closeOnEscape={!send.isPending}
      isDirty={() => file !== null && send.data === undefined}
      busy={send.isPending}
      onClose={onClose}
    >
      {(close) =>
        send.data === undefined ? (
          <Stack gap="md">
            <FeedbackAlert status="WarningDismissable">{t('private-catalogue:upload.warning')}</FeedbackAlert>
            <FileInput
              label={t('private-catalogue:upload.file')}
              placeholder={t('private-catalogue:upload.choose')}
              accept={TYPES}
              value={file}
              onChange={(chosen) => {
                setFile(chosen);
                send.reset();
              }}
              clearable
              clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
            />
            {send.isPending && (
              <FeedbackAlert status="Sending">{t('private-catalogue:upload.reading')}</FeedbackAlert>
            )}
            {report !== undefined && <FileReport report={report} />}
            {send.error !== null && report === undefined && (
              <FeedbackAlert status="Fail">{t(`errors:${asProblem(send.error).code}`)}</FeedbackAlert>
            )}
            <Group justify="space-between" gap="xs">
              <FileButton
                fetch={fetchTemplate}
                variant="subtle"
                leftSection={<IconTableDown size={16} aria-hidden />}
              >
                {t('private-catalogue:upload.template')}
              </FileButton>
              <Group gap="xs">
                <Button variant="default" onClick={close}>
                  {t('common:actions.cancel')}
                </Button>
                <Button
                  {...whileBusy(send.isPending)}
                  disabled={file === null || report !== undefined}
                  onClick={() => file !== null && sendOnce(file)}
                >
                  {t('private-catalogue:upload.confirm')}
                </Button>
              </Group>
            </Group>
          </Stack>
        ) : (
          <Stack gap="md">
            <FeedbackAlert status="Success" title={t('private-catalogue:upload.doneTitle')}>
              <Text size="sm">{t('private-catalogue:upload.doneText')}</Text>
            </FeedbackAlert>
            <Difference id={send.data.id} counts={send.data.difference} shops={send.data.shops} />
            <Group justify="flex-end">
              <Button component={PlaceLink} path={`/backoffice/private-catalogue/${send.data.id}`}>
                {t('private-catalogue:upload.view')}
              </Button>
            </Group>
          </Stack>
        )
      }
    </FormDialog>
  );
}
