import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import { z } from 'zod';

/** Name under which this list's page size is remembered. */
export const CUSTOMERS_PAGE_SIZE_KEY = 'customers';

/** Tabs of the page: the customers, or the requests for new ones. */
export const CUSTOMERS_TABS = ['customers', 'requests'] as const;
export type CustomersTab = (typeof CUSTOMERS_TABS)[number];

/** A code, which the router parses as a number. */
const codeInAddress = z
  .union([z.string(), z.number()])
  .transform((code) => String(code).padStart(LIMITS.customerCode, '0'))
  .pipe(customerCodeField())
  .optional()
  .catch(undefined);

/** The query of /profile-agent. */
export const customersSearchSchema = z.object({
  search: z.coerce.string().max(LIMITS.searchText).optional().catch(undefined),
  page: z.int().min(1).max(LIMITS.pageNumberMax).optional().catch(undefined),
  size: z
    .union(PAGE_SIZES.map((size) => z.literal(size)))
    .optional()
    .catch(undefined),
  tab: z.enum(CUSTOMERS_TABS).optional().catch(undefined),
  /** Acts for this customer at once, as from the search of the top bar. */
  pick: codeInAddress,
  /** A customer who was acted for and is no longer in the portfolio. */
  gone: codeInAddress,
});
