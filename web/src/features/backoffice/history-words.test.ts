import { expect, test } from 'vitest';
import { historyWords } from './history-words';

const entry = (action: string, details = {}) => ({
  at: '2026-11-21T11:00:00Z',
  username: null,
  action,
  details,
});

test('a decision is told by what was decided, a status by its name', () => {
  expect(historyWords(entry('offer-requests.decide', { decision: 'ACCEPTED' }))).toBe(
    'offers:deskStatus.ACCEPTED',
  );
  expect(historyWords(entry('order-requests.decide', { decision: 'REJECTED' }))).toBe(
    'orders:status.REJECTED',
  );
  expect(historyWords(entry('orders.status', { status: 'E', quantityProcessed: [] }))).toBe(
    'orders:orderStatus.shipped',
  );
});

test('a decision whose details the reader may not see is told as one', () => {
  expect(historyWords({ ...entry('offer-requests.decide'), details: null })).toBe(
    'backoffice:history.actions.decide',
  );
  expect(historyWords(entry('orders.status', { status: 'Z' }))).toBe(
    'backoffice:history.actions.changeStatus',
  );
});

test('what has no words of its own is told by its name', () => {
  expect(historyWords(entry('orders.imported'))).toBeUndefined();
});
