import { customerProfileSchema } from '@cromia/domain/customers/customer-profile';
import {
  customerSuggestionsSchema,
  customerSuggestQuerySchema,
  portfolioPageSchema,
  portfolioQuerySchema,
} from '@cromia/domain/customers/portfolio';
import { customerCodeField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { customerDeskRoutes } from './desk/desk-routes.ts';
import { portfolioDeskRoutes } from './portfolios/desk-routes.ts';
import { readPortfolio, readProfile, suggestCustomers } from './profile.ts';
import { updateRequestDeskRoutes } from './updates/desk-routes.ts';
import { updateRequestRoutes } from './updates/routes.ts';

const TAGS = ['customers'];

/** Customer profiles (section 7): a CUSTOMER's own profile, and those of an agent's or commercial user's portfolio. */
export function customerRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  customerDeskRoutes(app, deps);
  portfolioDeskRoutes(app, deps);
  updateRequestDeskRoutes(app, deps);

  updateRequestRoutes(app, deps);

  app.get(
    '/api/v1/public/customer/customer-profiles',
    {
      config: { access: 'customers.own', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: "Retrieve the current user's customer profile",
        response: describeAnswers({ 200: customerProfileSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readProfile(db, getViewer(request), undefined),
  );

  // For the prefix `customer`, the route above matches instead and returns a profile, not a list.
  app.get(
    '/api/v1/public/:prefix/customer-profiles',
    {
      config: { access: 'customers.read' },
      schema: {
        tags: TAGS,
        summary: 'List the customers that an agent or commercial user manages',
        params: z.object({ prefix: z.string() }),
        querystring: portfolioQuerySchema,
        response: describeAnswers({ 200: portfolioPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readPortfolio(db, getViewer(request), request.query),
  );

  app.get(
    '/api/v1/public/:prefix/customer-profiles/search/autocomplete',
    {
      config: { access: 'customers.suggest' },
      schema: {
        tags: TAGS,
        summary:
          "Suggest customers matching the typed text: the caller's own, those of the portfolio, or all for " +
          'staff',
        params: z.object({ prefix: z.string() }),
        querystring: customerSuggestQuerySchema,
        response: describeAnswers({ 200: customerSuggestionsSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => suggestCustomers(db, getViewer(request), request.query.searchString),
  );

  app.get(
    '/api/v1/public/:prefix/customer-profiles/:code',
    {
      config: { access: 'customers.read', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: "Retrieve a customer profile: the caller's own, or one of the portfolio",
        params: z.object({ prefix: z.string(), code: customerCodeField() }),
        response: describeAnswers({ 200: customerProfileSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readProfile(db, getViewer(request), request.params.code),
  );
}
