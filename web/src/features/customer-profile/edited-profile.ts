import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { type CustomerProfile, EMPTY_ASSESSMENT } from '@cromia/domain/customers/customer-profile';
import { managedUpdateSchema, ownUpdateSchema } from '@cromia/domain/customers/profile-update';
import {
  type CompanyFormValues,
  createEmptyCompany,
  findCompanyIssues,
  toCompanyFields,
  toCompanyFormValues,
  type WizardKind,
} from '../activation';
import type { ProfileChangeRequest } from './profile-queries';

/** Whether the customer's own user edits, or an agent or commercial user. */
export function findEditorKind(user: User): WizardKind {
  return actsForCustomers(user.role) ? 'managed' : 'own';
}

/** A profile as form values. */
export function toProfileFormValues(profile: CustomerProfile, user: User): CompanyFormValues {
  const empty = createEmptyCompany(profile.businessName, { country: '', phonePrefix: '' });
  return toCompanyFormValues(profile, empty, findEditorKind(user) === 'own' ? user.username : null);
}

/** Fields that are sent beside the form's. A customer leaves out the manufacturer's assessment. */
function beside(kind: WizardKind, { version, customerCode, vatNumber }: CustomerProfile) {
  return {
    ...(kind === 'own' ? EMPTY_ASSESSMENT : {}),
    customerVersion: version,
    customerCode,
    // Unchanged, whatever its format.
    vatNumber,
  };
}

/** The issues of the form values, each at its form field. */
export function findChangeIssues(kind: WizardKind, typed: CompanyFormValues, profile: CustomerProfile) {
  const schema = kind === 'own' ? ownUpdateSchema : managedUpdateSchema;
  return findCompanyIssues(typed, schema, beside(kind, profile));
}

/** The body of the change request; throws while a field is invalid. */
export function toProfileChange(
  kind: WizardKind,
  typed: CompanyFormValues,
  profile: CustomerProfile,
): ProfileChangeRequest {
  const asked = { ...toCompanyFields(typed), ...beside(kind, profile) };
  return kind === 'own'
    ? { kind, body: ownUpdateSchema.parse(asked) }
    : { kind, body: managedUpdateSchema.parse(asked) };
}

/** Whether the form values differ from the profile. */
export function isProfileChanged(typed: CompanyFormValues, profile: CustomerProfile, user: User): boolean {
  const written = (company: CompanyFormValues) => JSON.stringify(toCompanyFields(company));
  return written(typed) !== written(toProfileFormValues(profile, user));
}
