import type { ClaimToDecide } from '@cromia/domain/claims/claim-desk';
import { aProductLine } from './catalogue/product-line';
import { aHistoryEntry } from './history';

/** An open claim about two packages of a batch, without photos. */
export function aClaim(overrides: Partial<ClaimToDecide> = {}): ClaimToDecide {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    number: 'C26-000007',
    status: 'OPEN',
    reason: 'DAMAGED',
    text: 'Graffio sulla latta 3',
    shipmentCode: 'DDT-26-000815',
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    createdOn: '2026-11-25T09:00:00.000Z',
    changedOn: '2026-11-25T09:00:00.000Z',
    packageCount: 2,
    photoCount: 0,
    messageCount: 0,
    awaitsCustomer: false,
    creditNote: null,
    author: 'Paolo Rossi',
    shippedOn: '2026-11-24',
    items: [{ ...aProductLine('F120-7035-25'), quantity: 2, batch: 'A1-26-000123' }],
    photos: [],
    messages: [],
    decision: null,
    version: 1,
    username: 'cliente@rossi.test',
    reviewer: null,
    history: [aHistoryEntry({ action: 'claims.open' })],
    ...overrides,
  };
}
