import type { ConversationRoutes } from '../messages/index.ts';
import { storeClaimMessage } from './claim-change-queries.ts';

/** The conversations about claims: each message is a change of its claim. */
export const CLAIM_CONVERSATIONS = {
  kind: 'claims',
  onSent: async (trx, _deps, { author: { isStaff }, at }, id) =>
    storeClaimMessage(trx, id, { isStaff, sentAt: new Date(at) }),
} as const satisfies ConversationRoutes;
