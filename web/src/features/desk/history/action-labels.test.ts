import { expect, test } from 'vitest';
import { findActionLabel } from './action-labels';

const entry = (action: string, details = {}) => ({
  at: '2026-11-21T11:00:00Z',
  username: null,
  action,
  details,
});

test('a decision is labelled by its outcome, a status change by the new status', () => {
  expect(findActionLabel(entry('offer-requests.decide', { decision: 'ACCEPTED' }))).toBe(
    'offers:deskStatus.ACCEPTED',
  );
  expect(findActionLabel(entry('order-requests.decide', { decision: 'REJECTED' }))).toBe(
    'orders:status.REJECTED',
  );
  expect(findActionLabel(entry('orders.status', { status: 'E', quantityProcessed: [] }))).toBe(
    'orders:orderStatus.shipped',
  );
});

test('a decision with hidden details, or an unknown new status, has the generic label', () => {
  expect(findActionLabel({ ...entry('offer-requests.decide'), details: null })).toBe(
    'audit-log:actions.offer-requests.decide',
  );
  expect(findActionLabel(entry('orders.status', { status: 'Z' }))).toBe('audit-log:actions.orders.status');
});

test('an unknown action has no label', () => {
  expect(findActionLabel(entry('orders.imported'))).toBeUndefined();
});

test('a release of a blocked order reads as such, whatever status the order returns to', () => {
  expect(findActionLabel(entry('orders.release', { status: 'C' }))).toBe('audit-log:actions.orders.release');
});
