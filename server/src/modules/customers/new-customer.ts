import type { ManagedRequest, OwnRequest } from '@cromia/domain/activation/request-forms';
import { perspectiveShape } from '@cromia/domain/customers/requested-profile';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
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
export interface NewCustomer {
  /** Undefined to assign the next free code. */
  customerCode: string | undefined;
  priceListCode: string;
  profile: RequestedProfile;
  /** Users who get the customer in their portfolio. */
  managerIds: readonly string[];
}

/**
 * Creates a customer with its addresses, contacts, e-mail lists, price list and managers. Discounts are agreed later.
 * @throws Problem Conflict at `customerCode` if another customer has the code; VatNumberExists
 */
export async function createCustomer(
  trx: Transaction,
  { customerCode: requestedCode, priceListCode, profile, managerIds }: NewCustomer,
): Promise<{ id: string; customerCode: string }> {
  await lockCustomerCodes(trx);
  const customerCode = requestedCode ?? (await findFreeCustomerCode(trx));
  const id = await insertCustomer(trx, { ...toColumns(profile), customerCode, priceListCode });
  if (id === undefined) {
    if (!(await findCustomerByCode(trx, customerCode))) throw new Problem('VatNumberExists');
    throw new Problem('Conflict', { errors: [{ path: 'customerCode', code: 'invalidField' }] });
  }
  await insertAddresses(trx, id, profile.addresses);
  await insertContacts(trx, id, profile.contacts);
  await assignManagers(trx, id, managerIds);
  await reportChangedCustomers(trx, [id]);
  return { id, customerCode };
}
