import { describe, expect, it } from 'vitest';
import { areDatesInOrder } from '../dates.ts';
import { toFieldErrors } from '../errors.ts';
import { ORDER_REQUEST_SORTS, orderRequestListQuerySchema } from './order-request.ts';

describe('the list of order requests', () => {
  it('has 20 entries per page, newest first', () => {
    expect(orderRequestListQuerySchema.parse({})).toEqual({
      page: 0,
      size: 20,
      sort: { field: 'createdOn', direction: 'desc' },
    });
  });

  it('rejects a date-to before its date-from', () => {
    const query = { createdOnFrom: '2026-03-10', createdOnTo: '2026-03-09' };
    const { error } = orderRequestListQuerySchema.safeParse(query);
    expect(error && toFieldErrors(error)).toEqual([{ path: 'createdOnTo', code: 'invalidField' }]);
    expect(orderRequestListQuerySchema.safeParse({ ...query, createdOnTo: '2026-03-10' }).success).toBe(true);
  });

  it('rejects unknown statuses and sort fields', () => {
    expect(orderRequestListQuerySchema.parse({ status: 'REFUSED' }).status).toBe('REJECTED');
    expect(orderRequestListQuerySchema.safeParse({ status: 'CLOSED' }).success).toBe(false);
    expect(orderRequestListQuerySchema.safeParse({ sort: 'total,asc' }).success).toBe(false);
    for (const field of ORDER_REQUEST_SORTS) {
      expect(orderRequestListQuerySchema.parse({ sort: `${field},asc` }).sort).toEqual({
        field,
        direction: 'asc',
      });
    }
  });

  it('accepts dates on the same day and open date ranges', () => {
    expect(areDatesInOrder({ createdOnFrom: '2026-03-10', createdOnTo: '2026-03-09' })).toBe(false);
    expect(areDatesInOrder({ createdOnFrom: '2026-03-10', createdOnTo: '2026-03-10' })).toBe(true);
    expect(areDatesInOrder({ createdOnFrom: null, createdOnTo: '2026-03-09' })).toBe(true);
    expect(areDatesInOrder({ createdOnFrom: '2026-03-10' })).toBe(true);
  });
});
