import { customerChangeSchema, newCustomerSchema } from '@cromia/domain/customers/customer-change';
import {
  customerListQuerySchema,
  deskCustomerSchema,
  listedCustomerPageSchema,
  newCustomerProposalSchema,
} from '@cromia/domain/customers/customer-desk';
import {
  assignableCustomersSchema,
  assignSchema,
  customerSuggestQuerySchema,
  portfolioImportQuerySchema,
  portfolioListQuerySchema,
  portfolioListSchema,
  portfolioOutcomeSchema,
  portfolioPageSchema,
  portfolioQuerySchema,
  unassignQuerySchema,
} from '@cromia/domain/customers/portfolios/portfolio';
import {
  updateDecisionSchema,
  updateRequestDetailSchema,
  updateRequestListQuerySchema,
  updateRequestPageSchema,
} from '@cromia/domain/customers/update-request';
import { customerCodeField, usernameField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { decisionRecipientsSchema } from '@cromia/domain/orders/mail-recipients';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { changeCustomer } from './desk/change-customer.ts';
import { createDeskCustomer } from './desk/create-customer.ts';
import { readCustomers, readDeskCustomer } from './desk/customer-desk.ts';
import { proposeCustomer } from './desk/propose-customer.ts';
import {
  assignCustomers,
  readManagedPortfolio,
  readPortfolios,
  suggestAssignees,
  unassignCustomers,
} from './portfolios/portfolio-desk.ts';
import { importPortfolios } from './portfolios/portfolio-import.ts';
import { readUpdateRecipients } from './updates/build-update-mails.ts';
import { decideUpdateRequest, readUpdateRequest, readUpdateRequests } from './updates/update-desk.ts';

/** Options that all routes of one customer, portfolio or change request share. */
const CUSTOMER = { params: z.object({ code: customerCodeField() }), errors: ['NotFound'] } as const;
const PORTFOLIO = { params: z.object({ username: usernameField() }), errors: ['NotFound'] } as const;
const UPDATE = { params: idParams, response: updateRequestDetailSchema, errors: ['NotFound'] } as const;

/** Customers, portfolios and changes of customer data in the back office (contract, section 5). */
export function customerDeskRoutes(app: App, deps: ModuleDependencies): void {
  profileRoutes(app, deps);
  portfolioRoutes(app, deps);
  updateRequestRoutes(app, deps);
}

/** Routes of customers for staff. Other routes return the customers' requests, orders and documents. */
function profileRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '/customers', access: 'backoffice.customers' });

  desk.get(
    '',
    { summary: 'List all customers', query: customerListQuerySchema, response: listedCustomerPageSchema },
    ({ viewer, query }) => readCustomers(db, viewer, query),
  );

  desk.get(
    '/:code',
    {
      ...CUSTOMER,
      summary: 'Retrieve a customer with its terms, users and managers',
      heavyRead: true,
      response: deskCustomerSchema,
    },
    ({ params }) => readDeskCustomer(db, params.code),
  );

  desk.get(
    '/usual-terms',
    {
      summary:
        'Retrieve the next free customer code and the usual terms, to prefill the form of a new customer',
      access: 'backoffice.customer-data',
      response: newCustomerProposalSchema,
    },
    () => proposeCustomer(db),
  );

  desk.post(
    '',
    {
      summary: 'Create a customer',
      access: 'backoffice.customer-data',
      idempotent: true,
      bodyLimit: LIMITS.companyBytes,
      body: newCustomerSchema,
      status: 201,
      response: z.object({ customerCode: z.string() }),
      errors: ['Conflict', 'VatNumberExists'],
    },
    ({ transaction, viewer, body }) => transaction((trx) => createDeskCustomer(trx, viewer, body)),
  );

  desk.patch(
    '/:code',
    {
      ...CUSTOMER,
      summary: 'Change the data and terms of a customer',
      description:
        'Omitted fields remain unchanged; addresses and contacts are complete lists. If somebody has changed the ' +
        'customer since `version` was read, a 409 returns who and when in `outcome`.',
      access: 'backoffice.customer-data',
      bodyLimit: LIMITS.companyBytes,
      body: customerChangeSchema,
      response: deskCustomerSchema,
      errors: ['NotFound', 'Conflict', 'VatNumberExists'],
    },
    ({ viewer, params, body }) => changeCustomer(db, viewer, params.code, body),
  );
}

/** Routes to assign customers to agents and commercial users, manually or by a file. */
function portfolioRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const limits = { folder: getUploadFolder(config), maxBytes: LIMITS.portfolioBytes };
  const desk = declareDeskRoutes(app, deps, { path: '/portfolios', access: 'backoffice.portfolios' });

  desk.get(
    '',
    {
      summary: 'List agents and commercial users with the size of their portfolios',
      query: portfolioListQuerySchema,
      response: portfolioListSchema,
    },
    ({ query }) => readPortfolios(db, query),
  );

  desk.get(
    '/customers',
    {
      summary: 'Suggest customers matching the typed text, with their managers',
      query: customerSuggestQuerySchema,
      response: assignableCustomersSchema,
    },
    ({ query }) => suggestAssignees(db, query.searchString),
  );

  desk.get(
    '/:username/customers',
    {
      ...PORTFOLIO,
      summary: 'List the customers of a portfolio',
      query: portfolioQuerySchema,
      response: portfolioPageSchema,
    },
    ({ params, query }) => readManagedPortfolio(db, params.username, query),
  );

  desk.post(
    '/:username/customers',
    {
      ...PORTFOLIO,
      summary: 'Assign customers to an agent or commercial user',
      body: assignSchema,
      response: portfolioOutcomeSchema,
    },
    ({ viewer, params, body }) => assignCustomers(db, viewer, params.username, body.customerCodes),
  );

  desk.delete(
    '/:username/customers',
    {
      ...PORTFOLIO,
      summary: 'Remove customers from an agent or commercial user with immediate effect',
      query: unassignQuerySchema,
      response: portfolioOutcomeSchema,
    },
    ({ viewer, params, query }) => unassignCustomers(db, viewer, params.username, query.customerCodes),
  );

  desk.post(
    '/import',
    {
      summary: 'Assign and remove customers from a file, all lines or none',
      description:
        'Takes a CSV file in the field `file` with the columns `username`, `customerCode` and `action` ' +
        '(ADD, the default, or REMOVE). Errors have paths such as `lines.12.customerCode`.',
      consumes: ['multipart/form-data'],
      query: portfolioImportQuerySchema,
      body: describeUploadBody(),
      response: portfolioOutcomeSchema,
      errors: ['PayloadTooLarge', 'UnsupportedMediaType'],
    },
    ({ viewer, query, request }) =>
      withUpload(request, limits, ({ path }) => importPortfolios(db, viewer, path, query.dryRun)),
  );
}

/** Routes of the queue of changes to customers' data. */
function updateRequestRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const desk = declareDeskRoutes(app, deps, {
    path: '/update-customer-requests',
    access: 'backoffice.decide',
  });

  desk.get(
    '',
    {
      summary: 'List requests to change customer data',
      query: updateRequestListQuerySchema,
      response: updateRequestPageSchema,
    },
    ({ query }) => readUpdateRequests(db, query, config.timeZone),
  );

  desk.get(
    '/:id',
    {
      ...UPDATE,
      summary: 'Retrieve a change request with old and new values by field, and its history',
      heavyRead: true,
    },
    ({ params }) => readUpdateRequest(db, params.id),
  );

  desk.get(
    '/:id/mail-recipients',
    {
      summary: 'List the users who are mailed about a decision on a change request',
      exposeHeadRoute: false,
      params: idParams,
      response: decisionRecipientsSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readUpdateRecipients(db, params.id),
  );

  desk.post(
    '/:id/decision',
    {
      ...UPDATE,
      summary:
        'Accept a change request, which applies it to the profile and increments its version, or reject ' +
        'it',
      description:
        'A 409 returns the current status of the change request in `current`; PENDING if the profile has ' +
        'changed.',
      body: updateDecisionSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => decideUpdateRequest(deps, viewer, params.id, body),
  );
}
