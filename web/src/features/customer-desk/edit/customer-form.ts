import {
  type CustomerChange,
  customerChangeSchema,
  customerDataSchema,
  isConcernedByChange,
  type NewCustomer,
  newCustomerSchema,
} from '@cromia/domain/customers/customer-change';
import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import type { FieldError } from '@cromia/domain/errors';
import { keysOf } from '@cromia/domain/keys';
import { z } from 'zod';
import {
  companyFormValuesSchema,
  createEmptyCompany,
  findCompanyIssues,
  termsFormValuesSchema,
  toCompanyFields,
  toCompanyFormValues,
  toTermFields,
  toTermsFormValues,
} from '../../activation';
import type { NewCustomerProposal } from '../customer-desk-queries';

/** The form values of a customer at the desk, which may be invalid. */
export const customerFormValuesSchema = companyFormValuesSchema.extend({
  ...termsFormValuesSchema.shape,
  customerCode: z.string(),
  managers: z.array(z.string()),
});
export type CustomerFormValues = z.infer<typeof customerFormValuesSchema>;

const EMPTY_COMPANY = createEmptyCompany('', { country: 'IT', phonePrefix: '+39' });

/** The form values of a new customer: the usual terms and the next free code. */
export function createNewCustomerValues(proposal: NewCustomerProposal): CustomerFormValues {
  return {
    ...EMPTY_COMPANY,
    ...toTermsFormValues(proposal),
    customerCode: proposal.customerCode,
    managers: [],
  };
}

/** The form values of a stored customer. */
export function toCustomerFormValues(customer: DeskCustomer): CustomerFormValues {
  return {
    ...toCompanyFormValues(customer, EMPTY_COMPANY, null),
    ...toTermsFormValues(customer),
    customerCode: customer.customerCode,
    managers: [],
  };
}

function toNewCustomerFields(values: CustomerFormValues) {
  const { customerCode, managers } = values;
  return { ...toTermFields(values), customerCode, managers };
}

/** The issues of a new customer. */
export function findNewCustomerIssues(values: CustomerFormValues): FieldError[] {
  return findCompanyIssues(values, newCustomerSchema, toNewCustomerFields(values));
}

/**
 * The body for a new customer. The proposed code is left out, so that the server assigns the next free one although a
 * colleague has taken it meanwhile.
 * @throws ZodError if a field is invalid
 */
export function toNewCustomer(values: CustomerFormValues, proposedCode: string): NewCustomer {
  const { customerCode, ...customer } = newCustomerSchema.parse({
    ...toCompanyFields(values),
    ...toNewCustomerFields(values),
  });
  return { ...customer, customerCode: customerCode === proposedCode ? undefined : customerCode };
}

const DATA_FIELDS: readonly string[] = keysOf(customerDataSchema.shape);

/** The names of the data that differ from the initial form values. */
function findChangedFields(values: CustomerFormValues, initial: CustomerFormValues): string[] {
  const current: Readonly<Record<string, unknown>> = toCompanyFields(values);
  const previous: Readonly<Record<string, unknown>> = toCompanyFields(initial);
  return DATA_FIELDS.filter((name) => JSON.stringify(current[name]) !== JSON.stringify(previous[name]));
}

/** The issues of the changed data. What was stored before is not checked, since imported customers may lack data. */
export function findChangeIssues(values: CustomerFormValues, initial: CustomerFormValues): FieldError[] {
  const changed = findChangedFields(values, initial);
  return findCompanyIssues(values, customerDataSchema).filter(({ path }) =>
    isConcernedByChange(path.split('.')[0] ?? path, changed),
  );
}

/** The body that changes the edited data only; null if nothing differs. @throws ZodError if a field is invalid */
export function toCustomerChange(
  values: CustomerFormValues,
  initial: CustomerFormValues,
  version: string,
): CustomerChange | null {
  const changed = findChangedFields(values, initial);
  if (changed.length === 0) return null;
  const fields = Object.entries(toCompanyFields(values)).filter(([name]) => changed.includes(name));
  return customerChangeSchema.parse({ version, ...Object.fromEntries(fields) });
}
