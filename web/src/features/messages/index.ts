export { HoldButton } from './desk/HoldButton';
export { ChangeRequestButton, CustomerConversation, RequestConversation, RequestHold } from './RequestTalk';
export { TalkMarks } from './TalkMarks';
