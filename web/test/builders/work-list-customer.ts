import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';

/** A customer of an agent's work list, for whom nothing waits. */
export function aWorkListCustomer(overrides: Partial<WorkListCustomer> = {}): WorkListCustomer {
  return {
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    streetAddress: 'Via Roma 1',
    zipOrPostalCode: '31100',
    city: 'Treviso',
    province: 'TV',
    country: 'IT',
    phoneNumber: '+39 0422 512345',
    lastOrderedOn: '2026-10-05T09:00:00.000Z',
    daysSilent: 52,
    turnoverThisYear: 12_000,
    turnoverLastYear: 16_000,
    turnoverChangePct: -25,
    waiting: { offers: 0, lateOrders: 0, blockedOrders: 0, orderRequests: 0 },
    ...overrides,
  };
}
