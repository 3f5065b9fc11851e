import type { ConversationMessage } from '@cromia/domain/messages/message';
import { getProposalStatus } from '@cromia/domain/messages/offer-proposal';
import type { ConversationSubject, MessageRow } from './message-queries.ts';

/** Whether the stored status still holds on a day: pending requests and accepted offers expire after their last day. */
export function hasStatusOn(
  { status, expirationDate }: Pick<ConversationSubject, 'status' | 'expirationDate'>,
  expected: 'PENDING' | 'ACCEPTED',
  today: string,
): boolean {
  return status === expected && (expirationDate === null || expirationDate >= today);
}

/**
 * A message as its reader sees it.
 * @param userId null for other software
 * @param request the request that it is about, for the status of a proposal; null for a claim
 */
export function toMessageResponse(
  { userId: authorId, authorName, isStaff, createdAt, changedLines, proposal, ...row }: MessageRow,
  userId: string | null,
  request: { subject: ConversationSubject; today: string } | null,
): ConversationMessage {
  return {
    ...row,
    at: createdAt.toISOString(),
    author: { name: authorName, isStaff },
    isOwn: userId !== null && authorId === userId,
    changedLines: changedLines ?? [],
    proposal: proposal &&
      request && {
        ...proposal,
        status: getProposalStatus(proposal, {
          isAccepted: hasStatusOn(request.subject, 'ACCEPTED', request.today),
          version: request.subject.version ?? 0,
        }),
      },
  };
}
