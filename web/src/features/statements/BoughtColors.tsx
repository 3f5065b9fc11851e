import { pickLocalizedText } from '@cromia/domain/languages';
import type { StatementColor } from '@cromia/domain/statements/statement';
import { Button, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { PlotOrTable } from '../../ui/plots/PlotOrTable';
import { RankedBars } from '../../ui/plots/RankedBars';
import { ColorSwatch } from '../../ui/product/ColorSwatch';
import type { DataColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { LISTED, PLOTTED, useBoughtColumns } from './use-bought-columns';

const toCode = ({ serial, color }: StatementColor) => `${serial}-${color}`;
const toId = (entry: StatementColor) => `${entry.productClass}-${toCode(entry)}`;

function useColumns(year: number): DataColumn<StatementColor>[] {
  const { t, language } = useTexts('statements');
  const amounts = useBoughtColumns<StatementColor>(year);
  return useMemo(
    () => [
      {
        id: 'color',
        header: t('statements:columns.color'),
        cell: (entry) => (
          <Group gap={8} wrap="nowrap">
            <ColorSwatch hex={entry.hex} />
            <div>
              <span translate="no">{toCode(entry)}</span>
              <Text size="xs" c="dimmed">
                {[
                  pickLocalizedText(entry.colorDescription, language),
                  pickLocalizedText(entry.shortDescription, language),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
          </Group>
        ),
        sortBy: toCode,
        card: 'title',
      },
      ...amounts,
    ],
    [t, language, amounts],
  );
}

/** The colours that a customer bought, the highest value first: the first ones as a plot, all in the table. */
export function BoughtColors({ colors, year }: { colors: readonly StatementColor[]; year: number }) {
  const { t, language } = useTexts('statements');
  const [isWhole, setWhole] = useState(false);
  const label = t('statements:byColor');
  const columns = useColumns(year);
  const listed = isWhole ? colors : colors.slice(0, LISTED);
  return (
    <PlotOrTable
      label={label}
      plot={
        <RankedBars
          label={label}
          year={year}
          entries={colors.slice(0, PLOTTED).map((entry) => ({
            id: toId(entry),
            mark: <ColorSwatch hex={entry.hex} />,
            name: [toCode(entry), pickLocalizedText(entry.colorDescription, language)]
              .filter(Boolean)
              .join(' · '),
            value: entry.turnover,
            before: entry.turnoverLastYear,
          }))}
        />
      }
      table={
        <>
          <DataTable label={label} columns={columns} rows={listed} rowId={toId} rowLabel={toCode} />
          {listed.length < colors.length && (
            <Button variant="subtle" color="gray" mt="sm" onClick={() => setWhole(true)}>
              {t('statements:showAll', { count: colors.length })}
            </Button>
          )}
        </>
      }
    />
  );
}
