import { customerProfileSchema, customerSummarySchema } from '@cromia/domain/customers/customer';
import { customerCodeField, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { pageQuerySchema, pageSchema } from '@cromia/domain/paging';
import { z } from 'zod';
import { viewerIn } from '../../platform/access.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { readPortfolio, readProfile } from './service.ts';

const TAGS = ['customers'];

const portfolioQuerySchema = pageQuerySchema({
  sortFields: ['businessName', 'customerCode'],
  defaultSort: 'businessName,asc',
  defaultSize: LIMITS.pageSizeCustomers,
}).extend({
  customerCode: filterText(LIMITS.customerCode).describe('Beginning of the code'),
  businessName: filterText(LIMITS.businessName).describe('Part of the name'),
});

/** Customer profiles (section 7): a CUSTOMER's own, and those that agents and commercial staff manage. */
export function customerRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    '/api/v1/public/customer/customer-profiles',
    {
      config: { access: 'customers.own' },
      schema: {
        tags: TAGS,
        summary: 'The own customer profile',
        response: answers({ 200: customerProfileSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readProfile(db, viewerIn(request), undefined),
  );

  // A CUSTOMER's call of this path is the one above, which has no list.
  app.get(
    '/api/v1/public/:prefix/customer-profiles',
    {
      config: { access: 'customers.read' },
      schema: {
        tags: TAGS,
        summary: 'The customers that an agent or commercial user manages',
        params: z.object({ prefix: z.string() }),
        querystring: portfolioQuerySchema,
        response: answers({ 200: pageSchema(customerSummarySchema) }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readPortfolio(db, viewerIn(request), request.query),
  );

  app.get(
    '/api/v1/public/:prefix/customer-profiles/:code',
    {
      config: { access: 'customers.read' },
      schema: {
        tags: TAGS,
        summary: 'One customer profile: the own, or one of the portfolio',
        params: z.object({ prefix: z.string(), code: customerCodeField() }),
        response: answers({ 200: customerProfileSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readProfile(db, viewerIn(request), request.params.code),
  );
}
