import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import { z } from 'zod';

/** Storage key of this list's page size. */
export const CUSTOMERS_PAGE_SIZE_KEY = 'customers';

/** Tabs of the page: the customers, or the requests for new ones. */
export const CUSTOMERS_TABS = ['customers', 'requests'] as const;
export type CustomersTab = (typeof CUSTOMERS_TABS)[number];

/** A customer code; the router parses it as a number. */
const codeInUrl = z
  .union([z.string(), z.number()])
  .transform((code) => String(code).padStart(LIMITS.customerCode, '0'))
  .pipe(customerCodeField())
  .optional()
  .catch(undefined);

/** Search params of /profile-agent. */
export const customersSearchSchema = z.object({
  search: z.coerce.string().max(LIMITS.searchText).optional().catch(undefined),
  page: z.int().min(1).max(LIMITS.pageNumberMax).optional().catch(undefined),
  size: z
    .union(PAGE_SIZES.map((size) => z.literal(size)))
    .optional()
    .catch(undefined),
  tab: z.enum(CUSTOMERS_TABS).optional().catch(undefined),
  /** Customer to act for immediately, as chosen in the search of the top bar. */
  pick: codeInUrl,
  /** Acting customer that is no longer in the portfolio. */
  gone: codeInUrl,
});
