export { createAttachmentCleanupJob } from './attachments/store-attachments.ts';
export { type ConversationOf, holdRequest, lockRequest } from './conversation.ts';
export { hasUnread, listMessages, messageCountOf } from './message-queries.ts';
export { hasStatusOn } from './message-response.ts';
export { declareCustomerMessages, declareDeskMessages } from './routes.ts';
export { type MessageReport, type MessageSender, rejectUnseenMessages, sendMessage } from './send-message.ts';
export { withUnread } from './with-unread.ts';
