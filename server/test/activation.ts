/** Builders of requests to become a customer: what a test does not name is plausible. */

let vatNumbers = 0;

/** An Italian VAT number that no other test has; its check digit is right. */
function aVatNumber(): string {
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

/** What an agent's wizard sends. */
export function aManagedRequest(given: { vatNumber?: string; businessName?: string } = {}) {
  return { ...aCompany(), marketCompetitor1: 'Nordlack', totalConsumption: 40_000, ...given };
}
