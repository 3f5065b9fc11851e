import { type CustomerTerms, DEFAULT_TERMS } from '@cromia/domain/customers/customer-terms';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';

/** The number of newest customers whose terms count as usual. */
const NEWEST_CUSTOMERS = 100;

/** Finds the most frequent terms of the newest customers, with which forms for a new customer are prefilled. */
export async function findUsualTerms(db: Connection): Promise<CustomerTerms> {
  const { rows } = await sql<Omit<CustomerTerms, 'creditLimit' | 'blocksOverLimit'>>`
    SELECT price_list_code AS "priceListCode", discount_pct1 AS "discountPct1", discount_pct2 AS "discountPct2",
      unconditional_discount_pct AS "unconditionalDiscountPct", agent_commission_pct AS "agentCommissionPct",
      payment_terms AS "paymentTerms"
    FROM (SELECT * FROM customers WHERE created_at IS NOT NULL ORDER BY created_at DESC LIMIT ${NEWEST_CUSTOMERS}) newest
    GROUP BY 1, 2, 3, 4, 5, 6
    ORDER BY count(*) DESC, max(created_at) DESC, 1, 2, 3, 4, 5, 6
    LIMIT 1`.execute(db);
  // A credit limit is that of one customer.
  return { ...DEFAULT_TERMS, ...rows[0] };
}
