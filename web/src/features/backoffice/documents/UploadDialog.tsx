import { Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';

interface UploadDialogProps {
  title: string;
  text: string;
  /** What was wrong, or what has been done. */
  outcome: ReactNode;
  accept: string;
  fileLabel: string;
  file: File | null;
  onFile: (file: File | null) => void;
  /** The file is missing although it was to be sent. */
  isFileMissing: boolean;
  /** Why the server does not take this file. */
  fileRefusal?: string | false;
  /** Beside the file: the fields that say what it is. */
  children?: ReactNode;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Takes a file from a person, with what must be said about it. */
export function UploadDialog(props: UploadDialogProps) {
  const {
    title,
    text,
    outcome,
    accept,
    fileLabel,
    file,
    onFile,
    isFileMissing,
    fileRefusal = false,
    children,
  } = props;
  const { confirm, busy, onConfirm, onClose } = props;
  const { t } = useTexts('sds');
  return (
    <Modal
      closeOnClickOutside={false}
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
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
          <FileInput
            label={fileLabel}
            placeholder={t('sds:uploads.choose')}
            accept={accept}
            value={file}
            onChange={onFile}
            clearable
            clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
            error={isFileMissing ? t('errors:fields.missing') : fileRefusal}
            withAsterisk
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:actions.close')}
            </Button>
            <Button type="submit" {...whileBusy(busy)}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
