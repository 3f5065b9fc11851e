import { pickLocalizedText } from '@cromia/domain/languages';
import type { StatementSerial } from '@cromia/domain/statements/statement';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { PlotOrTable } from '../../ui/plots/PlotOrTable';
import { RankedBars } from '../../ui/plots/RankedBars';
import { DataTable } from '../../ui/table/DataTable';
import { PLOTTED, useBoughtColumns } from './use-bought-columns';

/** The serials that a customer bought, the highest value first: the first ones as a plot, all in the table. */
export function BoughtSerials({ serials, year }: { serials: readonly StatementSerial[]; year: number }) {
  const { t, language } = useTexts('statements');
  const amounts = useBoughtColumns<StatementSerial>(year);
  const label = t('statements:bySerial');
  const columns = useMemo(
    () => [
      {
        id: 'serial',
        header: t('statements:columns.serial'),
        cell: ({ serial, shortDescription, brand }: StatementSerial) => (
          <>
            <span translate="no">{serial}</span>
            <Text size="xs" c="dimmed">
              {[pickLocalizedText(shortDescription, language), brand].filter(Boolean).join(' · ')}
            </Text>
          </>
        ),
        sortBy: ({ serial }: StatementSerial) => serial,
        card: 'title' as const,
      },
      ...amounts,
    ],
    [t, language, amounts],
  );
  const toId = ({ productClass, serial }: StatementSerial) => `${productClass}-${serial}`;
  return (
    <PlotOrTable
      label={label}
      plot={
        <RankedBars
          label={label}
          year={year}
          entries={serials.slice(0, PLOTTED).map((entry) => ({
            id: toId(entry),
            name: [entry.serial, pickLocalizedText(entry.shortDescription, language)]
              .filter(Boolean)
              .join(' · '),
            value: entry.turnover,
            before: entry.turnoverLastYear,
          }))}
        />
      }
      table={
        <DataTable
          label={label}
          columns={columns}
          rows={serials}
          rowId={toId}
          rowLabel={({ serial }) => serial}
        />
      }
    />
  );
}
