import { AUDIT_ENTITIES } from '@cromia/domain/audit/audit-log';
import { expect, it } from 'vitest';
import { findEntryPage } from './entry-page';

it('every kind of entity has a page, but for invitations, and notes, approvals, lists and invoices of no customer', () => {
  const without = AUDIT_ENTITIES.filter(
    (entity) =>
      findEntryPage({ entity, entityId: '3-F120', subject: 'F120', customerCode: null }) === undefined,
  );
  expect(without).toEqual(['customer_note', 'customer_invitation', 'shopping_list', 'approval', 'invoice']);
  const note = { entity: 'customer_note', entityId: 'x', subject: null } as const;
  expect(findEntryPage({ ...note, customerCode: '100001' })).toBe('/backoffice/customers/100001');
});

it.each([
  ['serials', '3-F120', 'F120', '/backoffice/catalogue/3/F120'],
  ['serials', 'F120', 'F120', '/backoffice/catalogue?text=F120'],
  ['customer_prices', '100001', '100001', '/backoffice/customers/100001/prices'],
  ['job', 'retention', 'retention', '/backoffice/jobs'],
  ['dealer', 'x', 'Colorificio', '/backoffice/dealers/x'],
  ['dealer', 'x', null, undefined],
])('%s %s named %s leads to %s', (entity, entityId, subject, path) => {
  expect(findEntryPage({ entity, entityId, subject, customerCode: null })).toBe(path);
});
