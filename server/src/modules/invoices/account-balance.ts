import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import {
  type AccountBalance,
  type CreditNotice,
  checkCreditLimit,
  toAccountBalance,
} from '@cromia/domain/invoices/account-balance';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { findAccountAmounts, hasCreditLimit, lockAccount } from './account-balance-queries.ts';

/** Reads what a customer owes and has ordered, and what is left of its credit limit. @throws Problem NotFound */
export async function readAccountBalance(
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  db: Connection,
  customerId: string,
): Promise<AccountBalance> {
  const amounts = await findAccountAmounts(db, customerId, getManufacturerToday(deps));
  if (!amounts) throw new Problem('NotFound');
  return toAccountBalance(amounts);
}

/**
 * Checks an order request against the credit limit of its customer (contract, section 13), before it is stored.
 * Concurrent requests of the customer wait for each other, so that each sees the ones before.
 * @param total EUR of the request, after all discounts
 * @param isCounted whether the request is pending already in this transaction, so that the account contains it
 * @returns the notice with which a request beyond the limit is accepted; null within it
 * @throws Problem CreditLimitExceeded
 */
export async function checkCredit(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  customerId: string,
  total: number,
  { isCounted = false } = {},
): Promise<CreditNotice | null> {
  if (!(await hasCreditLimit(trx, customerId))) return null;
  await lockAccount(trx, customerId);
  const account = await readAccountBalance(deps, trx, customerId);
  const balance = isCounted
    ? toAccountBalance({ ...account, ordered: sumRowTotals([account.ordered, -total]) })
    : account;
  const outcome = checkCreditLimit(balance, total);
  if (outcome === 'WITHIN') return null;
  const { creditLimit, available } = balance;
  if (outcome === 'BLOCKED')
    throw new Problem('CreditLimitExceeded', { extension: { limit: creditLimit, available, total } });
  return { code: 'CreditLimitExceeded', limit: creditLimit ?? 0, available: available ?? 0, total };
}
