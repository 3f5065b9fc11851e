import { expect, it } from 'vitest';
import type { OrderStatus } from '../orders/order.ts';
import { deriveProcessedQuantities, findQuantityError } from './order-quantities.ts';

/** Ordered 12, confirmed 12, shipped 8. */
const STORED = { confirmed: 12, shipped: 8 };

it.each<[string, OrderStatus, object, [string, string] | [number, number]]>([
  ['confirmed below what was shipped', 'C', { confirmedQuantity: 4 }, ['confirmedQuantity', '≥ 8']],
  ['ordered below what was shipped', 'C', { quantity: 4 }, ['quantity', '≥ 8']],
  ['both below what was shipped', 'C', { quantity: 4, confirmedQuantity: 4 }, ['confirmedQuantity', '≥ 8']],
  ['confirmed as much as was shipped', 'C', { confirmedQuantity: 8 }, [8, 8]],
  ['ordered as much as was shipped', 'C', { quantity: 8 }, [8, 8]],
  ['shipped corrected by its name', 'C', { confirmedQuantity: 4, shippedQuantity: 4 }, [4, 4]],
  [
    'more shipped than confirmed',
    'C',
    { confirmedQuantity: 8, shippedQuantity: 9 },
    ['shippedQuantity', '≤ 8'],
  ],
  ['more confirmed than ordered', 'C', { confirmedQuantity: 13 }, ['confirmedQuantity', '≤ 12']],
  ['a shipment below what was shipped', 'E', { confirmedQuantity: 4 }, ['confirmedQuantity', '≥ 8']],
  ['a shipment of everything confirmed', 'E', {}, [12, 12]],
  ['a cancellation of shipped goods', 'A', {}, ['shippedQuantity', '0']],
  ['shipped goods in an undertaken order', 'I', { shippedQuantity: 1 }, ['shippedQuantity', '≤ 0']],
  ['nothing named', 'C', {}, [12, 8]],
  ['empty quantities', 'C', { confirmedQuantity: null, shippedQuantity: null }, [12, 8]],
])('%s: status %s', (_name, status, named, expected) => {
  const quantities = { quantity: 12, ...named };
  const derived = deriveProcessedQuantities({ ...quantities, stored: STORED }, status, status !== 'C');
  const error = findQuantityError(quantities, derived, STORED.shipped, status);
  expect(error ? [error.path, error.accepted] : [derived.confirmed, derived.shipped]).toEqual(expected);
});
