import { Button, FileInput, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { RequiredLegend } from '../../../../ui/form/RequiredLegend';

interface UploadDialogProps {
  title: string;
  text: string;
  /** Error or success message. */
  outcome: ReactNode;
  /** The file field and the fields that describe it. */
  children: ReactNode;
  confirm: string;
  busy: boolean;
  /** Whether closing would lose input. */
  isDirty: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog for a file with the fields that describe it. */
export function UploadDialog(props: UploadDialogProps) {
  const { title, text, outcome, children, confirm, busy, isDirty, onConfirm, onClose } = props;
  const { t } = useTexts('sds');
  return (
    <FormDialog title={title} size="lg" isDirty={() => isDirty} busy={busy} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onConfirm();
          }}
        >
          <Stack gap="md">
            <Text size="sm">{text}</Text>
            <RequiredLegend />
            {outcome}
            {children}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.close')}
              </Button>
              <Button type="submit" {...busyButtonProps(busy)}>
                {confirm}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

interface UploadFileFieldProps {
  label: string;
  accept: string;
  file: File | null;
  onFile: (file: File | null) => void;
  /** Whether the form was submitted without a file. */
  isMissing: boolean;
  /** Why the server rejected this file. */
  rejection?: string | false;
}

/** The file of an upload. */
export function UploadFileField(props: UploadFileFieldProps) {
  const { label, accept, file, onFile, isMissing, rejection = false } = props;
  const { t } = useTexts('sds');
  return (
    <FileInput
      label={label}
      placeholder={t('sds:uploads.choose')}
      accept={accept}
      value={file}
      onChange={onFile}
      clearable
      clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      error={isMissing ? t('sds:uploads.chooseFor', { label }) : rejection}
      withAsterisk
    />
  );
}
