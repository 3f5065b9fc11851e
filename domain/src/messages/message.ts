import { z } from 'zod';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { objectField, optionalTextField, requiredLinesField, wholeNumberField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { offerProposalSchema } from './offer-proposal.ts';

/** What customers and staff talk about, by the path of its API routes. */
export const CONVERSATION_KINDS = ['offer-requests', 'order-requests', 'claims'] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
export type RequestKind = Exclude<ConversationKind, 'claims'>;

/**
 * What a message is: a text, the question with which staff put a request on hold, a change of a pending request's lines, a
 * proposal of other terms, or a reply that declines one.
 */
export const MESSAGE_KINDS = ['MESSAGE', 'QUESTION', 'CHANGE', 'PROPOSAL', 'DECLINED'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Types of attached files. Photos are encoded again without metadata, as WebP. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image/webp'] as const;
/** Types of files that can be attached. */
export const ATTACHABLE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

export const attachmentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.enum(ATTACHMENT_TYPES),
  size: z.int().describe('Size in bytes'),
});
export type MessageAttachment = z.infer<typeof attachmentSchema>;

/** Somebody who wrote or read a message. */
const personShape = {
  name: z.string().nullable().describe('Name; null after the user has been deleted'),
  isStaff: z.boolean().describe("Whether it is the manufacturer's back office"),
};

/** A line of a pending request that the customer has changed. */
export const changedLineSchema = z.object({
  productCode: productCodeSchema,
  was: z.int().describe('Number of packages before'),
  is: z.int().describe('Number of packages now; 0 for a removed line'),
});
export type ChangedLine = z.infer<typeof changedLineSchema>;

export const messageSchema = z.object({
  id: z.string(),
  kind: z
    .enum(MESSAGE_KINDS)
    .describe(
      'QUESTION put the request on hold, CHANGE changed its lines, PROPOSAL proposes other terms of an offer, DECLINED ' +
        'declines a proposal',
    ),
  at: z.string().describe('Time at which it was sent (UTC)'),
  author: z.object(personShape),
  isOwn: z.boolean().describe('Whether the caller wrote it'),
  text: z.string().describe('May be empty if the message has attachments, changed lines or a proposal'),
  attachments: z.array(attachmentSchema),
  changedLines: z.array(changedLineSchema),
  proposal: offerProposalSchema.nullable(),
  readBy: z
    .array(z.object({ ...personShape, at: z.string().describe('Time of the first reading (UTC)') }))
    .describe('Who has read it, except its author, in order of time'),
});
export type ConversationMessage = z.infer<typeof messageSchema>;

/** Response of GET …/messages, which also marks them as read by the caller. */
export const conversationSchema = z.object({
  heldSince: z
    .string()
    .nullable()
    .describe('Time at which staff put the pending request on hold (UTC); null if it is not on hold'),
  messages: z.array(messageSchema).describe('Oldest first'),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** The fields of a request that say what was talked about it. */
export const conversationShape = {
  heldSince: conversationSchema.shape.heldSince,
  messageCount: z.int().describe('Number of messages; `seenMessages` of a decision'),
  unreadMessages: z
    .int()
    .optional()
    .describe('In lists: messages that the caller, or in the back office nobody of staff, has read yet'),
};

/** Fields of POST …/messages (multipart), beside `attachments`. */
export const newMessageSchema = objectField({ text: optionalTextField(LIMITS.message).default('') });

/** The number of messages that the caller has seen. With more, the call fails with NewMessages. */
export function seenMessagesField() {
  return wholeNumberField(0, 2 * LIMITS.messages)
    .optional()
    .describe(
      'Number of messages that the caller has read; if there are more, the call fails with NewMessages',
    );
}

/** Body of POST /backoffice/…/{id}/hold: the question that the customer gets. */
export const holdSchema = objectField({
  question: requiredLinesField(LIMITS.message),
  seenMessages: seenMessagesField(),
});
export type Hold = z.infer<typeof holdSchema>;
