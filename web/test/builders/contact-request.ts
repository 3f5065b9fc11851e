import type { ContactRequestDetail } from '@cromia/domain/contact/contact-desk';

/** An open contact request of a visitor, in German. */
export function aContactRequest(overrides: Partial<ContactRequestDetail> = {}): ContactRequestDetail {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    status: 'OPEN',
    requestType: 'COMMERCIAL',
    name: 'Anna Bianchi',
    email: 'anna@bianchi.test',
    language: 'de',
    request: 'Welche Grundierung für verzinkten Stahl?',
    username: null,
    createdOn: '2036-11-20T09:00:00.000Z',
    answeredOn: null,
    answeredBy: null,
    assignedTo: null,
    note: null,
    version: 'v1',
    answers: [],
    history: [],
    ...overrides,
  };
}
