import { DECISIONS, type Decision } from '../decision.ts';
import { defineMachine } from '../state-machine.ts';

/** States of a claim (contract, section 13). */
export const CLAIM_STATUSES = ['OPEN', 'IN_REVIEW', 'ACCEPTED', 'REJECTED'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Staff take an open claim into review, then decide on it. A decision is final. */
export const CLAIM_MACHINE = defineMachine('claim', {
  OPEN: { review: 'IN_REVIEW' },
  IN_REVIEW: { ACCEPTED: 'ACCEPTED', REJECTED: 'REJECTED' },
  ACCEPTED: {},
  REJECTED: {},
});

/** Whether staff have still to decide on a claim. */
export function isUndecided(status: ClaimStatus): boolean {
  return !DECISIONS.some((decision: Decision) => decision === status);
}

/** The states whose packages cannot be claimed again: all but rejected ones. */
export const CLAIMING_STATUSES = CLAIM_STATUSES.filter((status) => status !== 'REJECTED');
