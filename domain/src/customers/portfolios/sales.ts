import { z } from 'zod';

/** Maximum number of listed products of which a customer buys less. */
export const SHRINKING_PRODUCTS = 10;

/** What a customer has bought, for the customer's agents and commercial users. All amounts are EUR excl. VAT. */
export const customerSalesSchema = z.object({
  months: z
    .array(
      z.object({
        month: z.int().min(1).max(12),
        turnover: z
          .number()
          .nullable()
          .describe(
            'Orders of this year by the date of their request, without cancelled ones; null for coming months',
          ),
        turnoverLastYear: z.number(),
      }),
    )
    .describe('The months of this year, January to December'),
  shrinkingProducts: z
    .array(
      z.object({
        productClass: z.string(),
        serial: z.string(),
        shortDescription: z.record(z.string(), z.string()),
        turnover: z.number().describe('In the last 12 months'),
        turnoverBefore: z.number().describe('In the 12 months before'),
        lastOrderedOn: z.string().describe('Time of the request for the most recent order (UTC)'),
      }),
    )
    .describe(`Serials bought less than before, the largest loss first; at most ${SHRINKING_PRODUCTS}`),
  potential: z.number().nullable().describe("The manufacturer's estimate of the customer's yearly potential"),
  agentCommissionPct: z.number().describe("The agent's commission in percent"),
});
export type CustomerSales = z.infer<typeof customerSalesSchema>;
