import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../../src/platform/database/connection.ts';
import type { App } from '../../src/platform/http/app.ts';

/** Builders of requests to become a customer. Omitted fields get plausible values. */

export const COMPANY_PATH = '/api/v1/public/user-company';
export const TYPES_PATH = `${COMPANY_PATH}/customer-requests/enter-customer-requests/types`;
export const MANAGED_PATH = '/api/v1/public/agent/customer-requests/enter-customer-requests/types/managed';
export const DESK_PATH = '/api/v1/backoffice/customer-requests';

let vatNumbers = 0;

/** Creates a unique Italian VAT number with a valid check digit. */
export function aVatNumber(): string {
  vatNumbers += 1;
  const digits = String(1_000_000 + vatNumbers * 7)
    .padStart(7, '0')
    .concat('024');
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `IT${digits}${(10 - (sum % 10)) % 10}`;
}

function aCompany() {
  const address = {
    code: 'SL',
    streetAddress1: 'Via Roma 1',
    country: 'IT',
    city: 'Vicenza',
    zipOrPostalCode: '36100',
    province: 'VI',
  };
  const contact = {
    code: 'C001',
    gender: 'F',
    firstName: 'Anna',
    lastName: 'Pozzi',
    role: 'BYR',
    email: 'anna@rossi.test',
    phoneNumber: '+39 0444 512345',
  };
  return {
    businessName: 'Rossi Verniciature S.r.l.',
    vatNumber: aVatNumber(),
    sdiCode: 'A1B2C3D',
    pec: 'rossi@pec.test',
    addresses: [address, { ...address, code: 'SD001', businessName: 'Magazzino', isDefault: true }],
    contacts: [contact, { ...contact, code: 'C002', role: 'OFW' }],
    billingEmails: ['fatture@rossi.test'],
    transportDocumentEmails: ['magazzino@rossi.test'],
    msdsEmails: ['sicurezza@rossi.test'],
    testSheetsEmails: ['qualita@rossi.test', 'acquisti@rossi.test'],
  };
}

/** The request body of a company's own wizard. */
export function anOwnRequest(fields: { vatNumber?: string; businessName?: string } = {}) {
  return { ...aCompany(), bankName: 'Banca Alta', iban: 'IT60X0542811101000000123456', ...fields };
}

/** The request body of an agent's wizard. */
export function aManagedRequest(fields: { vatNumber?: string; businessName?: string } = {}) {
  return { ...aCompany(), marketCompetitor1: 'Nordlack', totalConsumption: 40_000, ...fields };
}

type Headers = Record<string, string>;

/** Creates a function that calls the API with a user's headers. */
export function createCaller(app: App) {
  return (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Headers,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

/** Removes the queued mails to an address from the outbox. @returns them, oldest first */
export async function readMails(db: Database, recipient: string) {
  const mails = await db
    .deleteFrom('mailOutbox')
    .where('recipient', '=', recipient)
    .returning(['subject', 'language', 'textBody', 'createdAt'])
    .execute();
  return mails.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
