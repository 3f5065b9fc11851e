import { calculatePriceDeviation } from '@cromia/domain/catalogue/pricing';
import type { ChangedValue, RowChange } from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import { ScrollArea, Table, Text } from '@mantine/core';
import { type Formats, useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';
import { FieldName } from './FieldName';

/** Changes rendered at once. */
const MAX_ROWS = 100;
const MAX_HEIGHT = '50vh';
const BREAK_ANYWHERE = { overflowWrap: 'anywhere' } as const;

/**
 * The old and new values of an import's changes; changes that overwrite a correction made in the back office are listed
 * first.
 */
export function RowChanges({ changes }: { changes: readonly RowChange[] }) {
  const { t } = useTexts('imports');
  const { quantity, percent } = useFormats();
  if (changes.length === 0) return null;
  const corrected = changes.filter((change) => change.corrected).length;
  const unusual = changes.filter((change) => change.unusual === true).length;
  return (
    <>
      {corrected > 0 && (
        <FeedbackAlert status="WarningDismissable">
          {t('imports:changes.warning', { count: corrected })}
        </FeedbackAlert>
      )}
      {unusual > 0 && (
        <FeedbackAlert status="WarningDismissable">
          {t('imports:changes.unusualPrices', { count: unusual, percent: LIMITS.usualPriceDeviationPct })}
        </FeedbackAlert>
      )}
      <ScrollArea.Autosize
        mah={MAX_HEIGHT}
        viewportProps={{ tabIndex: 0, 'aria-label': t('imports:changes.title') }}
      >
        <Table aria-label={t('imports:changes.title')} verticalSpacing="xs" miw={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('imports:errors.row')}</Table.Th>
              <Table.Th>{t('imports:changes.subject')}</Table.Th>
              <Table.Th>{t('imports:errors.field')}</Table.Th>
              <Table.Th>{t('imports:changes.was')}</Table.Th>
              <Table.Th>{t('imports:changes.is')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.slice(0, MAX_ROWS).map((change) => (
              <Table.Tr key={`${change.row} ${change.field}`}>
                <Table.Td>{change.row}</Table.Td>
                <Table.Td>{change.subject}</Table.Td>
                <Table.Td>
                  <FieldName>{change.field}</FieldName>
                </Table.Td>
                <Table.Td style={BREAK_ANYWHERE}>
                  {formatValue(change.was, quantity)}{' '}
                  {change.corrected && (
                    <StatusBadge tone="warning">{t('imports:changes.corrected')}</StatusBadge>
                  )}
                </Table.Td>
                <Table.Td style={BREAK_ANYWHERE}>
                  {formatValue(change.is, quantity)}{' '}
                  {change.unusual === true && (
                    <StatusBadge tone="warning">{formatDeviation(change, percent)}</StatusBadge>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {changes.length > MAX_ROWS && (
          <Text size="sm" c="dimmed" p="xs">
            {t('imports:changes.first', { shown: MAX_ROWS, all: changes.length })}
          </Text>
        )}
      </ScrollArea.Autosize>
    </>
  );
}

/** The change of a price in percent, such as `+45 %`. */
function formatDeviation({ was, is }: RowChange, percent: Formats['percent']): string {
  const deviation =
    typeof was === 'number' && typeof is === 'number' ? calculatePriceDeviation(was, is) : null;
  return deviation === null ? '' : `${deviation > 0 ? '+' : ''}${percent(deviation)}`;
}

function formatValue(value: ChangedValue, quantity: Formats['quantity']): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'number') return quantity(value);
  return Array.isArray(value) ? value.join(' ') : String(value);
}
