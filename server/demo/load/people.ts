import { toInternationalPhone } from '@cromia/domain/addresses/phone';
import { hashPassword } from '../../src/platform/access/passwords.ts';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../people/accounts.ts';
import type { DemoCustomer } from '../people/customers.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';

/** Customer ids by code, and user ids by the part of the user name before the @. */
export interface PeopleIds {
  customers: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
}

/** The id for a customer code or user name. @throws when it is unknown */
export function findId(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Expected ${key} in the demo`);
  return id;
}

/** A customer's profile columns, as stored in customers and in customer requests. */
export function toProfile(customer: DemoCustomer) {
  const {
    country: _country,
    emails,
    isRetailer,
    addresses: _addresses,
    contacts: _contacts,
    ...profile
  } = customer;
  const prng = createPrng(`retailer ${customer.vatNumber}`);
  return {
    ...profile,
    marketSegmentation2: null,
    marketSegmentation3: null,
    marketSegmentation4: null,
    marketCompetitor2: null,
    isRetailerOfMetal: isRetailer && prng.chance(60),
    isRetailerOfWood: isRetailer && prng.chance(70),
    isRetailerOfConstruction: isRetailer,
    isRetailerOfBodywork: isRetailer && prng.chance(15),
    isRetailerOfOwnership: isRetailer && prng.chance(30),
    retailerShopWindows: isRetailer ? prng.int(1, 6) : null,
    retailerSurface: isRetailer ? prng.int(8, 90) * 10 : null,
    tntNextRequired: customer.marketSegmentation1 === 'TNT',
    resellingType: isRetailer ? 'RSL' : null,
    billingEmails: emails.billing,
    transportDocumentEmails: emails.transportDocument,
    msdsEmails: emails.msds,
    testSheetsEmails: emails.testSheets,
  };
}

export async function loadCustomers(
  trx: Transaction,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const prng = createPrng('customer rows');
  const age = createPrng('since when they are customers');
  const ids = new Map(customers.map(({ customerCode }) => [customerCode, prng.uuid()]));
  await insertAll(
    trx,
    'customers',
    customers.map((customer) => ({
      id: findId(ids, customer.customerCode),
      ...toProfile(customer),
      version: 1,
      createdAt: addDaysTo(now, -age.int(1, 2_000)),
    })),
  );
  const listRows = <Row>(buildRows: (customer: DemoCustomer) => Row[]) =>
    customers.flatMap((customer) =>
      buildRows(customer).map((row) => ({
        id: prng.uuid(),
        customerId: findId(ids, customer.customerCode),
        ...row,
      })),
    );
  await insertAll(
    trx,
    'customerAddresses',
    listRows(({ addresses }) => addresses),
  );
  await insertAll(
    trx,
    'customerContacts',
    listRows(({ contacts }) => contacts),
  );
  return ids;
}

/** The part of a user name before the @. */
const toName = ({ username }: DemoAccount): string => username.slice(0, username.indexOf('@'));

const PHONE_PREFIX = '+39';
const TELEPHONE = toInternationalPhone('0444512345', PHONE_PREFIX) ?? null;

/** The website of a company, from its name without the legal form, such as `https://www.rossi-verniciature.example`. */
function toWebsite(businessName: string): string {
  const words = businessName.toLowerCase().match(/[a-z]+(?![a-z.])/g) ?? [];
  return `https://www.${words.join('-')}.example`;
}

function toAccountRow(account: DemoAccount, customerId: string | null, now: Date) {
  const hasLoggedIn = account.version > 0;
  const isCompany = account.type === 'C';
  return {
    username: account.username,
    role: account.role,
    type: account.type,
    customerId,
    office: account.isStaff ? 'Vicenza' : null,
    language: 'it',
    firstname: account.firstname,
    lastname: account.lastname,
    roleTds: account.roleTds,
    roleSds: account.roleSds,
    rolesLab: 'NOACCESS',
    ...account.companyRights,
    gender: account.gender,
    telephone: isCompany ? TELEPHONE : null,
    phonePrefix: isCompany ? PHONE_PREFIX : null,
    country: 'IT',
    zipCode: '36100',
    province: 'VI',
    interested: isCompany ? null : 'HOM',
    businessName: account.businessName,
    businessWebsite: account.businessName && toWebsite(account.businessName),
    businessType: isCompany ? 'MTI' : null,
    businessDepartment: account.department,
    businessRole: account.businessRole,
    notificationMail: hasLoggedIn,
    privacyAccepted: true,
    newsletterSubscribed: false,
    commercialUseConsent: hasLoggedIn,
    isInternalUser: account.isStaff,
    version: account.version,
    confirmedAt: addDaysTo(now, -199),
    disabledAt: account.isDisabled ? addDaysTo(now, -30) : null,
    createdAt: addDaysTo(now, -200),
  };
}

export async function loadAccounts(
  trx: Transaction,
  customers: ReadonlyMap<string, string>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const prng = createPrng('user rows');
  const ids = new Map(DEMO_ACCOUNTS.map((account) => [toName(account), prng.uuid()]));
  const rows = DEMO_ACCOUNTS.map(async (account) => ({
    id: findId(ids, toName(account)),
    ...toAccountRow(account, account.customerCode && findId(customers, account.customerCode), now),
    // Each password is hashed separately: equal hashes would reveal equal passwords.
    passwordHash: await hashPassword(DEMO_PASSWORD),
  }));
  await insertAll(trx, 'users', await Promise.all(rows));
  const managed = DEMO_ACCOUNTS.flatMap((account) => {
    const [first, last] = account.portfolio ?? [1, 0];
    const codes = [...customers.keys()].filter((code) => Number(code) >= first && Number(code) <= last);
    return codes.map((code) => ({
      userId: findId(ids, toName(account)),
      customerId: findId(customers, code),
    }));
  });
  await insertAll(trx, 'customerManagers', managed);
  return ids;
}
