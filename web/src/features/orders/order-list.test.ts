import { expect, test } from 'vitest';
import { ORDER_LIST } from './order-list';

test('an order code filter is limited to 20 characters', () => {
  expect(ORDER_LIST.read({ orderCode: 'V26-0000000000000001' }).orderCode).toBe('V26-0000000000000001');
  expect(ORDER_LIST.read({ orderCode: 'V26-00000000000000012' }).orderCode).toBeUndefined();
});
