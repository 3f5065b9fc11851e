import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { type CustomerProfile, NO_ASSESSMENT } from '@cromia/domain/customers/customer';
import { managedUpdateSchema, ownUpdateSchema } from '@cromia/domain/customers/update-request';
import {
  companyFields,
  companyIssues,
  emptyCompany,
  type TypedCompany,
  typedFrom,
  type WizardKind,
} from '../activation';
import type { Change } from './profile-queries';

/** Whether the customer's own user edits, or an agent or commercial user. */
export function editorOf(user: User): WizardKind {
  return actsForCustomers(user.role) ? 'managed' : 'own';
}

/** A profile as form values. */
export function typedProfile(profile: CustomerProfile, user: User): TypedCompany {
  const empty = emptyCompany(profile.businessName, { country: '', phonePrefix: '' });
  return typedFrom(profile, empty, editorOf(user) === 'own' ? user.username : null);
}

/** Fields that are sent beside the form's. A customer leaves out the manufacturer's assessment. */
function beside(kind: WizardKind, { version, customerCode, vatNumber }: CustomerProfile) {
  return {
    ...(kind === 'own' ? NO_ASSESSMENT : {}),
    customerVersion: version,
    customerCode,
    // Unchanged, whatever its format.
    vatNumber,
  };
}

/** The issues of the form values, each at its form field. */
export function changeIssues(kind: WizardKind, typed: TypedCompany, profile: CustomerProfile) {
  const schema = kind === 'own' ? ownUpdateSchema : managedUpdateSchema;
  return companyIssues(typed, schema, beside(kind, profile));
}

/** The body of the change request; throws while a field is invalid. */
export function changeOf(kind: WizardKind, typed: TypedCompany, profile: CustomerProfile): Change {
  const asked = { ...companyFields(typed), ...beside(kind, profile) };
  return kind === 'own'
    ? { kind, body: ownUpdateSchema.parse(asked) }
    : { kind, body: managedUpdateSchema.parse(asked) };
}

/** Whether the form values differ from the profile. */
export function isChanged(typed: TypedCompany, profile: CustomerProfile, user: User): boolean {
  const written = (company: TypedCompany) => JSON.stringify(companyFields(company));
  return written(typed) !== written(typedProfile(profile, user));
}
