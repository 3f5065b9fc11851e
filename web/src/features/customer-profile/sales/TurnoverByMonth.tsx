import '@mantine/charts/styles.layer.css';
import type { CustomerSales } from '@cromia/domain/customers/portfolios/sales';
import { BarChart } from '@mantine/charts';
import { SegmentedControl, Table } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import classes from './sales.module.css';

type Month = CustomerSales['months'][number];

interface TurnoverByMonthProps {
  months: readonly Month[];
  year: number;
}

/** The turnover of this year by month against last year, as a chart or as a table. */
export default function TurnoverByMonth(props: TurnoverByMonthProps) {
  const { t } = useTexts('customers', 'overview');
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      <SegmentedControl
        aria-label={t('overview:figures.view')}
        className={classes.view}
        value={isTable ? 'table' : 'charts'}
        onChange={(view) => setIsTable(view === 'table')}
        data={[
          { value: 'charts', label: t('overview:figures.charts') },
          { value: 'table', label: t('overview:figures.table') },
        ]}
      />
      {isTable ? <MonthTable {...props} /> : <MonthChart {...props} />}
    </>
  );
}

/** Returns a function that formats the name of a month. */
function useMonthName(width: 'short' | 'long'): (month: number) => string {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' });
  return (month) => format.format(Date.UTC(2026, month - 1));
}

function MonthChart({ months, year }: TurnoverByMonthProps) {
  const { quantity, money } = useFormats();
  const formatMonth = useMonthName('short');
  return (
    <div aria-hidden>
      <BarChart
        h={240}
        data={months.map(({ month, turnover, turnoverLastYear }) => ({
          month: formatMonth(month),
          lastYear: turnoverLastYear,
          thisYear: turnover,
        }))}
        dataKey="month"
        series={[
          { name: 'lastYear', label: String(year - 1), color: 'gray.5' },
          { name: 'thisYear', label: String(year), color: 'accent.6' },
        ]}
        withLegend
        valueFormatter={money}
        yAxisProps={{ width: 72, tickFormatter: (value: number) => quantity(value) }}
        barProps={{ isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}

function MonthTable({ months, year }: TurnoverByMonthProps) {
  const { t } = useTexts('customers');
  const { money } = useFormats();
  const formatMonth = useMonthName('long');
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return (
    <Table aria-label={t('customers:sales.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('customers:sales.month')}</Table.Th>
          <Table.Th ta="right">{year}</Table.Th>
          <Table.Th ta="right">{year - 1}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map(({ month, turnover, turnoverLastYear }) => (
          <Table.Tr key={month}>
            <Table.Th scope="row" fw={500}>
              {formatMonth(month)}
            </Table.Th>
            <Table.Td ta="right">{money(turnover)}</Table.Td>
            <Table.Td ta="right">{money(turnoverLastYear)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t('customers:sales.total')}</Table.Th>
          <Table.Td ta="right">{money(sum(months.map(({ turnover }) => turnover)))}</Table.Td>
          <Table.Td ta="right">{money(sum(months.map(({ turnoverLastYear }) => turnoverLastYear)))}</Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
