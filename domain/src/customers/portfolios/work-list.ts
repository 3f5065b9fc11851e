import { z } from 'zod';
import { areDaysInOrder } from '../../dates.ts';
import { choiceField, dateField, filterTextField, queryNumberField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { exportQueryShape } from '../../lists/export.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../../lists/paging.ts';
import { managedCustomerSchema, portfolioQuerySchema } from './portfolio.ts';
import { TURNOVER_TRENDS } from './turnover.ts';

/** The customers of an agent or commercial user as a work list: whom to call, and why. */

export const WORK_LIST_SORTS = [
  'businessName',
  'customerCode',
  'city',
  'province',
  'lastOrderedOn',
  'daysSilent',
  'turnoverThisYear',
  'turnoverLastYear',
  'turnoverChange',
  'waiting',
] as const;
export type WorkListSort = (typeof WORK_LIST_SORTS)[number];

/** What waits for a customer: something that the manager can settle by calling. */
export const WAITING_KINDS = ['offers', 'lateOrders', 'blockedOrders', 'orderRequests'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Values of the filter by what waits: a kind, or any. */
export const WAITING_FILTERS = ['ANY', ...WAITING_KINDS] as const;

const workListSchema = createPageQuerySchema({
  sortFields: WORK_LIST_SORTS,
  defaultSort: 'businessName,asc',
  defaultSize: LIMITS.pageSizeCustomers,
}).extend({
  ...portfolioQuerySchema.omit({ page: true, size: true, sort: true }).shape,
  city: filterTextField(LIMITS.text).describe('Part of the city of the legal address'),
  province: filterTextField(LIMITS.text).describe('Province of the legal address, such as TV'),
  silentDays: queryNumberField(1, LIMITS.silentDays)
    .optional()
    .describe('Only customers without an order or order request in this number of days, or without any'),
  lastOrderedOnFrom: dateField()
    .optional()
    .describe("First day of the most recent order or order request, in the manufacturer's time zone"),
  lastOrderedOnTo: dateField()
    .optional()
    .describe("Last day of the most recent order or order request, in the manufacturer's time zone"),
  trend: choiceField(TURNOVER_TRENDS)
    .optional()
    .describe('UP or DOWN: more or less turnover than in the same days of last year; NONE: none this year'),
  waiting: choiceField(WAITING_FILTERS)
    .optional()
    .describe('Only customers with a waiting entry of this kind, or of any'),
});
export type WorkListQuery = z.infer<typeof workListSchema>;

const areLastOrderDaysInOrder = ({ lastOrderedOnFrom, lastOrderedOnTo }: WorkListQuery) =>
  areDaysInOrder(lastOrderedOnFrom, lastOrderedOnTo);
const REVERSED_DAYS = { error: 'invalidField', path: ['lastOrderedOnTo'] };

/** Query of GET …/customer-profiles. */
export const workListQuerySchema = workListSchema.refine(areLastOrderDaysInOrder, REVERSED_DAYS);

/** Query of GET …/customer-profiles/export. */
export const workListExportQuerySchema = workListSchema
  .extend(exportQueryShape)
  .refine(areLastOrderDaysInOrder, REVERSED_DAYS);

/** A customer of the work list. */
export const workListCustomerSchema = managedCustomerSchema.extend({
  streetAddress: z.string().nullable().describe('Street of the legal address'),
  zipOrPostalCode: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string().nullable(),
  phoneNumber: z
    .string()
    .nullable()
    .describe("Telephone of the purchasing contact, or else of the customer's first contact"),
  lastOrderedOn: z
    .string()
    .nullable()
    .describe('Time of the most recent order or order request (UTC); null if there is none'),
  daysSilent: z.int().nullable().describe('Days since `lastOrderedOn`'),
  turnoverThisYear: z
    .number()
    .describe('Orders since 1 January by the date of their request, without cancelled ones; EUR excl. VAT'),
  turnoverLastYear: z.number().describe('The same from 1 January to the same day of last year'),
  turnoverChangePct: z.number().nullable().describe('Change in percent; null without turnover last year'),
  waiting: z.object({
    offers: z.int().describe('Number of offers that can be ordered'),
    lateOrders: z.int().describe('Number of open orders past their delivery date'),
    blockedOrders: z.int().describe('Number of blocked orders'),
    orderRequests: z.int().describe('Number of order requests that are not decided'),
  }),
});
export type WorkListCustomer = z.infer<typeof workListCustomerSchema>;

export const workListPageSchema = createLimitedPageSchema(workListCustomerSchema);
