import type {
  ADDRESS_FIELDS,
  BANK_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_EMAIL_FIELDS,
  IDENTITY_FIELDS,
} from '@cromia/domain/customers/profile-fields';
import type { TextKey } from '../../../i18n/keys';

type Labels<Fields> = Readonly<Record<keyof Fields, TextKey>>;

/** Labels of a company's fields in forms, recaps and comparisons, without the assessment (`assessment-fields.ts`). */
export const COMPANY_LABELS: Labels<
  typeof IDENTITY_FIELDS & typeof DOCUMENT_EMAIL_FIELDS & typeof BANK_FIELDS
> = {
  businessName: 'accounts:fields.businessName',
  vatNumber: 'activation:fields.vatNumber',
  fiscalCode: 'activation:fields.fiscalCode',
  sdiCode: 'activation:fields.sdiCode',
  pec: 'activation:fields.pec',
  billingEmails: 'activation:documents.billing',
  transportDocumentEmails: 'activation:documents.transportDocument',
  msdsEmails: 'activation:documents.msds',
  testSheetsEmails: 'activation:documents.testSheets',
  bankName: 'activation:fields.bankName',
  iban: 'activation:fields.iban',
};

export const ADDRESS_LABELS: Labels<typeof ADDRESS_FIELDS> = {
  businessName: 'activation:fields.addressee',
  streetAddress1: 'activation:fields.streetAddress1',
  streetAddress2: 'activation:fields.streetAddress2',
  zipOrPostalCode: 'accounts:fields.zipCode',
  city: 'activation:fields.city',
  province: 'accounts:fields.province',
  country: 'accounts:fields.country',
  note: 'activation:fields.addressNote',
  isDefault: 'activation:shipping.default',
};

export const CONTACT_LABELS: Labels<typeof CONTACT_FIELDS> = {
  gender: 'accounts:fields.gender',
  firstName: 'accounts:fields.firstname',
  lastName: 'accounts:fields.lastname',
  department: 'accounts:fields.businessDepartment',
  role: 'accounts:fields.businessRole',
  email: 'activation:fields.email',
  phoneNumber: 'accounts:fields.telephone',
};

/** Names of the purchasing and the administrative contact, by contact code. */
export const CONTACT_KINDS: Readonly<Record<string, TextKey>> = {
  C001: 'activation:contacts.purchasing',
  C002: 'activation:contacts.administrative',
};
