import type { Transaction } from '../../src/platform/database/connection.ts';
import type { DemoProduct } from '../catalogue/products.ts';
import type { DemoCustomer } from '../people/customers.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo, toDay } from '../shop/calendar.ts';
import { calculateAmounts, calculateTotals } from '../shop/history.ts';
import { type AgreedTerms, calculateFinalPrice, findTerms, formatCode } from '../shop/terms.ts';
import { insertAll } from './bulk.ts';
import { findProductId, type ProductIds } from './catalogue.ts';
import { findId, type PeopleIds } from './people.ts';

/** The approvals of customer 100001: one that waits, and one that was not approved. */
const APPROVALS = [
  {
    author: 'requester',
    daysAgo: 1,
    customerOrderCode: 'CANTIERE-12',
    needReason: 'ROLE',
    needLimit: null,
    items: [
      ['F120-7035-25', 12],
      ['D101-0000-L5', 4],
    ],
    decision: null,
  },
  {
    author: 'buyer',
    daysAgo: 9,
    customerOrderCode: 'MAG-0457',
    needReason: 'ORDER_LIMIT',
    needLimit: 800,
    items: [['F120-7035-25', 40]],
    decision: { by: 'owner', reason: 'Ne abbiamo ancora in magazzino: rivediamo il mese prossimo.' },
  },
] as const;

const APPROVAL_DAYS = 14;

/** Loads the approvals of the first customer. */
export async function loadApprovals(
  trx: Transaction,
  ids: PeopleIds & { products: ProductIds },
  {
    customer,
    products,
    agreed,
    now,
  }: {
    customer: DemoCustomer;
    products: readonly DemoProduct[];
    agreed: readonly AgreedTerms[];
    now: Date;
  },
): Promise<void> {
  const prng = createPrng('approvals');
  const customerId = findId(ids.customers, customer.customerCode);
  const address = { ...customer.addresses.find(({ code }) => code === 'SD001') };
  for (const { items, decision, ...approval } of APPROVALS) {
    const id = prng.uuid();
    const createdOn = addDaysTo(now, -approval.daysAgo);
    const lines = items.map(([code, quantity]) => {
      const product = products.find((candidate) => formatCode(candidate) === code);
      const terms = product && findTerms(customer, product, agreed);
      if (!product || !terms) throw new Error(`Expected ${code} with a price`);
      return { product, quantity, terms };
    });
    const { total, weight: totalWeight } = calculateTotals(lines, customer);
    await insertAll(trx, 'approvals', [
      {
        id,
        customerId,
        userId: findId(ids.users, approval.author),
        status: decision === null ? 'PENDING' : 'REJECTED',
        createdOn,
        expirationDate: toDay(addDaysTo(createdOn, APPROVAL_DAYS)),
        needReason: approval.needReason,
        needLimit: approval.needLimit,
        customerOrderCode: approval.customerOrderCode,
        address,
        deliveryDateRequested: toDay(addDaysTo(createdOn, 14)),
        acceptMultipleShipping: true,
        overallDiscount: customer.unconditionalDiscountPct,
        total,
        totalWeight,
        decidedAt: decision === null ? null : addDaysTo(createdOn, 1),
        decidedBy: decision === null ? null : findId(ids.users, decision.by),
        reason: decision === null ? null : decision.reason,
      },
    ]);
    const rows = lines.map(({ product, ...line }, index) => {
      const { total: rowTotal, weight: rowWeight } = calculateAmounts({ product, ...line });
      return {
        id: prng.uuid(),
        approvalId: id,
        sortOrder: index + 1,
        productId: findProductId(ids.products, product),
        quantity: line.quantity,
        finalUnitPrice: calculateFinalPrice(line.terms),
        unitQty: product.qta,
        plo: product.plo,
        rowTotal,
        rowWeight,
      };
    });
    await insertAll(trx, 'approvalItems', rows);
  }
}
