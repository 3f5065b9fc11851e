import { CUSTOMER_REQUEST_MACHINES } from '@cromia/domain/activation/customer-request';
import {
  type CustomerRequestDecision,
  managedRequestSchema,
  ownRequestSchema,
} from '@cromia/domain/activation/request-forms';
import type { DeskRequestDetail } from '@cromia/domain/activation/request-responses';
import { type CustomerTerms, TERM_NAMES } from '@cromia/domain/customers/customer-terms';
import { type FieldError, toFieldErrors } from '@cromia/domain/errors';
import { getNextState } from '@cromia/domain/state-machine';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { createCustomer, lockChosenManagers } from '../customers/index.ts';
import { type AcceptedCustomer, buildDecisionMails } from './decision-mails.ts';
import { readDeskRequest, toOutcome } from './desk.ts';
import { type DeskRequestRow, findDeskRequest, lockCustomerRequest, storeDecision } from './desk-queries.ts';
import { findVatNumber } from './request-queries.ts';
import { toRequestKind, toRequestStatus } from './request-rules.ts';

type Acceptance = Extract<CustomerRequestDecision, { decision: 'ACCEPTED' }>;

function createFieldProblem(errors: FieldError[]): Problem {
  return new Problem('BadRequest', { errors });
}

/**
 * Decides on a request (contract, section 5). Accepting a company's request creates a customer, and the requester
 * becomes its first user after confirming. Accepting an agent's request creates a customer of that agent. Accepting an
 * association lets the user join the named customer.
 * @throws Problem NotFound; BadRequest; VatNumberExists; Conflict with the `outcome` when somebody else has already
 *   decided, or with the field when the customer code is taken or the data are no longer valid
 */
export async function decideCustomerRequest(
  { db, config, now }: ModuleDependencies,
  viewer: Viewer,
  id: string,
  decision: CustomerRequestDecision,
): Promise<DeskRequestDetail> {
  return db.transaction().execute(async (trx) => {
    await lockCustomerRequest(trx, id);
    const row = await findDeskRequest(trx, id);
    if (!row) throw new Problem('NotFound');
    const event = decision.decision === 'ACCEPTED' ? 'accept' : 'reject';
    if (
      getNextState(CUSTOMER_REQUEST_MACHINES[toRequestKind(row)], toRequestStatus(row), event) !==
      decision.decision
    ) {
      throw new Problem('Conflict', { extension: toOutcome(row) });
    }
    const accepted = decision.decision === 'ACCEPTED' ? await acceptRequest(trx, row, decision) : null;
    const isDecided = await storeDecision(trx, id, {
      status: decision.decision,
      customerId: accepted?.id ?? row.customerId,
      decidedBy: viewer.userId,
      reason: decision.reason || null,
      now: now(),
    });
    if (!isDecided) throw new Problem('Conflict');
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: accepted?.id ?? null,
      action: `customer-requests.${event}`,
      entity: 'customer_request',
      entityId: id,
      details: {
        ...(decision.reason ? { reason: decision.reason } : {}),
        ...(accepted ? { customerCode: accepted.customerCode } : {}),
      },
    });
    await queueMails(trx, await buildDecisionMails(trx, row, accepted, decision.reason || null, config));
    const decided = await readDeskRequest(trx, id);
    await recordEvents(trx, [
      { type: accepted ? 'customer-request.accepted' : 'customer-request.rejected', data: decided },
    ]);
    return decided;
  });
}

async function acceptRequest(
  trx: Transaction,
  row: DeskRequestRow,
  decision: Acceptance,
): Promise<AcceptedCustomer> {
  return toRequestKind(row) === 'EXISTING'
    ? getExistingCustomer(row, decision)
    : createAcceptedCustomer(trx, row, decision);
}

/**
 * Returns the customer of an accepted association. The request names the customer, so staff may not choose anything
 * else.
 * @throws Problem BadRequest, Conflict
 */
function getExistingCustomer(row: DeskRequestRow, decision: Acceptance): AcceptedCustomer {
  const { customerId, customerCode } = row;
  if (customerId === null || customerCode === null) throw new Problem('Conflict');
  const errors: FieldError[] = [];
  if ((decision.customerCode ?? customerCode) !== customerCode) {
    errors.push({ path: 'customerCode', code: 'invalidField' });
  }
  for (const term of TERM_NAMES)
    if (decision[term] !== undefined) errors.push({ path: term, code: 'invalidField' });
  if (decision.managers !== undefined) errors.push({ path: 'managers', code: 'invalidField' });
  if (errors.length > 0) throw createFieldProblem(errors);
  return { id: customerId, customerCode, businessName: row.customerBusinessName ?? '', managers: [] };
}

/** Parses the requested data as a customer's profile. @throws Problem Conflict when they are no longer valid */
function parseRequestedProfile(row: DeskRequestRow) {
  const parsed =
    toRequestKind(row) === 'MANAGED'
      ? managedRequestSchema.safeParse(row.profile)
      : ownRequestSchema.safeParse(row.profile);
  if (!parsed.success) throw new Problem('Conflict', { errors: toFieldErrors(parsed.error) });
  return parsed.data;
}

function pickTerms(decision: Acceptance): Partial<CustomerTerms> {
  return Object.fromEntries(TERM_NAMES.map((term) => [term, decision[term]]));
}

async function createAcceptedCustomer(
  trx: Transaction,
  row: DeskRequestRow,
  decision: Acceptance,
): Promise<AcceptedCustomer> {
  const profile = parseRequestedProfile(row);
  if ((await findVatNumber(trx, profile.vatNumber)).isCustomer) throw new Problem('VatNumberExists');
  // The company is always assigned to the requesting manager, in addition to the managers that staff choose.
  const requester = toRequestKind(row) === 'MANAGED' ? [row.requester] : [];
  const managers = await lockChosenManagers(trx, decision.managers, requester);
  const customer = await createCustomer(trx, {
    customerCode: decision.customerCode,
    terms: pickTerms(decision),
    profile,
    managerIds: managers.map(({ id }) => id),
  });
  return { ...customer, businessName: profile.businessName, managers };
}
