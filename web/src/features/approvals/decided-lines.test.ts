import { expect, it } from 'vitest';
import { anApproval, anApprovalItem } from '../../../test/builders/approval';
import { calculateDecidedTotal, limitQuantity, listDecidedItems } from './decided-lines';

const primer = anApprovalItem({
  id: 'a',
  quantity: 8,
  finalUnitPrice: 9.5,
  unitQty: 25,
  qtyPkgMultiplier: 4,
});
const gone = anApprovalItem({ id: 'b', quantity: 2, error: 'ProductNotInStock' });

it('an approval that changes nothing sends no lines', () => {
  const approval = anApproval({ items: [primer], overallDiscount: 0 });
  expect(listDecidedItems(approval, {})).toBeUndefined();
  expect(calculateDecidedTotal(approval, {})).toBe(1900);
});

it('a line that can no longer be ordered is left out of lines and total', () => {
  const approval = anApproval({ items: [primer, gone], overallDiscount: 2 });
  expect(listDecidedItems(approval, {})).toEqual([{ productCode: primer.productCode, quantity: 8 }]);
  expect(calculateDecidedTotal(approval, { a: 4 })).toBe(931);
});

it('a quantity is rounded to the multiplier and never raised', () => {
  expect([1, 4, 7, 9, 100].map((typed) => limitQuantity(primer, typed))).toEqual([4, 4, 8, 8, 8]);
});
