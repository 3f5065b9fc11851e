import type { ManagedRequest, OwnRequest } from '@cromia/domain/activation/request-forms';
import type { Address, Contact } from '@cromia/domain/customers/customer';
import {
  type CustomerTerms,
  customerTermsSchema,
  DEFAULT_TERMS,
} from '@cromia/domain/customers/customer-terms';
import { perspectiveShape } from '@cromia/domain/customers/requested-profile';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Customers } from '../../platform/database/schema.gen.ts';
import { Problem } from '../../platform/problem.ts';
import { findCustomerByCode } from './customer-queries.ts';
import {
  assignManagers,
  findFreeCustomerCode,
  insertAddresses,
  insertContacts,
  insertCustomer,
  lockCustomerCodes,
} from './new-customer-queries.ts';
import { reportChangedCustomers } from './report-customers.ts';

type RequestedProfile = OwnRequest | ManagedRequest;

const assessmentSchema = z.object(perspectiveShape);

/** Parses the assessment, which only agents and commercial staff fill in. */
function parseAssessment(profile: RequestedProfile) {
  if (!('marketCompetitor1' in profile)) return {};
  const assessment = assessmentSchema.parse(profile);
  return {
    ...assessment,
    marketCompetitor2: assessment.marketCompetitor2 || null,
    resellingType: assessment.resellingType || null,
  };
}

/** Maps a request to customer columns. Only a company's own request contains bank data. */
function toColumns(profile: RequestedProfile) {
  return {
    businessName: profile.businessName,
    vatNumber: profile.vatNumber,
    fiscalCode: profile.fiscalCode,
    sdiCode: profile.sdiCode,
    pec: profile.pec,
    billingEmails: profile.billingEmails,
    transportDocumentEmails: profile.transportDocumentEmails,
    msdsEmails: profile.msdsEmails,
    testSheetsEmails: profile.testSheetsEmails,
    ...('iban' in profile ? { bankName: profile.bankName, iban: profile.iban } : {}),
    ...parseAssessment(profile),
  };
}

/** The requested profile, with the values chosen by staff. */
export interface NewCustomer extends CustomerSetup {
  profile: RequestedProfile;
}

/** The values of a new customer that do not come from a request. */
interface CustomerSetup {
  /** Undefined to assign the next free code. */
  customerCode: string | undefined;
  /** The terms that staff chose; the others are the default ones. */
  terms: Partial<CustomerTerms>;
  /** Users who get the customer in their portfolio. */
  managerIds: readonly string[];
}

/** Creates the customer of a request. @throws Problem as `storeNewCustomer` */
export function createCustomer(
  trx: Transaction,
  { profile, ...setup }: NewCustomer,
): Promise<{ id: string; customerCode: string }> {
  return storeNewCustomer(trx, setup, {
    columns: toColumns(profile),
    addresses: profile.addresses,
    contacts: profile.contacts,
  });
}

/** The data of a new customer as stored. */
interface StoredData {
  columns: Omit<Insertable<Customers>, 'customerCode' | keyof CustomerTerms>;
  addresses: readonly Address[];
  contacts: readonly Contact[];
}

/**
 * Stores a customer with its addresses, contacts, e-mail lists, terms and managers.
 * @throws Problem Conflict at `customerCode` if another customer has the code; VatNumberExists
 */
export async function storeNewCustomer(
  trx: Transaction,
  { customerCode: requestedCode, terms, managerIds }: CustomerSetup,
  { columns, addresses, contacts }: StoredData,
): Promise<{ id: string; customerCode: string }> {
  await lockCustomerCodes(trx);
  const customerCode = requestedCode ?? (await findFreeCustomerCode(trx));
  const id = await insertCustomer(trx, {
    ...columns,
    ...chooseTerms(terms),
    customerCode,
  });
  if (id === undefined) {
    if (!(await findCustomerByCode(trx, customerCode))) throw new Problem('VatNumberExists');
    throw new Problem('Conflict', { errors: [{ path: 'customerCode', code: 'invalidField' }] });
  }
  await insertAddresses(trx, id, addresses);
  await insertContacts(trx, id, contacts);
  await assignManagers(trx, id, managerIds);
  await reportChangedCustomers(trx, [id]);
  return { id, customerCode };
}

function chooseTerms(terms: Partial<CustomerTerms>): CustomerTerms {
  const chosen = Object.entries(terms).filter(([, value]) => value !== undefined);
  return customerTermsSchema.parse({ ...DEFAULT_TERMS, ...Object.fromEntries(chosen) });
}
