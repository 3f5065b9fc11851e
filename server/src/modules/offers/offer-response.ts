import type { AccessViewer } from '@cromia/domain/accounts/access';
import { calculateEarliestDeliveryDate } from '@cromia/domain/checkout/order';
import { addressSchema } from '@cromia/domain/customers/customer';
import {
  countOfferDaysLeft,
  getOfferStatusToday,
  mayRequestOfferAgain,
  type OfferRequest,
  type StaffOfferRequest,
} from '@cromia/domain/offers/offer-request';
import { toRequestItemResponse } from '../shop-documents/index.ts';
import type { OfferItemRow, OfferRequestRow } from './offer-queries.ts';

/**
 * An offer request as the viewer may see it, with its status as of `today`. @param today the manufacturer's calendar
 * day
 */
export function toOfferResponse(
  viewer: AccessViewer,
  row: OfferRequestRow,
  items: readonly OfferItemRow[],
  today: string,
): OfferRequest {
  const { expirationDate } = row;
  const status = getOfferStatusToday(row, today);
  const isOffered = status === 'ACCEPTED' && expirationDate !== null;
  return {
    id: row.id,
    number: row.number,
    createdOn: row.createdOn.toISOString(),
    placedBy: row.placedBy,
    deliveryDateRequested: row.deliveryDateRequested,
    address: row.address === null ? null : addressSchema.parse(row.address),
    status,
    answerExpectedOn: status === 'PENDING' ? row.answerExpectedOn : null,
    version: row.version,
    acceptMultipleShipping: row.acceptMultipleShipping,
    note: row.note,
    reason: row.reason,
    isWithdrawn: status === 'REJECTED' && row.isWithdrawn,
    heldSince: status === 'PENDING' ? (row.heldSince?.toISOString() ?? null) : null,
    messageCount: row.messageCount,
    expirationDate,
    daysLeft: isOffered ? countOfferDaysLeft(expirationDate, today) : null,
    earliestDeliveryDate:
      status === 'ACCEPTED' ? calculateEarliestDeliveryDate(today, [{ inStock: !row.isOutOfStock }]) : null,
    canOrder: status === 'ACCEPTED' && row.approvalId === null,
    approvalId: status === 'ACCEPTED' ? row.approvalId : null,
    canRequestAgain: mayRequestOfferAgain(row, today),
    overallDiscount: row.overallDiscount,
    total: row.total,
    totalWeight: row.totalWeight,
    itemCount: row.itemCount,
    items: items.map((item) =>
      toRequestItemResponse(viewer, item, status === 'PENDING' || status === 'ACCEPTED'),
    ),
  };
}

/** Same as `toOfferResponse`, for staff: with the customer and the sender. */
export function toStaffOfferResponse(
  viewer: AccessViewer,
  row: OfferRequestRow,
  items: readonly OfferItemRow[],
  today: string,
): StaffOfferRequest {
  const { customerCode, businessName, username } = row;
  return { ...toOfferResponse(viewer, row, items, today), customerCode, businessName, username };
}
