import { z } from 'zod';
import { contentVersionSchema } from '../content-version.ts';
import { filterTextField } from '../fields.ts';
import { assigneeShape, assignmentFilterShape } from '../handling/handling.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { purchaseRightsShape } from '../people/person.ts';
import { customerProfileSchema } from './customer-profile.ts';
import { customerTermsSchema } from './customer-terms.ts';
import {
  CUSTOMER_SEARCH_HELP,
  MANAGER_ROLES,
  managedCustomerSchema,
  PORTFOLIO_SORTS,
} from './portfolios/portfolio.ts';

/** Query of GET backoffice/customers, whose pages have the same shape as those of a portfolio. */
export const customerListQuerySchema = createPageQuerySchema({
  sortFields: PORTFOLIO_SORTS,
  defaultSort: 'businessName,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  search: filterTextField(LIMITS.businessName).describe(CUSTOMER_SEARCH_HELP),
  searchString: filterTextField(LIMITS.businessName).describe(
    'Same as `search`, under its name in portfolios',
  ),
  ...assignmentFilterShape,
});
export type CustomerListQuery = z.infer<typeof customerListQuerySchema>;

/** A customer in the list of the back office, with its assignee. */
export const listedCustomerSchema = managedCustomerSchema.extend(assigneeShape);
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;
export const listedCustomerPageSchema = createLimitedPageSchema(listedCustomerSchema);

/** Response of GET backoffice/customers/usual-terms: with what the form of a new customer is prefilled. */
export const newCustomerProposalSchema = customerTermsSchema.extend({
  customerCode: z.string().describe('Next free customer code'),
});
export type NewCustomerProposal = z.infer<typeof newCustomerProposalSchema>;

const personShape = {
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  isDisabled: z.boolean(),
};

/** A customer in the back office: its profile and terms, its users, and its managers. */
export const deskCustomerSchema = customerProfileSchema.extend({
  ...customerTermsSchema.shape,
  version: contentVersionSchema,
  people: z
    .array(z.object({ id: z.string(), ...personShape, ...purchaseRightsShape }))
    .describe('Users of the customer with their rights, owners first'),
  managers: z.array(z.object({ role: z.enum(MANAGER_ROLES), ...personShape })),
});
export type DeskCustomer = z.infer<typeof deskCustomerSchema>;

/** A customer as other software gets it: its profile with addresses, contacts and commercial terms. */
export const reportedCustomerSchema = deskCustomerSchema
  .omit({ people: true, managers: true })
  .extend({ version: customerProfileSchema.shape.version });
export type ReportedCustomer = z.infer<typeof reportedCustomerSchema>;
