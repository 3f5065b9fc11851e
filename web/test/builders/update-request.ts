import type { UpdateRequestDetail } from '@cromia/domain/customers/update-request';

/** A customer's pending request to change its business name. */
export function anUpdateRequest(overrides: Partial<UpdateRequestDetail> = {}): UpdateRequestDetail {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    status: 'PENDING',
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    requester: 'marta@colorificio.test',
    requesterRole: 'CUSTOMER',
    createdOn: '2026-11-20T08:30:00.000Z',
    decidedOn: null,
    reason: null,
    customerVersion: 3,
    isOutdated: false,
    vatNumber: 'IT01234560248',
    changes: [{ path: 'businessName', was: 'Rossi Verniciature S.r.l.', is: 'Rossi Verniciature S.p.A.' }],
    decidedBy: null,
    history: [],
    ...overrides,
  };
}
