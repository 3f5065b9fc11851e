import type { CustomerSales } from '@cromia/domain/customers/portfolios/sales';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ActingCustomer, findProfile } from '../customer-queries.ts';
import { listMonthlyTurnover, listShrinkingProducts } from './sales-queries.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Reads what a customer has bought: by month against last year, and products bought less than before.
 * @throws Problem NotFound
 */
export async function readSales(deps: ServiceDependencies, customer: ActingCustomer): Promise<CustomerSales> {
  const { db, config } = deps;
  const today = getManufacturerToday(deps);
  const day = { today, timeZone: config.timeZone };
  const [year = 0, currentMonth = 0] = today.split('-').map(Number);
  const profile = await findProfile(db, customer.id);
  if (!profile) throw new Problem('NotFound');
  const years = { from: year - 1, to: year };
  const turnovers = await listMonthlyTurnover(db, customer.id, { years, timeZone: config.timeZone });
  const findTurnover = (ofYear: number, month: number) =>
    turnovers.find((row) => row.year === ofYear && row.month === month)?.turnover ?? 0;
  const products = await listShrinkingProducts(db, customer.id, day);
  return {
    months: MONTHS.map((month) => ({
      month,
      turnover: month > currentMonth ? null : findTurnover(year, month),
      turnoverLastYear: findTurnover(year - 1, month),
    })),
    shrinkingProducts: products.map(({ lastOrderedOn, ...product }) => ({
      ...product,
      lastOrderedOn: lastOrderedOn.toISOString(),
    })),
    potential: profile.cromiaPotential,
    agentCommissionPct: customer.agentCommissionPct,
  };
}
