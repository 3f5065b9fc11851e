export { createAttachmentCleanupJob } from './attachments/store-attachments.ts';
export { holdRequest, lockRequest } from './conversation.ts';
export { hasUnread, messageCountOf } from './message-queries.ts';
export { hasStatusOn } from './message-response.ts';
export { declareCustomerMessages, declareDeskMessages } from './routes.ts';
export { type MessageReport, rejectUnseenMessages, sendMessage } from './send-message.ts';
export { withUnread } from './with-unread.ts';
