import { Button, type ButtonProps, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { AnsweredFile } from '../api/client';
import { asProblem } from '../api/problem';
import { useTexts } from '../i18n/use-texts';
import { saveFile } from './save-file';

interface FileButtonProps extends ButtonProps {
  /** Fetches the document; it is saved under its own name. */
  fetch: () => Promise<AnsweredFile>;
  children: string;
  'aria-label'?: string;
}

/** Saves a document, or says beside the button why not. */
export function FileButton({ fetch, children, ...button }: FileButtonProps) {
  const { t } = useTexts();
  const save = useMutation({ mutationFn: fetch, onSuccess: ({ content, name }) => saveFile(content, name) });
  return (
    <>
      {save.error !== null && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${asProblem(save.error).code}`)}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
        {...button}
      >
        {children}
      </Button>
    </>
  );
}
