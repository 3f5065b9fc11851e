export { CustomerRequestPage } from './desk/CustomerRequestPage';
export { CustomerRequestQueue } from './desk/CustomerRequestQueue';
export { CustomerRequestSplit } from './desk/CustomerRequestSplit';
export { ManagersField } from './desk/ManagersField';
export { ASSESSMENT_DISPLAY, assessmentLabel, segmentationLabel } from './fields/assessment-fields';
export { ADDRESS_LABELS, COMPANY_LABELS, CONTACT_KINDS, CONTACT_LABELS } from './fields/profile-labels';
export { InvitationNotice } from './invitations/InvitationNotice';
export { InvitationOutcome } from './invitations/InvitationOutcome';
export { InvitePage } from './invitations/InvitePage';
export { ReceivedInvitationsPage } from './invitations/ReceivedInvitationsPage';
export { SentInvitationsPage } from './invitations/SentInvitationsPage';
export { SentRequestPage } from './managed/SentRequestPage';
export { DESK_CUSTOMER_REQUESTS_NAV_ITEM, INVITATIONS_NAV_ITEM } from './nav-items';
export { CompanyRecap } from './recap/CompanyRecap';
export { BecomeCustomerBar } from './request/BecomeCustomerBar';
export { ACTIVATION_TASK_TILES } from './task-tiles';
export { TermsFields } from './terms/TermsFields';
export {
  TERMS_FORM_FIELDS,
  termsFormValuesSchema,
  termsSchema,
  toTermFields,
  toTermsFormValues,
} from './terms/terms-form';
export { useRequestStatus } from './use-request-status';
export { CompaniesOnlyNotice } from './wizard/CompaniesOnlyNotice';
export {
  type CompanyFormValues,
  companyFormValuesSchema,
  createEmptyCompany,
  toCompanyFormValues,
} from './wizard/company-form-values';
export { ManagedRequestPage } from './wizard/ManagedRequestPage';
export { OwnRequestPage } from './wizard/OwnRequestPage';
export {
  findCompanyIssues,
  findServerIssues,
  toCompanyFields,
  type WizardKind,
} from './wizard/requested-company';
export { CompanySections } from './wizard/steps/CompanySections';
export { focusFirstError, type StepUrlState } from './wizard/use-wizard';
