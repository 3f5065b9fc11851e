import type { ApprovalDetail, ApprovalItem } from '@cromia/domain/approvals/approval';
import { aProductLine } from './catalogue/product-line';
import { anAddress } from './customer';

/** A requested line: 8 cans of 25 kg at 9.50 EUR a kilogram. */
export function anApprovalItem(overrides: Partial<ApprovalItem> = {}): ApprovalItem {
  return {
    ...aProductLine('F120-7035-25'),
    unitQty: 25,
    id: 'line-1',
    quantity: 8,
    approvedQuantity: null,
    qtyPkgMultiplier: 4,
    shownFinalUnitPrice: 9.5,
    finalUnitPrice: 9.5,
    rowTotal: 1900,
    rowWeight: 210.4,
    inStock: true,
    error: null,
    ...overrides,
  };
}

/** A pending approval of one line, which the viewer may decide on. */
export function anApproval(overrides: Partial<ApprovalDetail> = {}): ApprovalDetail {
  const items = overrides.items ?? [anApprovalItem()];
  return {
    id: '00000000-0000-4000-8000-00000000b001',
    status: 'PENDING',
    createdOn: '2026-11-20T09:30:00.000Z',
    expirationDate: '2026-12-04',
    author: { username: 'requester@test.it', name: 'Rita Verdi' },
    approvalReason: 'ROLE',
    limit: null,
    total: 1900,
    itemCount: items.length,
    customerOrderCode: 'PO-12',
    offerRequestId: null,
    offerNumber: null,
    decidedBy: null,
    decidedAt: null,
    reason: null,
    orderRequestId: null,
    orderRequestNumber: null,
    address: anAddress(),
    deliveryDateRequested: '2026-12-01',
    shownDeliveryDate: '2026-12-01',
    acceptMultipleShipping: true,
    shippingNote: null,
    genericNote: null,
    overallDiscount: 0,
    totalWeight: 210.4,
    currentTotal: 1900,
    error: null,
    authorRights: { companyRole: 'REQUESTER', orderLimit: null, monthLimit: null, monthTotal: 0 },
    canDecide: true,
    canWithdraw: false,
    ...overrides,
    items,
  };
}
