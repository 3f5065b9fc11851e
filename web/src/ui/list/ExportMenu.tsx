import { LIMITS } from '@cromia/domain/limits';
import { TABLE_FORMATS, type TableFormat } from '@cromia/domain/lists/export';
import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DownloadedFile } from '../../api/client';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../feedback/busy-button-props';
import { ProblemText } from '../feedback/ProblemText';
import { saveFile } from '../save-file';

type FetchFile = (format: TableFormat) => Promise<DownloadedFile>;

/** The print of a list's documents as one PDF. */
interface PrintOption {
  fetch: () => Promise<DownloadedFile>;
  /** Number of selected documents, to which the print is then limited. */
  selected?: number;
}

interface ExportMenuProps {
  /** Fetches the list as currently filtered, in a format. */
  fetch: FetchFile;
  /** Text of the button; "Export" by default. */
  label?: string;
  print?: PrintOption;
}

/** Exports a list as filtered and sorted. */
export function ExportMenu({ fetch, label, print }: ExportMenuProps) {
  return <ExportFilesMenu files={[{ id: 'list', fetch }]} label={label} print={print} />;
}

interface ExportFilesMenuProps {
  /** The files to choose from, each with its name. */
  files: readonly { id: string; label?: string; fetch: FetchFile }[];
  label?: string | undefined;
  print?: PrintOption | undefined;
}

/** Exports one of several files, in a format. */
export function ExportFilesMenu({ files, label, print }: ExportFilesMenuProps) {
  const { t } = useTexts();
  const save = useMutation({
    mutationFn: (fetchFile: () => Promise<DownloadedFile>) => fetchFile(),
    onSuccess: ({ content, name }) => saveFile(content, name),
  });
  return (
    <>
      {save.error !== null && (
        <Text size="sm" c="danger" role="alert">
          <ProblemText error={save.error} />
        </Text>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconTableExport size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            {...busyButtonProps(save.isPending)}
          >
            {label ?? t('common:table.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {files.flatMap(({ id, label: name, fetch }) =>
            TABLE_FORMATS.map((format) => (
              <Menu.Item key={`${id}.${format}`} onClick={() => save.mutate(() => fetch(format))}>
                {name !== undefined && `${name} · `}
                {t(`common:table.exportAs.${format}`)}
              </Menu.Item>
            )),
          )}
          {print !== undefined && (
            <Menu.Item onClick={() => save.mutate(print.fetch)}>
              {t('common:table.onePdf', { documents: print.selected || `≤ ${LIMITS.printedDocuments}` })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
