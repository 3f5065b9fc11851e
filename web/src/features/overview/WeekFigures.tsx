import '@mantine/charts/styles.layer.css';
import type { WeekFigures as Week } from '@cromia/domain/overview/desk-overview';
import { BarChart, LineChart } from '@mantine/charts';
import { SegmentedControl, Table } from '@mantine/core';
import { useState } from 'react';
import { type Formats, useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';

type Figure = Exclude<keyof Week, 'week'>;

/** The figures in display order, each with its chart type and value format. */
const FIGURES: {
  name: Figure;
  chart: 'bars' | 'line';
  format: (value: number, formats: Formats) => string;
}[] = [
  { name: 'orders', chart: 'bars', format: (value, { quantity }) => quantity(value) },
  { name: 'ordersTotal', chart: 'bars', format: (value, { money }) => money(value) },
  { name: 'offers', chart: 'bars', format: (value, { quantity }) => quantity(value) },
  {
    name: 'orderedOffersShare',
    chart: 'line',
    format: (value, { percent }) => percent(Math.round(value * 100)),
  },
  { name: 'newCustomers', chart: 'bars', format: (value, { quantity }) => quantity(value) },
  { name: 'searchesWithoutResult', chart: 'line', format: (value, { quantity }) => quantity(value) },
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
  // The last complete week; the current week is incomplete.
  const lastWeek = weeks.at(-2);
  return (
    <div className={classes.charts}>
      {FIGURES.map(({ name, chart, format }) => {
        const chartProps = {
          h: 150,
          data: weeks.map((week) => ({ week: formats.date(week.week), [name]: week[name] })),
          dataKey: 'week',
          series: [{ name, label: t(`overview:figures.${name}`), color: 'accent.6' }],
          valueFormatter: (value: number) => format(value, formats),
          withYAxis: false,
          gridAxis: 'none' as const,
          tickLine: 'none' as const,
          xAxisProps: { interval: 'preserveStartEnd' as const, minTickGap: 60 },
        };
        const value = lastWeek?.[name];
        return (
          <figure key={name} className={classes.figure}>
            <figcaption>
              {t(`overview:figures.${name}`)}
              <span className={classes.count}>
                {value === null || value === undefined ? '–' : format(value, formats)}
              </span>
              <span className={classes.since}>{t('overview:figures.lastWeek')}</span>
            </figcaption>
            <div aria-hidden>
              {chart === 'bars' ? (
                <BarChart
                  {...chartProps}
                  barProps={{ isAnimationActive: false }}
                  barChartProps={{ accessibilityLayer: false }}
                />
              ) : (
                <LineChart
                  {...chartProps}
                  withDots={false}
                  connectNulls
                  lineProps={{ isAnimationActive: false }}
                  lineChartProps={{ accessibilityLayer: false }}
                  curveType="linear"
                />
              )}
            </div>
          </figure>
        );
      })}
    </div>
  );
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
