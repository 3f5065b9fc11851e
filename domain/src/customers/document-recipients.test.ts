import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assignContact,
  type DocumentRecipients,
  syncContactEmails,
  unassignContact,
} from './document-recipients.ts';

const recipients: DocumentRecipients = {
  emails: ['fatture@rossi.test', 'copia@rossi.test'],
  assigned: null,
  earlier: '',
};
const anna = { code: 'C001', email: 'anna@rossi.test' };
const luca = { code: 'C002', email: 'luca@rossi.test' };

describe('the recipients of a document', () => {
  it('start with the e-mail of the assigned contact, and are restored when it is unassigned', () => {
    const assignedRecipients = assignContact(recipients, anna);
    expect(assignedRecipients).toMatchObject({
      emails: ['anna@rossi.test', 'copia@rossi.test'],
      assigned: 'C001',
    });
    expect(unassignContact(assignedRecipients)).toEqual(recipients);
  });

  it('restore the typed e-mail even after two contacts in a row', () => {
    expect(unassignContact(assignContact(assignContact(recipients, anna), luca))).toEqual(recipients);
  });

  it('follow the e-mail of the contact, and are restored when the contact is removed', () => {
    const assignedRecipients = assignContact(recipients, anna);
    expect(syncContactEmails(assignedRecipients, [{ ...anna, email: 'a.pozzi@rossi.test' }]).emails[0]).toBe(
      'a.pozzi@rossi.test',
    );
    expect(syncContactEmails(assignedRecipients, [luca])).toEqual(recipients);
    expect(syncContactEmails(recipients, [])).toEqual(recipients);
  });

  it('are unchanged after any assignments followed by unassigning', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(anna, luca)), fc.array(fc.emailAddress()), (chosen, emails) => {
        const initialRecipients: DocumentRecipients = {
          emails: emails.length === 0 ? [''] : emails,
          assigned: null,
          earlier: '',
        };
        expect(unassignContact(chosen.reduce(assignContact, initialRecipients))).toEqual(initialRecipients);
      }),
    );
  });
});
