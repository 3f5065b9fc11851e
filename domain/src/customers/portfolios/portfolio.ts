import { z } from 'zod';
import { choiceField, customerCodeField, filterTextField, objectField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../../lists/paging.ts';
import { customerSummarySchema } from '../customer-summary.ts';

/** The roles that have a portfolio of customers. */
export const MANAGER_ROLES = ['AGENT', 'COMMERCIAL'] as const;

/** How a text finds customers. */
export const CUSTOMER_SEARCH_HELP =
  'Words of the name, town, postal code or province, or the beginning of the code: each word must match. Or the ' +
  'beginning of the VAT number.';

export const PORTFOLIO_SORTS = ['businessName', 'customerCode'] as const;

/** Query of the customers of one portfolio. */
export const portfolioQuerySchema = createPageQuerySchema({
  sortFields: PORTFOLIO_SORTS,
  defaultSort: 'businessName,asc',
  defaultSize: LIMITS.pageSizeCustomers,
}).extend({
  customerCode: filterTextField(LIMITS.customerCode).describe('Beginning of the customer code'),
  businessName: filterTextField(LIMITS.businessName).describe('Part of the business name'),
  searchString: filterTextField(LIMITS.businessName).describe(CUSTOMER_SEARCH_HELP),
});
export type PortfolioQuery = z.infer<typeof portfolioQuerySchema>;

/** A customer of a portfolio, with details that distinguish it from others of the same name. */
export const managedCustomerSchema = customerSummarySchema.extend({
  city: z.string().nullable().describe('City of the legal address'),
  lastOrderedOn: z
    .string()
    .nullable()
    .describe('Time of the request for the most recent order (UTC); null if there is none'),
});
export type ManagedCustomer = z.infer<typeof managedCustomerSchema>;

export const portfolioPageSchema = createLimitedPageSchema(managedCustomerSchema);

/** Query of GET …/customer-profiles/search/autocomplete. */
export const customerSuggestQuerySchema = z.object({
  searchString: filterTextField().describe(CUSTOMER_SEARCH_HELP),
});
export const customerSuggestionsSchema = z.array(customerSummarySchema);

export const MANAGER_SORTS = ['lastname', 'username', 'role', 'customers'] as const;

/** Query of GET backoffice/portfolios. */
export const portfolioListQuerySchema = createPageQuerySchema({
  sortFields: MANAGER_SORTS,
  defaultSort: 'lastname,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  searchString: filterTextField().describe('Part of the name or e-mail address'),
  role: choiceField(MANAGER_ROLES).optional(),
});
export type PortfolioListQuery = z.infer<typeof portfolioListQuerySchema>;

/** An agent or commercial user with the size of the portfolio. */
export const portfolioSchema = z.object({
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(MANAGER_ROLES),
  isDisabled: z.boolean(),
  customers: z.int().describe('Number of customers in the portfolio'),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

export const portfolioListSchema = createLimitedPageSchema(portfolioSchema);

/** Customers that can be assigned to a manager, with their current managers. */
export const assignableCustomersSchema = z.array(
  customerSummarySchema.extend({
    managers: z.array(z.string()).describe("Usernames of the customer's managers"),
  }),
);
export type AssignableCustomer = z.infer<typeof assignableCustomersSchema>[number];

const createCustomerCodesField = () =>
  z.array(customerCodeField()).min(1, 'missing').max(LIMITS.listEntries, 'invalidLenght');

/** Body of POST backoffice/portfolios/{username}/customers. */
export const assignSchema = objectField({ customerCodes: createCustomerCodesField() });

/** Query of DELETE backoffice/portfolios/{username}/customers. */
export const unassignQuerySchema = z.object({
  customerCodes: z
    .string({ error: 'missing' })
    .transform((codes) => codes.split(','))
    .pipe(createCustomerCodesField())
    .describe('Customer codes separated by commas, such as `100001,100002`'),
});

/** The result of a portfolio change. */
export const portfolioOutcomeSchema = z.object({
  assigned: z.int(),
  removed: z.int(),
  unchanged: z.int(),
});
export type PortfolioOutcome = z.infer<typeof portfolioOutcomeSchema>;

/** Query of POST backoffice/portfolios/import. */
export const portfolioImportQuerySchema = z.object({
  dryRun: z
    .enum(['true', 'false'], { error: 'invalidField' })
    .default('false')
    .transform((value) => value === 'true')
    .describe('Reports what would change without saving it'),
});
