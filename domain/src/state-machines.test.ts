import { describe, expect, it } from 'vitest';
import { CUSTOMER_REQUEST_MACHINES, CUSTOMER_REQUEST_STATUSES } from './activation/customer-request.ts';
import {
  countInvitationDaysLeft,
  INVITATION_MACHINE,
  INVITATION_STATUSES,
  isInvitationDeletable,
  isInvitationVisible,
} from './activation/invitation.ts';
import { APPROVAL_MACHINE, APPROVAL_STATUSES } from './approvals/approval.ts';
import { CLAIM_MACHINE, CLAIM_STATUSES, CLAIMING_STATUSES, isUndecided } from './claims/claim-states.ts';
import { UPDATE_REQUEST_MACHINE, UPDATE_REQUEST_STATUSES } from './customers/update-request.ts';
import {
  countOfferDaysLeft,
  getOfferStatusToday,
  mayRequestOfferAgain,
  OFFER_REQUEST_MACHINE,
  OFFER_REQUEST_STATUSES,
} from './offers/offer-request.ts';
import { canChangeOrderStatus, isRepeatable, ORDER_MACHINE, ORDER_STATUSES } from './orders/order.ts';
import {
  getOrderRequestStatusToday,
  isTotalVisible,
  mayRequestOrderAgain,
  ORDER_REQUEST_MACHINE,
  ORDER_REQUEST_STATUSES,
} from './orders/order-request.ts';
import { getNextState, listEventsFrom, listStatesAccepting, listStatesLeadingTo } from './state-machine.ts';

const { NEW, EXISTING, MANAGED } = CUSTOMER_REQUEST_MACHINES;

describe('state machines', () => {
  it('list every status once', () => {
    const pairs = [
      [NEW.table, CUSTOMER_REQUEST_STATUSES],
      [EXISTING.table, CUSTOMER_REQUEST_STATUSES],
      [MANAGED.table, CUSTOMER_REQUEST_STATUSES],
      [APPROVAL_MACHINE.table, APPROVAL_STATUSES],
      [CLAIM_MACHINE.table, CLAIM_STATUSES],
      [INVITATION_MACHINE.table, INVITATION_STATUSES],
      [OFFER_REQUEST_MACHINE.table, OFFER_REQUEST_STATUSES],
      [ORDER_MACHINE.table, ORDER_STATUSES],
      [ORDER_REQUEST_MACHINE.table, ORDER_REQUEST_STATUSES],
      [UPDATE_REQUEST_MACHINE.table, UPDATE_REQUEST_STATUSES],
    ] as const;
    for (const [table, statuses] of pairs) expect(Object.keys(table).sort()).toEqual([...statuses].sort());
  });

  it('have no next state for an event that the state does not accept', () => {
    expect(getNextState(ORDER_REQUEST_MACHINE, 'ACCEPTED', 'reject')).toBeUndefined();
    expect(getNextState(ORDER_REQUEST_MACHINE, 'PENDING', 'accept')).toBe('ACCEPTED');
  });

  it('list the states that accept an event', () => {
    expect(listStatesAccepting(ORDER_MACHINE, 'cancel')).toEqual(['I', 'C', 'B']);
  });

  it('list the states that lead to another', () => {
    expect(listStatesLeadingTo(ORDER_MACHINE, 'B')).toEqual(['I', 'C']);
    expect(listStatesLeadingTo(ORDER_MACHINE, 'F')).toEqual(['E']);
    expect(listStatesLeadingTo(ORDER_MACHINE, 'I')).toEqual(['B']);
  });
});

describe('a customer request', () => {
  it('is closed when the user becomes a customer', () => {
    expect(getNextState(NEW, 'ACCEPTED', 'becomeCustomer')).toBe('CLOSED');
    expect(getNextState(NEW, 'PENDING', 'becomeCustomer')).toBeUndefined();
  });

  it('is reset when a rejection is acknowledged or a draft is deleted, but not while pending', () => {
    expect(getNextState(NEW, 'REJECTED', 'remove')).toBe('NONE');
    expect(getNextState(NEW, 'DRAFT', 'remove')).toBe('NONE');
    expect(getNextState(NEW, 'PENDING', 'remove')).toBeUndefined();
  });

  it('of a new company does not expire once accepted, while an accepted association does', () => {
    expect(getNextState(NEW, 'ACCEPTED', 'expire')).toBeUndefined();
    expect(getNextState(EXISTING, 'ACCEPTED', 'expire')).toBe('EXPIRED');
  });

  it('of an agent can be removed as a draft, and stays once it was sent', () => {
    expect(listEventsFrom(MANAGED, 'ACCEPTED')).toEqual([]);
    expect(listStatesAccepting(MANAGED, 'remove')).toEqual(['DRAFT']);
  });
});

describe('a claim', () => {
  it('is decided once, after its review', () => {
    expect(getNextState(CLAIM_MACHINE, 'OPEN', 'ACCEPTED')).toBeUndefined();
    expect(getNextState(CLAIM_MACHINE, 'OPEN', 'review')).toBe('IN_REVIEW');
    expect(getNextState(CLAIM_MACHINE, 'IN_REVIEW', 'REJECTED')).toBe('REJECTED');
    expect([
      ...listEventsFrom(CLAIM_MACHINE, 'ACCEPTED'),
      ...listEventsFrom(CLAIM_MACHINE, 'REJECTED'),
    ]).toEqual([]);
    expect(CLAIM_STATUSES.filter(isUndecided)).toEqual(['OPEN', 'IN_REVIEW']);
    expect(CLAIMING_STATUSES).toEqual(['OPEN', 'IN_REVIEW', 'ACCEPTED']);
  });
});

describe('an offer request', () => {
  it('can be ordered only once', () => {
    expect(getNextState(OFFER_REQUEST_MACHINE, 'ACCEPTED', 'order')).toBe('CLOSED');
    expect(getNextState(OFFER_REQUEST_MACHINE, 'CLOSED', 'order')).toBeUndefined();
  });

  it('cannot be ordered after its expiry', () => {
    const offer = { status: 'ACCEPTED', expirationDate: '2026-03-10' } as const;
    expect(getOfferStatusToday(offer, '2026-03-10')).toBe('ACCEPTED');
    expect(getOfferStatusToday(offer, '2026-03-11')).toBe('EXPIRED');
    expect(getOfferStatusToday({ ...offer, status: 'CLOSED' }, '2026-03-11')).toBe('CLOSED');
    expect(countOfferDaysLeft('2026-03-10', '2026-03-08')).toBe(2);
    expect(countOfferDaysLeft('2026-03-10', '2026-03-20')).toBe(0);
  });

  it('may be requested again within 15 days after expiry', () => {
    const expiredRequest = { status: 'EXPIRED', expirationDate: '2026-03-10' } as const;
    expect(mayRequestOfferAgain(expiredRequest, '2026-03-25')).toBe(true);
    expect(mayRequestOfferAgain(expiredRequest, '2026-03-26')).toBe(false);
    // Even before the job has stored the expiry.
    const acceptedRequest = { status: 'ACCEPTED', expirationDate: '2026-03-10' } as const;
    expect(mayRequestOfferAgain(acceptedRequest, '2026-03-10')).toBe(false);
    expect(mayRequestOfferAgain(acceptedRequest, '2026-03-11')).toBe(true);
    expect(mayRequestOfferAgain(acceptedRequest, '2026-03-26')).toBe(false);
  });

  it('may be requested again at any time after rejection, but never after it was ordered', () => {
    const old = '2020-01-01';
    expect(mayRequestOfferAgain({ status: 'REJECTED', expirationDate: null }, old)).toBe(true);
    expect(mayRequestOfferAgain({ status: 'REJECTED', expirationDate: old }, '2026-03-10')).toBe(true);
    expect(mayRequestOfferAgain({ status: 'CLOSED', expirationDate: old }, '2026-03-10')).toBe(false);
    expect(mayRequestOfferAgain({ status: 'PENDING', expirationDate: null }, old)).toBe(false);
  });
});

describe('an order', () => {
  it('goes from undertaken to confirmed, shipped and invoiced', () => {
    expect(getNextState(ORDER_MACHINE, 'I', 'confirm')).toBe('C');
    expect(getNextState(ORDER_MACHINE, 'C', 'ship')).toBe('E');
    expect(getNextState(ORDER_MACHINE, 'E', 'invoice')).toBe('F');
    expect(listEventsFrom(ORDER_MACHINE, 'F')).toEqual([]);
    expect(getNextState(ORDER_MACHINE, 'E', 'cancel')).toBeUndefined();
  });

  it('that is blocked returns to its previous status or is cancelled', () => {
    const listTargets = (blockedFrom: 'I' | 'C' | null) =>
      ORDER_STATUSES.filter((to) =>
        canChangeOrderStatus({ status: 'B', blockedFrom, packagesShipped: 0 }, to),
      );
    expect([listTargets('I'), listTargets('C'), listTargets(null)]).toEqual([
      ['I', 'A'],
      ['A', 'C'],
      ['I', 'A'],
    ]);
    expect(canChangeOrderStatus({ status: 'E', blockedFrom: null, packagesShipped: 1 }, 'A')).toBe(false);
  });

  it('that was partly shipped cannot be cancelled', () => {
    const shippedInPart = { blockedFrom: null, packagesShipped: 1 };
    expect(
      ORDER_STATUSES.filter((to) => canChangeOrderStatus({ status: 'C', ...shippedInPart }, to)),
    ).toEqual(['B', 'E']);
    expect(
      ORDER_STATUSES.filter((to) => canChangeOrderStatus({ status: 'B', ...shippedInPart }, to)),
    ).toEqual(['I']);
  });

  it('can be repeated when confirmed, shipped or invoiced', () => {
    expect(ORDER_STATUSES.filter(isRepeatable)).toEqual(['C', 'E', 'F']);
  });
});

describe('an order request', () => {
  it('shows its total only when accepted', () => {
    expect(ORDER_REQUEST_STATUSES.filter(isTotalVisible)).toEqual(['ACCEPTED']);
  });

  it('that is undecided on its last day expires, and may be sent again for 15 days', () => {
    const pendingRequest = { status: 'PENDING', expirationDate: '2026-03-10' } as const;
    expect(getOrderRequestStatusToday(pendingRequest, '2026-03-10')).toBe('PENDING');
    expect(getOrderRequestStatusToday(pendingRequest, '2026-03-11')).toBe('EXPIRED');
    expect(mayRequestOrderAgain(pendingRequest, '2026-03-25')).toBe(true);
    expect(mayRequestOrderAgain(pendingRequest, '2026-03-26')).toBe(false);
    const rejectedRequest = { status: 'REJECTED', expirationDate: '2026-03-10' } as const;
    expect(mayRequestOrderAgain(rejectedRequest, '2026-03-11')).toBe(false);
  });
});

describe('an invitation', () => {
  it('can be deleted by the inviter while it is not accepted', () => {
    expect(INVITATION_STATUSES.filter(isInvitationDeletable)).toEqual(['PENDING', 'REJECTED']);
  });

  it('is visible only while at least 1 day remains, with the days left rounded', () => {
    const now = new Date('2026-03-09T12:00:00Z');
    expect(isInvitationVisible(new Date('2026-03-10T12:00:00Z'), now)).toBe(true);
    expect(isInvitationVisible(new Date('2026-03-10T11:59:59Z'), now)).toBe(false);
    expect(countInvitationDaysLeft(new Date('2026-03-12T01:00:00Z'), now)).toBe(3);
  });
});
