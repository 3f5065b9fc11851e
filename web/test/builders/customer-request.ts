import type { CustomerRequestResponse, DeskRequestDetail } from '@cromia/domain/activation/request-responses';

/** A company's own pending request. */
export function aCustomerRequest(overrides: Partial<CustomerRequestResponse> = {}): CustomerRequestResponse {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    status: 'PENDING',
    kind: 'NEW',
    businessName: 'Sala S.r.l.',
    vatNumber: 'IT01234560248',
    createdOn: '2026-11-20T08:30:00.000Z',
    updatedOn: '2026-11-20T08:30:00.000Z',
    decidedOn: null,
    reason: null,
    customerCode: null,
    customerBusinessName: null,
    ...overrides,
  };
}

/** A request to join an existing customer, as the back office shows it. */
export function aDeskRequest(overrides: Partial<DeskRequestDetail> = {}): DeskRequestDetail {
  return {
    ...aCustomerRequest({
      kind: 'EXISTING',
      businessName: null,
      vatNumber: null,
      customerCode: '100001',
      customerBusinessName: 'Rossi Verniciature S.r.l.',
    }),
    requester: {
      username: 'marta@sala.test',
      firstname: 'Marta',
      lastname: 'Sala',
      role: 'USER',
      language: 'it',
      businessName: 'Sala S.r.l.',
      telephone: '+39 0422 512345',
    },
    decidedBy: null,
    similarCustomers: [],
    similarRequests: [],
    proposal: null,
    history: [],
    ...overrides,
  };
}

/** A complete draft of a company's own request, saved at the recap. */
export function aFilledDraft(overrides: Partial<CustomerRequestResponse> = {}): CustomerRequestResponse {
  const address = {
    streetAddress1: 'Via Roma 1',
    country: 'IT',
    city: 'Treviso',
    zipOrPostalCode: '31100',
  };
  const contact = {
    gender: 'F',
    firstName: 'Anna',
    lastName: 'Pozzi',
    email: 'anna@sala.test',
    phoneNumber: '+39 0422 512346',
  };
  return {
    ...aCustomerRequest({ status: 'DRAFT', vatNumber: 'IT00743110157' }),
    step: 'ConfirmRequest',
    sdiCode: 'A1B2C3D',
    pec: 'sala@pec.test',
    addresses: [
      { code: 'SL', ...address },
      { code: 'SD001', ...address, isDefault: true },
    ],
    contacts: [
      { code: 'C001', ...contact, role: 'BYR' },
      { code: 'C002', ...contact, firstName: 'Luca', email: 'luca@sala.test', role: 'OFW' },
    ],
    billingEmails: ['billing@sala.test'],
    transportDocumentEmails: ['anna@sala.test'],
    msdsEmails: ['anna@sala.test'],
    testSheetsEmails: ['anna@sala.test'],
    bankName: 'Banca Popolare',
    iban: 'IT60X0542811101000000123456',
    ...overrides,
  };
}
