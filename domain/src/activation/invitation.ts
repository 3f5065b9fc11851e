import { LIMITS } from '../limits.ts';
import { defineMachine } from '../state-machine.ts';

/** States of an invitation (section 4, where REJECTED is named REFUSED; contract, section 2). */
export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const INVITATION_STATUS_COLORS = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
} as const satisfies Record<InvitationStatus, string>;

export const INVITATION_MACHINE = defineMachine('invitation', {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED' },
  ACCEPTED: {},
  REJECTED: {},
});

/** Whether the inviter can delete an invitation: any that is not accepted (section 4). */
export function isInvitationDeletable(status: InvitationStatus): boolean {
  return status !== 'ACCEPTED';
}

const DAY_MS = 86_400_000;

/** Days until an invitation expires, rounded (section 4). */
export function countInvitationDaysLeft(expiration: Date, now: Date): number {
  return Math.round((expiration.getTime() - now.getTime()) / DAY_MS);
}

/** Whether an invitation is visible: while at least 1 day remains (section 4). */
export function isInvitationVisible(expiration: Date, now: Date): boolean {
  return expiration.getTime() - now.getTime() >= LIMITS.invitationVisibleDays * DAY_MS;
}
