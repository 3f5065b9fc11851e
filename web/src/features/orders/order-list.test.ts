import { expect, test } from 'vitest';
import { ORDER_LIST } from './order-list';

test('orders are filtered by at most 20 characters of a code, as the call is', () => {
  expect(ORDER_LIST.read({ orderCode: 'V26-0000000000000001' }).orderCode).toBe('V26-0000000000000001');
  expect(ORDER_LIST.read({ orderCode: 'V26-00000000000000012' }).orderCode).toBeUndefined();
});
