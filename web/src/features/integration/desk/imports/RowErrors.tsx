import type { RowError } from '@cromia/domain/integration/import';
import { Button, ScrollArea, Table, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../../../../i18n/use-texts';
import { saveFile } from '../../../../ui/save-file';
import { FieldName } from './FieldName';
import classes from './import-rows.module.css';
import { toCsv } from './to-csv';
import { useRowErrorText } from './use-row-error-text';

/** Errors rendered at once; a file with more is corrected in rounds. */
const MAX_ROWS = 100;
const MAX_HEIGHT = '40vh';

/** The errors of an import, row by row; the downloaded file contains all reported errors. */
export function RowErrors({ errors }: { errors: readonly RowError[] }) {
  const { t } = useTexts('imports');
  const formatError = useRowErrorText();
  if (errors.length === 0) return null;
  const head = [t('imports:errors.row'), t('imports:errors.field'), t('imports:errors.what')];
  const save = () => {
    const lines = errors.map((error) => [String(error.row), error.path, formatError(error)]);
    saveFile(new Blob([toCsv([head, ...lines])], { type: 'text/csv' }), 'errors.csv');
  };
  return (
    <>
      <ScrollArea.Autosize
        mah={MAX_HEIGHT}
        viewportProps={{ tabIndex: 0, 'aria-label': t('imports:errors.title') }}
      >
        <Table aria-label={t('imports:errors.title')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {head.map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errors.slice(0, MAX_ROWS).map((error) => (
              <Table.Tr key={`${error.row} ${error.path} ${error.code}`}>
                <Table.Td>{error.row}</Table.Td>
                <Table.Td>
                  <FieldName>{error.path === '' ? '–' : error.path}</FieldName>
                </Table.Td>
                <Table.Td className={classes.reason}>{formatError(error)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {errors.length > MAX_ROWS && (
          <Text size="sm" c="dimmed" p="xs">
            {t('imports:errors.first', { shown: MAX_ROWS, all: errors.length })}
          </Text>
        )}
      </ScrollArea.Autosize>
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: 'flex-start', justifySelf: 'start' }}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={save}
      >
        {t('imports:errors.download')}
      </Button>
    </>
  );
}
