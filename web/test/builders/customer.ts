import type { Address, Contact } from '@cromia/domain/customers/customer';
import { type CustomerProfile, EMPTY_ASSESSMENT } from '@cromia/domain/customers/customer-profile';

export function anAddress(overrides: Partial<Address> = {}): Address {
  const code = overrides.code ?? 'SD001';
  const isShipping = code.startsWith('SD');
  return {
    code,
    businessName: isShipping ? 'Magazzino' : null,
    streetAddress1: 'Via Roma 1',
    streetAddress2: null,
    country: 'IT',
    city: 'Treviso',
    zipOrPostalCode: '31100',
    province: 'TV',
    note: null,
    isDefault: code === 'SD001',
    isShipping,
    ...overrides,
  };
}

export function aContact(overrides: Partial<Contact> = {}): Contact {
  const code = overrides.code ?? 'C001';
  return {
    code,
    isAdministration: code === 'C002',
    isPurchasing: code === 'C001',
    gender: 'F',
    firstName: 'Anna',
    lastName: 'Pozzi',
    role: 'BYR',
    department: 'PRC',
    email: 'anna@colorificio.test',
    phoneNumber: '+39 0422 512345',
    ...overrides,
  };
}

/** A complete Italian customer with two shipping addresses, as the API returns it to a CUSTOMER. */
export function aCustomer(overrides: Partial<CustomerProfile> = {}): CustomerProfile {
  return {
    id: '00000000-0000-4000-8000-000000100001',
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    customerCodeOld: null,
    vatNumber: 'IT01234560248',
    fiscalCode: '01234560248',
    sdiCode: 'A1B2C3D',
    pec: 'azienda@pec.test',
    ...EMPTY_ASSESSMENT,
    unconditionalDiscountPct: 0,
    paymentTerms: null,
    resellingType: null,
    addresses: [
      anAddress({ code: 'SL' }),
      anAddress({ code: 'SA' }),
      anAddress({ code: 'SD001' }),
      anAddress({ code: 'SD002', businessName: 'Cantiere', streetAddress1: 'Via Piave 20' }),
    ],
    contacts: [
      aContact({ code: 'C001' }),
      aContact({ code: 'C002', department: 'ADM', role: 'OFW', firstName: 'Luca' }),
    ],
    billingEmails: ['fatture@colorificio.test'],
    transportDocumentEmails: ['ddt@colorificio.test'],
    msdsEmails: ['sds@colorificio.test'],
    testSheetsEmails: ['test@colorificio.test'],
    bankName: 'Banca Alta',
    iban: 'IT60X0542811101000000123456',
    version: 3,
    ...overrides,
  };
}
