export { BecomingCustomer } from './BecomingCustomer';
export { InvitationNotice } from './invitations/InvitationNotice';
export { InvitationOutcome } from './invitations/InvitationOutcome';
export { InvitePage } from './invitations/InvitePage';
export { ReceivedInvitationsPage } from './invitations/ReceivedInvitationsPage';
export { SentInvitationsPage } from './invitations/SentInvitationsPage';
export { ManagedRequestPage } from './wizard/ManagedRequestPage';
export { OwnRequestPage } from './wizard/OwnRequestPage';
