import { Button, type ButtonProps, Text } from '@mantine/core';
import { IconFileTypePdf, type TablerIcon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { AnsweredFile } from '../api/client';
import { asProblem } from '../api/problem';
import { useTexts } from '../i18n/use-texts';
import { whileBusy } from './feedback/while-busy';
import { RowButton } from './list/RowButton';
import { saveFile } from './save-file';

interface FileButtonProps extends ButtonProps {
  /** Fetches the document; it is saved under its own name. */
  fetch: () => Promise<AnsweredFile>;
  children: string;
  'aria-label'?: string;
}

function useSave(fetch: () => Promise<AnsweredFile>) {
  return useMutation({ mutationFn: fetch, onSuccess: ({ content, name }) => saveFile(content, name) });
}

function SaveProblem({ error }: { error: Error | null }) {
  const { t } = useTexts();
  if (error === null) return null;
  return (
    <Text size="sm" c="danger" role="alert">
      {t(`errors:${asProblem(error).code}`)}
    </Text>
  );
}

/** Saves a document, or says beside the button why not. */
export function FileButton({ fetch, children, ...button }: FileButtonProps) {
  const save = useSave(fetch);
  return (
    <>
      <SaveProblem error={save.error} />
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        {...whileBusy(save.isPending)}
        onClick={() => save.mutate()}
        {...button}
      >
        {children}
      </Button>
    </>
  );
}

interface RowFileButtonProps extends Pick<FileButtonProps, 'fetch'> {
  /** The row's document, for those who cannot see the row. */
  of: string;
  /** What the button says; "Download" when left out. */
  children?: string;
  icon?: TablerIcon;
}

/** As `FileButton`, of a table's row. */
export function RowFileButton({ fetch, of, children, icon = IconFileTypePdf }: RowFileButtonProps) {
  const { t } = useTexts();
  const save = useSave(fetch);
  return (
    <>
      <SaveProblem error={save.error} />
      <RowButton icon={icon} of={of} loading={save.isPending} onClick={() => save.mutate()}>
        {children ?? t('common:actions.download')}
      </RowButton>
    </>
  );
}
