import type { RowError } from '@cromia/domain/integration/import';
import { ScrollArea, Table, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';

/** Errors rendered at once; a file with more is corrected in rounds. */
const SHOWN = 100;
const MOST_HEIGHT = '40vh';

/** What is wrong with the rows of an import, row by row. */
export function RowErrors({ errors }: { errors: readonly RowError[] }) {
  const { t } = useTexts('imports');
  if (errors.length === 0) return null;
  return (
    <ScrollArea.Autosize
      mah={MOST_HEIGHT}
      viewportProps={{ tabIndex: 0, 'aria-label': t('imports:errors.title') }}
    >
      <Table aria-label={t('imports:errors.title')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('imports:errors.row')}</Table.Th>
            <Table.Th>{t('imports:errors.field')}</Table.Th>
            <Table.Th>{t('imports:errors.what')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.slice(0, SHOWN).map(({ row, path, code }) => (
            <Table.Tr key={`${row} ${path} ${code}`}>
              <Table.Td>{row}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{path === '' ? '–' : path}</Table.Td>
              <Table.Td>{t(`imports:errors.codes.${code}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {errors.length > SHOWN && (
        <Text size="sm" c="dimmed" p="xs">
          {t('imports:errors.first', { shown: SHOWN, all: errors.length })}
        </Text>
      )}
    </ScrollArea.Autosize>
  );
}
