import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { NavItemLink } from '../../shell';
import { fetchTreeTemplate, readSheetReport, useUploadTree } from '../private-catalogue-queries';
import { FileReport } from './FileReport';
import { TreeDifference } from './TreeDifference';

const TYPES =
  '.xls,.xlsx,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads the private catalogue, after a warning that it replaces everything (section 2). */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('private-catalogue');
  const [file, setFile] = useState<File | null>(null);
  const send = useUploadTree();
  const sendOnce = useSubmitOnce(send);
  const report = send.error === null ? undefined : readSheetReport(send.error);
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
              <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(send.error).code}`)}</FeedbackAlert>
            )}
            <Group justify="space-between" gap="xs">
              <FileButton
                fetch={fetchTreeTemplate}
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
                  {...busyButtonProps(send.isPending)}
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
            <TreeDifference id={send.data.id} counts={send.data.difference} shops={send.data.shops} />
            <Group justify="flex-end">
              <Button component={NavItemLink} path={`/backoffice/private-catalogue/${send.data.id}`}>
                {t('private-catalogue:upload.view')}
              </Button>
            </Group>
          </Stack>
        )
      }
    </FormDialog>
  );
}
