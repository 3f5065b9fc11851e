import type { NewCustomerProposal } from '@cromia/domain/customers/customer-desk';
import type { Connection } from '../../../platform/database/connection.ts';
import { findFreeCustomerCode } from '../new-customer-queries.ts';
import { findUsualTerms } from './usual-terms-queries.ts';

/** Proposes a code and terms, with which the form of a new customer is prefilled. */
export async function proposeCustomer(db: Connection): Promise<NewCustomerProposal> {
  return { customerCode: await findFreeCustomerCode(db), ...(await findUsualTerms(db)) };
}
