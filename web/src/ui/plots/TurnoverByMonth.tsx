import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { Table } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { PlotOrTable } from './PlotOrTable';
import classes from './styles.module.css';

/** A month of a year; `turnover` is null while it is to come. EUR. */
interface Month {
  month: number;
  turnover: number | null;
  turnoverLastYear: number;
  /** Quantities for the table. */
  kilograms?: number;
  litres?: number;
}

interface TurnoverByMonthProps {
  /** Name of the figures. */
  label: string;
  months: readonly Month[];
  year: number;
}

/** The turnover of a year by month against the year before, as a chart or as a table. */
export default function TurnoverByMonth(props: TurnoverByMonthProps) {
  return (
    <PlotOrTable label={props.label} plot={<MonthChart {...props} />} table={<MonthTable {...props} />} />
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
    <div aria-hidden className={classes.chart}>
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

const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The unit columns of a table whose months have quantities. */
const UNITS = [
  ['kilograms', 'kg'],
  ['litres', 'l'],
] as const;

function MonthTable({ label, months, year }: TurnoverByMonthProps) {
  const { t } = useTexts('plots');
  const { money, quantity, unit } = useFormats();
  const formatMonth = useMonthName('long');
  const units = UNITS.filter(([name]) => months.some((month) => month[name] !== undefined));
  return (
    <div className={classes.tableFrame}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('plots:month')}</Table.Th>
            <Table.Th ta="right">{year}</Table.Th>
            <Table.Th ta="right">{year - 1}</Table.Th>
            {units.map(([name, um]) => (
              <Table.Th key={name} ta="right">
                {unit(um)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map((month) => (
            <Table.Tr key={month.month}>
              <Table.Th scope="row" fw={500}>
                {formatMonth(month.month)}
              </Table.Th>
              <Table.Td className={classes.number}>{money(month.turnover)}</Table.Td>
              <Table.Td className={classes.number}>{money(month.turnoverLastYear)}</Table.Td>
              {units.map(([name]) => (
                <Table.Td key={name} className={classes.number}>
                  {month.turnover === null ? '–' : quantity(month[name])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t('plots:total')}</Table.Th>
            <Table.Td className={classes.number}>
              {money(sum(months.map(({ turnover }) => turnover)))}
            </Table.Td>
            <Table.Td className={classes.number}>
              {money(sum(months.map(({ turnoverLastYear }) => turnoverLastYear)))}
            </Table.Td>
            {units.map(([name]) => (
              <Table.Td key={name} className={classes.number}>
                {quantity(sum(months.map((month) => month[name])))}
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </div>
  );
}
