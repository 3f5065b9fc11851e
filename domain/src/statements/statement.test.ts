import { expect, it } from 'vitest';
import { listStatementYears, type StatementMonth, statementQuerySchema, sumMonths } from './statement.ts';

it.each([
  [2026, 2023, [2026, 2025, 2024, 2023]],
  [2026, 2026, [2026]],
  [2026, null, [2026]],
  // An order from the future is a typing error of the ERP.
  [2026, 2027, [2026]],
])('in %d, a customer whose first order is from %o has statements of %o', (current, first, years) => {
  expect(listStatementYears(current, first)).toEqual(years);
});

it('coming months count nothing in a sum, and cents are exact', () => {
  const month = (number: number, turnover: number | null): StatementMonth => ({
    month: number,
    turnover,
    turnoverLastYear: 0.1,
    kilograms: 0.2,
    litres: 0,
  });
  const months = [month(1, 0.1), month(2, 0.2), month(3, null)];
  expect([sumMonths(months, 'turnover'), sumMonths(months, 'turnoverLastYear')]).toEqual([0.3, 0.3]);
  expect([sumMonths(months, 'kilograms'), sumMonths(months, 'litres')]).toEqual([0.6, 0]);
});

it.each(['1899', '26', '2026.5', 'now', ''])('the year %o is rejected', (year) => {
  expect(statementQuerySchema.safeParse({ year }).success).toBe(false);
});
