import { Button, type ButtonProps, Text } from '@mantine/core';
import { IconFileTypePdf, type TablerIcon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DownloadedFile } from '../api/client';
import { useTexts } from '../i18n/use-texts';
import { busyButtonProps } from './feedback/busy-button-props';
import { ProblemText } from './feedback/ProblemText';
import { RowButton } from './list/RowButton';
import { saveFile } from './save-file';

interface FileButtonProps extends ButtonProps {
  /** Fetches the document, which is saved under the file name of the response. */
  fetch: () => Promise<DownloadedFile>;
  children: string;
  'aria-label'?: string;
}

function useSave(fetch: () => Promise<DownloadedFile>) {
  return useMutation({ mutationFn: fetch, onSuccess: ({ content, name }) => saveFile(content, name) });
}

function SaveError({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <Text size="sm" c="danger" role="alert">
      <ProblemText error={error} />
    </Text>
  );
}

/** Button that saves a document, or shows the error beside it. */
export function FileButton({ fetch, children, ...button }: FileButtonProps) {
  const save = useSave(fetch);
  return (
    <>
      <SaveError error={save.error} />
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        {...busyButtonProps(save.isPending)}
        onClick={() => save.mutate()}
        {...button}
      >
        {children}
      </Button>
    </>
  );
}

interface RowFileButtonProps extends Pick<FileButtonProps, 'fetch'> {
  /** Accessible name of the row's document. */
  documentName: string;
  /** Label; "Download" by default. */
  children?: string;
  icon?: TablerIcon;
}

/** A `FileButton` for a table row. */
export function RowFileButton({ fetch, documentName, children, icon = IconFileTypePdf }: RowFileButtonProps) {
  const { t } = useTexts();
  const save = useSave(fetch);
  return (
    <>
      <SaveError error={save.error} />
      <RowButton icon={icon} rowName={documentName} loading={save.isPending} onClick={() => save.mutate()}>
        {children ?? t('common:actions.download')}
      </RowButton>
    </>
  );
}
