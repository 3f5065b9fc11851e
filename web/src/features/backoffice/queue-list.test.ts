import { expect, test } from 'vitest';
import { QUEUE, queueSearchSchema } from './queue-list';

test('the queue keeps a customer code that the router read as a number', () => {
  const search = queueSearchSchema.parse({ status: 'PENDING', customerCode: 100001 });
  expect(search.customerCode).toBe('100001');
  expect(queueSearchSchema.parse(search)).toEqual(search);
  expect(queueSearchSchema.parse({ customerCode: 'abc' }).customerCode).toBeUndefined();
});

test('the queue has no date-to that precedes its date-from', () => {
  const search = queueSearchSchema.parse({ createdOnFrom: '2026-11-10', createdOnTo: '2026-11-01' });
  expect(search).toMatchObject({ createdOnFrom: '2026-11-10', createdOnTo: undefined });
});

test('the queue asks for the newest first unless its address says otherwise', () => {
  expect(QUEUE.sortOf(queueSearchSchema.parse({}))).toEqual({ field: 'createdOn', descending: true });
  const delivery = queueSearchSchema.parse({ sort: 'deliveryDateRequested,asc' });
  expect(QUEUE.query(delivery).sort).toBe('deliveryDateRequested,asc');
});
