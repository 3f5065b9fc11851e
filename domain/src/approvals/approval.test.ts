import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import {
  approvalBodySchema,
  approvalDecisionSchema,
  calculateApprovalExpiry,
  findRaisedLines,
  getApprovalStatusToday,
} from './approval.ts';

const code = (serial: string) => ({ productClass: '3', serial, color: '7035', pkg: '25' });
const line = (serial: string, quantity: number) => ({ productCode: code(serial), quantity });

describe('an approval', () => {
  it('expires after 14 days, or with its offer', () => {
    expect(calculateApprovalExpiry('2026-11-20', null)).toBe('2026-12-04');
    expect(calculateApprovalExpiry('2026-11-20', '2026-11-25')).toBe('2026-11-25');
    expect(calculateApprovalExpiry('2026-11-20', '2027-01-31')).toBe('2026-12-04');
  });

  it('can be decided on its last day, whether or not the nightly job has run', () => {
    const approval = { status: 'PENDING', expirationDate: '2026-12-04' } as const;
    expect(getApprovalStatusToday(approval, '2026-12-04')).toBe('PENDING');
    expect(getApprovalStatusToday(approval, '2026-12-05')).toBe('EXPIRED');
    expect(getApprovalStatusToday({ ...approval, status: 'APPROVED' }, '2026-12-05')).toBe('APPROVED');
  });

  it.each([
    ['the same', [line('A', 4), line('B', 2)], []],
    ['a lowered line', [line('A', 1), line('B', 2)], []],
    ['a dropped line', [line('A', 4)], []],
    ['a raised line', [line('A', 5)], ['items.0.quantity']],
    ['an added line', [line('A', 4), line('C', 1)], ['items.1.productCode']],
  ])('may be decided with %s or not', (_which, decided, paths) => {
    const errors = findRaisedLines([line('A', 4), line('B', 2)], decided);
    expect(errors.map(({ path }) => path)).toEqual(paths);
  });
});

describe('the body of an approval', () => {
  const common = { address: 'SD001', customerOrderCode: 'PO' };
  const listPaths = (body: object) => {
    const { error } = approvalBodySchema.safeParse(body);
    return error ? toFieldErrors(error).map(({ path }) => path) : [];
  };

  it('is that of an order request or of the order from an offer', () => {
    const items = [{ ...line('F120', 4), finalUnitPrice: 1 }];
    const dates = { deliveryDateRequested: '2026-12-01', acceptMultipleShipping: true };
    expect(listPaths({ ...common, ...dates, items })).toEqual([]);
    expect(listPaths(common)).toEqual(['items', 'deliveryDateRequested', 'acceptMultipleShipping']);
    const offer = { offerRequestAcceptedId: '00000000-0000-4000-8000-000000000001' };
    expect(listPaths({ ...common, ...offer, offerVersion: 1 })).toEqual([]);
    expect(listPaths({ ...common, ...offer })).toEqual(['offerVersion']);
  });
});

it('an approval needs the total that the approver has seen, a rejection does not', () => {
  expect(approvalDecisionSchema.safeParse({ decision: 'APPROVED' }).success).toBe(false);
  expect(approvalDecisionSchema.parse({ decision: 'REFUSED' })).toEqual({ decision: 'REJECTED' });
});
