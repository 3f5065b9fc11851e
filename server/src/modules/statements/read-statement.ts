import { listStatementYears, type Statement } from '@cromia/domain/statements/statement';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { toWholeList, type WholeList } from '../../platform/database/list-queries.ts';
import { type ActingCustomer, listMonthlyTurnover } from '../customers/index.ts';
import {
  findFirstYear,
  listBoughtColors,
  listBoughtSerials,
  listMonthlyQuantities,
  type StatementRow,
  type StatementScope,
  selectStatementRows,
} from './statement-queries.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The scope of a statement. @param year the current one if undefined */
function toStatementScope(
  deps: ServiceDependencies,
  customer: ActingCustomer,
  year: number | undefined,
): StatementScope {
  const currentYear = Number(getManufacturerToday(deps).slice(0, 4));
  return { customerId: customer.id, year: year ?? currentYear, timeZone: deps.config.timeZone };
}

/** What a customer bought in a year, by month, serial and colour, with the value of the year before. */
export async function readStatement(
  deps: ServiceDependencies,
  customer: ActingCustomer,
  requestedYear: number | undefined,
): Promise<Statement> {
  const { db } = deps;
  const scope = toStatementScope(deps, customer, requestedYear);
  const { year, timeZone } = scope;
  const [currentYear = 0, currentMonth = 0] = getManufacturerToday(deps).split('-').map(Number);
  const years = { from: year - 1, to: year };
  const turnovers = await listMonthlyTurnover(db, customer.id, { years, timeZone });
  const quantities = await listMonthlyQuantities(db, scope);
  const findTurnover = (ofYear: number, month: number) =>
    turnovers.find((row) => row.year === ofYear && row.month === month)?.turnover ?? 0;
  const isComing = (month: number) => year > currentYear || (year === currentYear && month > currentMonth);
  return {
    year,
    years: listStatementYears(currentYear, await findFirstYear(db, scope)),
    months: MONTHS.map((month) => {
      const { kilograms = 0, litres = 0 } = quantities.find((row) => row.month === month) ?? {};
      return {
        month,
        turnover: isComing(month) ? null : findTurnover(year, month),
        turnoverLastYear: findTurnover(year - 1, month),
        kilograms,
        litres,
      };
    }),
    serials: await listBoughtSerials(db, scope),
    colors: await listBoughtColors(db, scope),
  };
}

/** The lines of a statement for an export, with its year. */
export function listStatementRows(
  deps: ServiceDependencies,
  customer: ActingCustomer,
  requestedYear: number | undefined,
): { list: WholeList<StatementRow, StatementRow>; ofYear: number } {
  const scope = toStatementScope(deps, customer, requestedYear);
  return { list: toWholeList(selectStatementRows(scope), (row) => row), ofYear: scope.year };
}
