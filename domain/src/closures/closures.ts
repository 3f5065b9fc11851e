import { z } from 'zod';
import { addDays, areDaysInOrder, countDaysBetween } from '../dates.ts';
import {
  createCrossFieldRule,
  objectField,
  queryNumberField,
  requiredTextField,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { storedDateField } from '../stored-date.ts';
import { HOLIDAYS } from './holidays.ts';

/**
 * Days on which the manufacturer does not deliver, beside Saturdays and Sundays. Pages do not propose them; the API
 * takes any day from the earliest delivery date on (section 5).
 */

export const CLOSURE_SORTS = ['firstDay', 'lastDay'] as const;

/** Query of GET backoffice/closures. */
export const closureListQuerySchema = createPageQuerySchema({
  sortFields: CLOSURE_SORTS,
  defaultSort: 'firstDay,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  year: queryNumberField(LIMITS.closureYearMin, LIMITS.closureYearMax)
    .optional()
    .describe('Closures with a day in this year; by default those that are not over'),
});
export type ClosureListQuery = z.infer<typeof closureListQuerySchema>;

/** A period, often of one day, in which the manufacturer is closed. */
export const closureSchema = z.object({
  id: z.string(),
  firstDay: z.string().describe('First closed day'),
  lastDay: z.string().describe('Last closed day; the first one for a single day'),
  holiday: z.enum(HOLIDAYS).nullable().describe('Public holiday; null for a closure of the manufacturer'),
  name: z.string().nullable().describe('Name that staff gave the closure; null for a public holiday'),
});
export type Closure = z.infer<typeof closureSchema>;
export const closurePageSchema = createLimitedPageSchema(closureSchema);

const firstDay = storedDateField();
const lastDay = storedDateField();

/** Body of POST backoffice/closures. */
export const newClosureSchema = objectField({
  firstDay: firstDay.describe('First closed day'),
  lastDay: lastDay.describe('Last closed day; the first one for a single day'),
  name: requiredTextField(LIMITS.shortText).describe('Name that staff see, such as summer closure'),
}).check(
  createCrossFieldRule({ firstDay, lastDay }, 'lastDay', (closure) =>
    areDaysInOrder(closure.firstDay, closure.lastDay),
  ),
  createCrossFieldRule(
    { firstDay, lastDay },
    'lastDay',
    (closure) => countDaysBetween(closure.firstDay, closure.lastDay) < LIMITS.closureDays,
  ),
);
export type NewClosure = z.infer<typeof newClosureSchema>;

/** Body of POST backoffice/closures/italian-holidays. */
export const holidayYearSchema = objectField({
  year: wholeNumberField(LIMITS.closureYearMin, LIMITS.closureYearMax).describe('Year to fill in'),
});

/** Response of POST backoffice/closures/italian-holidays. */
export const addedHolidaysSchema = z.object({
  added: z.int().describe('Number of public holidays that were not in the list before'),
});

/** Response of GET closed-days. */
export const closedDaysSchema = z.object({
  closedDays: z
    .array(z.string())
    .describe('Days from today on without deliveries, in their order; Saturdays and Sundays are not listed'),
});

/** Lists the days of closures from one day to another, each once. */
export function listClosedDays(
  closures: readonly Pick<Closure, 'firstDay' | 'lastDay'>[],
  from: string,
  to: string,
): string[] {
  const days = new Set<string>();
  for (const closure of closures) {
    const last = closure.lastDay < to ? closure.lastDay : to;
    for (let day = closure.firstDay > from ? closure.firstDay : from; day <= last; day = addDays(day, 1))
      days.add(day);
  }
  return [...days].sort();
}
