import type { RequestMessage } from '@cromia/domain/messages/message';
import { getProposalStatus } from '@cromia/domain/messages/offer-proposal';
import type { MessageRow, RequestSubject } from './message-queries.ts';

/** Whether the stored status still holds on a day: pending requests and accepted offers expire after their last day. */
export function hasStatusOn(
  { status, expirationDate }: Pick<RequestSubject, 'status' | 'expirationDate'>,
  expected: 'PENDING' | 'ACCEPTED',
  today: string,
): boolean {
  return status === expected && (expirationDate === null || expirationDate >= today);
}

/** A message as its reader sees it. @param userId null for other software */
export function toMessageResponse(
  { userId: authorId, authorName, isStaff, createdAt, changedLines, proposal, ...row }: MessageRow,
  userId: string | null,
  { subject, today }: { subject: RequestSubject; today: string },
): RequestMessage {
  return {
    ...row,
    at: createdAt.toISOString(),
    author: { name: authorName, isStaff },
    isOwn: userId !== null && authorId === userId,
    changedLines: changedLines ?? [],
    proposal: proposal && {
      ...proposal,
      status: getProposalStatus(proposal, {
        isAccepted: hasStatusOn(subject, 'ACCEPTED', today),
        version: subject.version ?? 0,
      }),
    },
  };
}
