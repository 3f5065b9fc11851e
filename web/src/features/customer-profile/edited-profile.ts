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

/** Returns the kind of editor: the customer's own user, or an agent or commercial user. */
export function findEditorKind(user: User): WizardKind {
  return actsForCustomers(user.role) ? 'managed' : 'own';
}

/** Converts a profile to form values. */
export function toProfileFormValues(profile: CustomerProfile, user: User): CompanyFormValues {
  const empty = createEmptyCompany(profile.businessName, { country: '', phonePrefix: '' });
  return toCompanyFormValues(profile, empty, findEditorKind(user) === 'own' ? user.username : null);
}

/** Returns the fields that the form cannot change; a customer sends no assessment. */
function createFixedFields(kind: WizardKind, { version, customerCode, vatNumber }: CustomerProfile) {
  return {
    ...(kind === 'own' ? EMPTY_ASSESSMENT : {}),
    customerVersion: version,
    customerCode,
    // Sent unchanged, even if its format is invalid.
    vatNumber,
  };
}

/** Returns the issues of the form values with their form fields. */
export function findChangeIssues(kind: WizardKind, values: CompanyFormValues, profile: CustomerProfile) {
  const schema = kind === 'own' ? ownUpdateSchema : managedUpdateSchema;
  return findCompanyIssues(values, schema, createFixedFields(kind, profile));
}

/** Converts the form values to the body of the change request. @throws ZodError if a field is invalid */
export function toProfileChange(
  kind: WizardKind,
  values: CompanyFormValues,
  profile: CustomerProfile,
): ProfileChangeRequest {
  const body = { ...toCompanyFields(values), ...createFixedFields(kind, profile) };
  return kind === 'own'
    ? { kind, body: ownUpdateSchema.parse(body) }
    : { kind, body: managedUpdateSchema.parse(body) };
}

/** Whether the form values differ from the profile. */
export function isProfileChanged(values: CompanyFormValues, profile: CustomerProfile, user: User): boolean {
  const serialize = (company: CompanyFormValues) => JSON.stringify(toCompanyFields(company));
  return serialize(values) !== serialize(toProfileFormValues(profile, user));
}
