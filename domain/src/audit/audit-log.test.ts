import { expect, it } from 'vitest';
import { ACCESS_RULES } from '../accounts/access.ts';
import { AUDIT_ACTIONS, auditListQuerySchema, findAuditReadAction } from './audit-log.ts';

it('every audited action requires a right to read it, the strictest one if the action is unknown', () => {
  for (const action of AUDIT_ACTIONS)
    expect(Object.keys(ACCESS_RULES)).toContain(findAuditReadAction(action));
  expect(
    ['offer-requests.decide', 'orders.status', 'customer-requests.reject'].map(findAuditReadAction),
  ).toEqual(Array(3).fill('backoffice.decide'));
  expect(findAuditReadAction('users.disable')).toBe('backoffice.users');
  expect(findAuditReadAction('sds.publish')).toBe('backoffice.documents');
  // Unknown changes require the strictest right.
  expect(findAuditReadAction('unheard.of')).toBe('backoffice.decide');
});

it('names of audited actions are unique', () => {
  expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length);
});

it('the audit log filter rejects a from-date after its to-date', () => {
  const isAccepted = (atFrom: string, atTo: string) =>
    auditListQuerySchema.safeParse({ atFrom, atTo }).success;
  expect(isAccepted('2026-11-01', '2026-11-01')).toBe(true);
  expect(isAccepted('2026-11-02', '2026-11-01')).toBe(false);
});
