export { HoldButton } from './desk/HoldButton';
export type { ConversationPlace } from './messages-queries';
export { ChangeRequestButton, CustomerConversation, RequestConversation, RequestHold } from './RequestTalk';
export { TalkMarks } from './TalkMarks';
