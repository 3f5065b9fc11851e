import '@mantine/charts/styles.layer.css';
import type { WeekFigures as Week } from '@cromia/domain/overview/desk-overview';
import { BarChart } from '@mantine/charts';
import { SegmentedControl, Table } from '@mantine/core';
import { useState } from 'react';
import { type Formats, useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';

type Figure = Exclude<keyof Week, 'week'>;

/** The figures in display order, each with its format. */
const FIGURES: {
  name: Figure;
  format: (value: number, formats: Formats) => string;
  /** Whether it is a share: its differences are percentage points. */
  isShare?: boolean;
}[] = [
  { name: 'orders', format: (value, { quantity }) => quantity(value) },
  { name: 'ordersTotal', format: (value, { money }) => money(value) },
  { name: 'offers', format: (value, { quantity }) => quantity(value) },
  {
    name: 'orderedOffersShare',
    format: (value, { percent }) => percent(Math.round(value * 100)),
    isShare: true,
  },
  { name: 'newCustomers', format: (value, { quantity }) => quantity(value) },
  { name: 'searchesWithoutResult', format: (value, { quantity }) => quantity(value) },
];

/** The key figures by week, as charts or as a table. */
export default function WeekFigures({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTexts('overview');
  const [isTable, setIsTable] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="week-figures">
      <div className={classes.head}>
        <h2 id="week-figures" className={classes.title}>
          {t('overview:figures.title')}
        </h2>
        <SegmentedControl
          aria-label={t('overview:figures.view')}
          value={isTable ? 'table' : 'charts'}
          onChange={(view) => setIsTable(view === 'table')}
          data={[
            { value: 'charts', label: t('overview:figures.charts') },
            { value: 'table', label: t('overview:figures.table') },
          ]}
        />
      </div>
      {isTable ? <FigureTable weeks={weeks} /> : <Charts weeks={weeks} />}
    </section>
  );
}

function Charts({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTexts('overview');
  const formats = useFormats();
  // The current week is incomplete.
  const [weekBefore, lastWeek] = weeks.slice(-3, -1);
  const formatDifference = useDifference();
  return (
    <div className={classes.charts}>
      {FIGURES.map((figure) => {
        const { name, format } = figure;
        const value = lastWeek?.[name] ?? null;
        const difference = formatDifference(figure, weekBefore?.[name] ?? null, value);
        const highest = Math.max(...weeks.map((week) => week[name] ?? 0));
        return (
          <figure key={name} className={classes.figure}>
            <figcaption>
              {t(`overview:figures.${name}`)}
              <span className={classes.count}>{value === null ? '–' : format(value, formats)}</span>
              <span className={classes.since}>
                {t('overview:figures.lastWeek')}
                {difference !== null && ` · ${difference}`}
              </span>
            </figcaption>
            <div aria-hidden className={classes.chart}>
              <span className={classes.since}>
                {t('overview:figures.highest', { value: format(highest, formats) })}
              </span>
              <BarChart
                h={130}
                data={weeks.map((week) => ({
                  week: formats.date(week.week),
                  [name]: week[name],
                  color: week === lastWeek ? 'accent.6' : 'gray.5',
                }))}
                dataKey="week"
                series={[{ name, label: t(`overview:figures.${name}`), color: 'gray.5' }]}
                valueFormatter={(bar: number) => format(bar, formats)}
                withYAxis={false}
                gridAxis="none"
                tickLine="none"
                xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 60 }}
                barProps={{ isAnimationActive: false }}
                barChartProps={{ accessibilityLayer: false, margin: { top: 0 } }}
              />
            </div>
          </figure>
        );
      })}
    </div>
  );
}

/** Returns a function that describes the difference of a figure to the week before; null if a week has none. */
function useDifference() {
  const { t } = useTexts('overview');
  const formats = useFormats();
  return ({ format, isShare }: (typeof FIGURES)[number], before: number | null, now: number | null) => {
    if (before === null || now === null) return null;
    const difference = isShare ? Math.round(now * 100) - Math.round(before * 100) : now - before;
    if (difference === 0) return t('overview:figures.same');
    const size = Math.abs(difference);
    const value = isShare
      ? t('overview:figures.points', { points: formats.quantity(size) })
      : format(size, formats);
    return t('overview:figures.difference', { difference: `${difference > 0 ? '+' : '−'}${value}` });
  };
}

function FigureTable({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTexts('overview');
  const formats = useFormats();
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table aria-labelledby="week-figures">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('overview:figures.week')}</Table.Th>
            {FIGURES.map(({ name }) => (
              <Table.Th key={name} ta="right">
                {t(`overview:figures.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {weeks.toReversed().map((week) => (
            <Table.Tr key={week.week}>
              <Table.Th scope="row" fw={500}>
                {formats.date(week.week)}
              </Table.Th>
              {FIGURES.map(({ name, format }) => {
                const value = week[name];
                return (
                  <Table.Td key={name} ta="right">
                    {value === null ? '–' : format(value, formats)}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
