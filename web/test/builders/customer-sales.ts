import type { CustomerSales } from '@cromia/domain/customers/portfolios/sales';

/** A customer who bought for 1,000 EUR in January, against 2,000 EUR last year. */
export function aCustomerSales(overrides: Partial<CustomerSales> = {}): CustomerSales {
  return {
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      turnover: index === 0 ? 1_000 : null,
      turnoverLastYear: index === 0 ? 2_000 : 0,
    })),
    shrinkingProducts: [],
    potential: 95_000,
    agentCommissionPct: 5,
    ...overrides,
  };
}
