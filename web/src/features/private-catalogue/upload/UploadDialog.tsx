import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { NavItemLink } from '../../shell';
import { fetchTreeTemplate, readSheetReport, useUploadTree } from '../private-catalogue-queries';
import { FileReport } from './FileReport';
import { TreeDifference } from './TreeDifference';

const ACCEPTED_TYPES =
  '.xls,.xlsx,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Dialog that uploads the private catalogue, with a warning that the upload replaces the whole tree (section 2). */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('private-catalogue');
  const [file, setFile] = useState<File | null>(null);
  const upload = useUploadTree();
  const submitUpload = useSubmitOnce(upload);
  const report = upload.error === null ? undefined : readSheetReport(upload.error);
  return (
    <FormDialog
      title={t(upload.isSuccess ? 'private-catalogue:upload.open' : 'private-catalogue:upload.title')}
      size="xl"
      // Only this dialog displays the findings, so it stays open while sending.
      closeOnEscape={!upload.isPending}
      isDirty={() => file !== null && upload.data === undefined}
      busy={upload.isPending}
      onClose={onClose}
    >
      {(close) =>
        upload.data === undefined ? (
          <Stack gap="md">
            <FeedbackAlert status="WarningDismissable">{t('private-catalogue:upload.warning')}</FeedbackAlert>
            <FileInput
              label={t('private-catalogue:upload.file')}
              placeholder={t('private-catalogue:upload.choose')}
              accept={ACCEPTED_TYPES}
              value={file}
              onChange={(chosen) => {
                setFile(chosen);
                upload.reset();
              }}
              clearable
              clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
            />
            {upload.isPending && (
              <FeedbackAlert status="Sending">{t('private-catalogue:upload.reading')}</FeedbackAlert>
            )}
            {report !== undefined && <FileReport report={report} />}
            {upload.error !== null && report === undefined && (
              <FeedbackAlert status="Fail">
                <ProblemText error={upload.error} />
              </FeedbackAlert>
            )}
            <Group gap="xs">
              <FileButton
                fetch={fetchTreeTemplate}
                variant="subtle"
                leftSection={<IconTableDown size={16} aria-hidden />}
              >
                {t('private-catalogue:upload.template')}
              </FileButton>
            </Group>
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button
                {...busyButtonProps(upload.isPending)}
                disabled={file === null || report !== undefined}
                onClick={() => file !== null && submitUpload(file)}
              >
                {t('private-catalogue:upload.confirm')}
              </Button>
            </DialogActions>
          </Stack>
        ) : (
          <Stack gap="md">
            <FeedbackAlert status="Success" title={t('private-catalogue:upload.doneTitle')}>
              <Text size="sm">{t('private-catalogue:upload.doneText')}</Text>
            </FeedbackAlert>
            <TreeDifference id={upload.data.id} counts={upload.data.difference} shops={upload.data.shops} />
            <DialogActions>
              <Button component={NavItemLink} path={`/backoffice/private-catalogue/${upload.data.id}`}>
                {t('private-catalogue:upload.view')}
              </Button>
            </DialogActions>
          </Stack>
        )
      }
    </FormDialog>
  );
}
