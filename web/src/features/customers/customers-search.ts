import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';

/** Tabs of the page: the customers, or the requests for new ones. */
export const CUSTOMERS_TABS = ['customers', 'requests'] as const;
export type CustomersTab = (typeof CUSTOMERS_TABS)[number];

/** A customer code; the router parses it as a number. */
export const customerCodeInUrl = z
  .union([z.string(), z.number()])
  .transform((code) => String(code).padStart(LIMITS.customerCode, '0'))
  .pipe(customerCodeField())
  .optional()
  .catch(undefined);

/** Search params of /profile-agent beside those of the work list. */
export const customersSearchSchema = z.looseObject({
  tab: z.enum(CUSTOMERS_TABS).optional().catch(undefined),
  /** Customer to act for immediately, as chosen in the search of the top bar. */
  pick: customerCodeInUrl,
  /** Acting customer that is no longer in the portfolio. */
  gone: customerCodeInUrl,
});
