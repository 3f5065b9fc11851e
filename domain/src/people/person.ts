import { z } from 'zod';
import {
  booleanField,
  boundedDecimalField,
  choiceField,
  objectField,
  usernameField,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { COMPANY_ROLES } from './company-roles.ts';

/** An amount in EUR up to which a person orders; null for no limit. */
export function purchaseLimitField() {
  return boundedDecimalField(0, LIMITS.orderTotal, 2).nullable();
}

const LIMIT_MEANINGS = {
  orderLimit: 'EUR for one order request, after all discounts; null for no limit',
  monthLimit: 'EUR for all order requests of a calendar month; null for no limit',
  canApprove: 'Whether the person decides on approvals of colleagues, within the own limits',
};

/** Rights of a person within the customer, in responses. */
export const purchaseRightsShape = {
  companyRole: z.enum(COMPANY_ROLES).describe('Role within the customer'),
  orderLimit: z.number().nullable().describe(LIMIT_MEANINGS.orderLimit),
  monthLimit: z.number().nullable().describe(LIMIT_MEANINGS.monthLimit),
  canApprove: z.boolean().describe(LIMIT_MEANINGS.canApprove),
};

/** Rights of a person within the customer, in bodies; absent ones keep their value or get the default. */
export const rightsChangeShape = {
  companyRole: choiceField(COMPANY_ROLES).optional(),
  orderLimit: purchaseLimitField().optional().describe(LIMIT_MEANINGS.orderLimit),
  monthLimit: purchaseLimitField().optional().describe(LIMIT_MEANINGS.monthLimit),
  canApprove: booleanField().optional().describe(LIMIT_MEANINGS.canApprove),
};

/** A colleague, as everybody of the customer may see them. */
export const colleagueSchema = z.object({ username: z.string(), name: z.string() });

/** A person of a customer, with the rights and the orders of the month. */
export const personSchema = colleagueSchema.extend({
  ...purchaseRightsShape,
  orderedThisMonth: z
    .number()
    .describe('EUR of the order requests of this month that were not rejected, expired or withdrawn'),
  lastLoginOn: z
    .string()
    .nullable()
    .describe('Time of the last login (UTC); null if none is recorded, as after a long absence'),
  isDisabled: z.boolean().describe('Whether the manufacturer has disabled the login'),
  rightsVersion: z.int().describe('Version of the rights, incremented on each change'),
});
export type Person = z.infer<typeof personSchema>;

/** Response of GET customer/people. */
export const peopleSchema = z.object({
  people: z
    .array(personSchema)
    .describe(
      'All people of the customer for OWNER and approvers, otherwise the caller alone; the caller first',
    ),
  approvers: z.array(colleagueSchema).describe('Colleagues who decide on approvals of the caller'),
});
export type People = z.infer<typeof peopleSchema>;

/** Body of PATCH customer/people/{username}. */
export const personChangeSchema = objectField({
  ...rightsChangeShape,
  rightsVersion: wholeNumberField(1, LIMITS.rowVersion)
    .optional()
    .describe(
      'The version that the caller has read; another one is a 409 with the current person in `person`',
    ),
});
export type PersonChange = z.infer<typeof personChangeSchema>;

/** Path parameters of one person. */
export const personParamsSchema = z.object({ username: usernameField() });

/** Body of PUT backoffice/customers/{code}/owner. */
export const ownerChangeSchema = objectField({ username: usernameField() });

/** Who placed a request or an order. */
export const placedBySchema = colleagueSchema
  .extend({ isAgent: z.boolean().describe('Whether an agent or commercial user acted for the customer') })
  .nullable()
  .describe('The user who sent it, by the alias after an anonymisation; null if it came without one');
export type PlacedBy = z.infer<typeof placedBySchema>;
