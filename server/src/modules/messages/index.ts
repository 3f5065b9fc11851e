export { createAttachmentCleanupJob } from './attachments/store-attachments.ts';
export { holdRequest, lockRequest, readClaimMessages } from './conversation.ts';
export { countUnread, hasUnread, messageCountOf } from './message-queries.ts';
export { hasStatusOn } from './message-response.ts';
export { type ConversationRoutes, declareCustomerMessages, declareDeskMessages } from './routes.ts';
export { type MessageListener, rejectUnseenMessages, sendMessage } from './send-message.ts';
export { withUnread } from './with-unread.ts';
