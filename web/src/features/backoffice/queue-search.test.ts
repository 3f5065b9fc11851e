import { describe, expect, it } from 'vitest';
import { queueSearchSchema, sortOf, sortText } from './queue-search';

describe('the address of the queue', () => {
  it('keeps filters, order and page, with a customer code that the router read as a number', () => {
    const search = queueSearchSchema.parse({
      status: 'PENDING',
      customerCode: 100001,
      createdOnFrom: '2026-11-01',
      createdOnTo: '2026-11-30',
      sort: 'deliveryDateRequested,asc',
      page: 2,
      size: 50,
    });
    expect(search.customerCode).toBe('100001');
    expect(queueSearchSchema.parse(search)).toEqual(search);
    expect(sortOf(search)).toEqual({ field: 'deliveryDateRequested', descending: false });
    expect(sortText(sortOf(search))).toBe('deliveryDateRequested,asc');
  });

  it('takes what makes no sense for no filter', () => {
    const junk = {
      status: 'NOPE',
      customerCode: 'abc',
      createdOnFrom: '2026-02-30',
      sort: 'x',
      page: 0,
      size: 7,
    };
    for (const value of Object.values(queueSearchSchema.parse(junk))) expect(value).toBeUndefined();
  });

  it('has no date-to that precedes its date-from', () => {
    const search = queueSearchSchema.parse({ createdOnFrom: '2026-11-10', createdOnTo: '2026-11-01' });
    expect(search).toMatchObject({ createdOnFrom: '2026-11-10', createdOnTo: undefined });
  });

  it('shows the newest first unless it says otherwise', () => {
    expect(sortOf(queueSearchSchema.parse({}))).toEqual({ field: 'createdOn', descending: true });
  });
});
