import { customerProfileSchema } from '@cromia/domain/customers/customer-profile';
import {
  customerSuggestionsSchema,
  customerSuggestQuerySchema,
} from '@cromia/domain/customers/portfolios/portfolio';
import { customerSalesSchema } from '@cromia/domain/customers/portfolios/sales';
import {
  workListExportQuerySchema,
  workListPageSchema,
  workListQuerySchema,
} from '@cromia/domain/customers/portfolios/work-list';
import { managedUpdateSchema, ownUpdateSchema } from '@cromia/domain/customers/profile-update';
import { pendingUpdateSchema } from '@cromia/domain/customers/update-request';
import { customerCodeField } from '@cromia/domain/fields';
import { chooseLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { Problem } from '../../platform/problem.ts';
import { declareRoutes, fileResponse, noContent } from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { resolveActingCustomer } from './acting-customer.ts';
import { customerDeskRoutes } from './desk-routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { readSales } from './portfolios/sales.ts';
import { defineWorkListExport, readWorkList } from './portfolios/work-list.ts';
import { readProfile, suggestCustomers } from './profile.ts';
import {
  isUpdatePending,
  readPendingUpdate,
  requestManagedUpdate,
  requestOwnUpdate,
} from './updates/update-requests.ts';

type ProfileRoutes = ReturnType<typeof declareRoutes>;

const PENDINGS = '/customer-requests/update-customer-requests/pendings';
const codeParams = z.object({ code: customerCodeField() });

/** Customer profiles (section 7): a CUSTOMER's own profile, and those of an agent's or commercial user's portfolio. */
export function customerRoutes(app: App, deps: ModuleDependencies): void {
  customerDeskRoutes(app, deps);
  const own = declareRoutes(app, deps, {
    tag: 'customers',
    path: '/api/v1/public/customer/customer-profiles',
    access: 'customers.own',
  });
  // For the prefix `customer`, the routes above match instead where both exist.
  const managed = declareRoutes(app, deps, {
    tag: 'customers',
    path: '/api/v1/public/:prefix/customer-profiles',
    access: 'customers.read',
    params: z.object({ prefix: z.string() }),
  });
  profileRoutes(own, managed, deps);
  salesRoutes(managed, deps);
  noteRoutes(app, deps);
  updateRequestRoutes(own, managed, deps);
}

function profileRoutes(own: ProfileRoutes, managed: ProfileRoutes, deps: ModuleDependencies): void {
  const { db } = deps;
  own.get(
    '',
    {
      summary: "Retrieve the current user's customer profile",
      heavyRead: true,
      response: customerProfileSchema,
    },
    async ({ viewer }) => readProfile(db, viewer, await resolveActingCustomer(db, viewer, undefined)),
  );

  managed.get(
    '',
    {
      summary: 'List the customers that an agent or commercial user manages',
      description:
        'Each customer with its last order, its turnover of this year and of the same days of last year, and what ' +
        'waits. Sorted by `daysSilent,desc`, customers who have never ordered come first.',
      heavyRead: true,
      query: workListQuerySchema,
      response: workListPageSchema,
    },
    ({ viewer, query }) => readWorkList(deps, viewer, query),
  );

  managed.get(
    '/export',
    {
      access: 'customers.list',
      summary: 'Export the customers that an agent or commercial user manages as CSV or .xlsx',
      description: 'Exports the filtered and sorted list, ignoring `page` and `size`.',
      exposeHeadRoute: false,
      query: workListExportQuerySchema,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    async ({ viewer, query, request, reply }) => {
      const language = query.language ?? chooseLanguage({ userLanguage: viewer.language });
      const { table, list } = defineWorkListExport(deps, viewer, query, language);
      const owner = { userId: viewer.userId, isDesk: false };
      return sendList(request, reply, deps, table, { list, owner, format: query.format, language });
    },
  );

  managed.get(
    '/search/autocomplete',
    {
      access: 'customers.suggest',
      summary:
        "Suggest customers matching the typed text: the caller's own, those of the portfolio, or all for " +
        'staff',
      query: customerSuggestQuerySchema,
      response: customerSuggestionsSchema,
    },
    ({ viewer, query }) => suggestCustomers(db, viewer, query.searchString),
  );

  managed.get(
    '/:code',
    {
      summary: "Retrieve a customer profile: the caller's own, or one of the portfolio",
      heavyRead: true,
      params: codeParams,
      response: customerProfileSchema,
      errors: ['NotFound'],
    },
    async ({ viewer, params }) =>
      readProfile(db, viewer, await resolveActingCustomer(db, viewer, params.code)),
  );
}

/** What a customer of the portfolio has bought. */
function salesRoutes(managed: ProfileRoutes, deps: ModuleDependencies): void {
  managed.get(
    '/:code/sales',
    {
      access: 'customers.sales',
      summary: 'Retrieve what a customer of the portfolio has bought, by month and by product',
      heavyRead: true,
      params: codeParams,
      response: customerSalesSchema,
      errors: ['NotFound'],
    },
    async ({ viewer, params }) => readSales(deps, await resolveActingCustomer(deps.db, viewer, params.code)),
  );
}

/** Routes of requests to change a customer's data (sections 4 and 7). */
function updateRequestRoutes(own: ProfileRoutes, managed: ProfileRoutes, deps: ModuleDependencies): void {
  const { db } = deps;
  const updateOptions = {
    idempotent: true,
    bodyLimit: LIMITS.companyBytes,
    status: 201,
    response: createdIdSchema,
    errors: ['NotFound', 'CustomerCodeRequired', 'EditRequestPending', 'Conflict', 'ProfileUnchanged'],
  } as const;

  own.post(
    PENDINGS,
    {
      ...updateOptions,
      access: 'customers.request-own-edit',
      summary: "Request a change of the current user's customer data",
      description:
        'Takes the complete new profile; the VAT number cannot change. Only one change request can be ' +
        'pending at a time.',
      body: ownUpdateSchema,
    },
    ({ transaction, viewer, body }) =>
      transaction(async (trx) => {
        const customer = await resolveActingCustomer(trx, viewer, body.customerCode);
        return requestOwnUpdate(trx, deps, { viewer, customer }, body);
      }),
  );

  managed.post(
    PENDINGS,
    {
      ...updateOptions,
      access: 'customers.request-edit',
      summary: 'Request a change of the data of a customer in the portfolio',
      description:
        'Takes the complete new profile; the VAT number cannot change. Omitted fields of the assessment ' +
        'and the bank details remain unchanged.',
      body: managedUpdateSchema,
    },
    ({ transaction, viewer, body }) =>
      transaction(async (trx) => {
        const customer = await resolveActingCustomer(trx, viewer, body.customerCode);
        return requestManagedUpdate(trx, deps, { viewer, customer }, body);
      }),
  );

  managed.get(
    `/:code${PENDINGS}`,
    {
      summary: 'Retrieve the pending change request of the customer',
      description: 'Returns 404 if none is pending.',
      exposeHeadRoute: false,
      heavyRead: true,
      params: codeParams,
      response: pendingUpdateSchema,
      errors: ['NotFound'],
    },
    async ({ viewer, params }) =>
      readPendingUpdate(db, viewer, await resolveActingCustomer(db, viewer, params.code)),
  );

  managed.head(
    `/:code${PENDINGS}`,
    {
      summary: 'Check whether a change request of the customer is pending',
      description: 'Returns 200 while a request is pending; 404 means that the profile can be edited.',
      params: codeParams,
      status: 200,
      response: noContent,
      errors: ['NotFound'],
    },
    async ({ viewer, params }) => {
      const isPending = await isUpdatePending(db, await resolveActingCustomer(db, viewer, params.code));
      if (!isPending) throw new Problem('NotFound');
    },
  );
}
