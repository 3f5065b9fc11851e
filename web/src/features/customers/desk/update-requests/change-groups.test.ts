import { describe, expect, it } from 'vitest';
import { groupChanges } from './change-groups';

describe('the changes of a customer profile', () => {
  it('are grouped by company, address and contact', () => {
    const groups = groupChanges([
      { path: 'businessName', was: 'Rossi', is: 'Bianchi' },
      { path: 'iban', was: null, is: 'IT60' },
      { path: 'addresses.SL.city', was: 'Vicenza', is: 'Thiene' },
      { path: 'addresses.SD002.city', was: null, is: 'Schio' },
      { path: 'addresses.SD002.country', was: null, is: 'IT' },
      { path: 'contacts.C003.email', was: 'a@b.it', is: null },
    ]);
    expect(groups.map(({ id, kind, changeKind }) => [id, kind, changeKind])).toEqual([
      ['company', 'company', 'changed'],
      ['SL', 'address', 'changed'],
      ['SD002', 'address', 'added'],
      ['C003', 'contact', 'removed'],
    ]);
    expect(groups[0]?.changes.map(({ field }) => field)).toEqual(['businessName', 'iban']);
  });
});
