import { z } from 'zod';
import { sumRowTotals } from '../catalogue/pricing.ts';

/** The account of a customer (contract, section 13). Amounts in EUR. */
export const accountBalanceSchema = z.object({
  creditLimit: z.number().nullable().describe('Credit limit in EUR; null without one'),
  open: z
    .number()
    .describe('Unpaid amount of all invoices, less that of credit notes; negative if credit notes exceed it'),
  overdue: z.number().describe('Part of `open` whose due day has passed, without credit notes'),
  ordered: z
    .number()
    .describe(
      'Pending order requests and orders not yet invoiced, at their net totals: the portal knows no VAT rates',
    ),
  available: z
    .number()
    .nullable()
    .describe('`creditLimit` less `open` and `ordered`; negative beyond the limit, null without one'),
  blocksOverLimit: z
    .boolean()
    .describe(
      'Whether an order request beyond `available` is rejected; otherwise it is accepted with a notice',
    ),
});
export type AccountBalance = z.infer<typeof accountBalanceSchema>;

/** The amounts that an account consists of, in EUR. */
export type AccountAmounts = Pick<
  AccountBalance,
  'creditLimit' | 'open' | 'overdue' | 'ordered' | 'blocksOverLimit'
>;

/** Adds what is left of the credit limit. */
export function toAccountBalance(amounts: AccountAmounts): AccountBalance {
  const { creditLimit, open, ordered } = amounts;
  return {
    ...amounts,
    available: creditLimit === null ? null : sumRowTotals([creditLimit, -open, -ordered]),
  };
}

/**
 * What becomes of an order request with regard to the credit limit: `BLOCKED` is rejected, `NOTICE` is accepted with a
 * notice.
 * @param total EUR of the request, which `balance.ordered` does not contain yet
 */
export function checkCreditLimit(
  { available, blocksOverLimit }: Pick<AccountBalance, 'available' | 'blocksOverLimit'>,
  total: number,
): 'WITHIN' | 'NOTICE' | 'BLOCKED' {
  if (available === null || total <= available) return 'WITHIN';
  return blocksOverLimit ? 'BLOCKED' : 'NOTICE';
}

/** The notice with which an order request beyond the credit limit is accepted. Amounts in EUR. */
export const creditNoticeSchema = z.object({
  code: z.literal('CreditLimitExceeded'),
  limit: z.number().describe('Credit limit'),
  available: z.number().describe('What was left of it before the request'),
  total: z.number().describe('Total of the request'),
});
export type CreditNotice = z.infer<typeof creditNoticeSchema>;
