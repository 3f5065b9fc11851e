import { customerListQuerySchema, deskCustomerSchema } from '@cromia/domain/customers/customer-desk';
import { portfolioPageSchema } from '@cromia/domain/customers/portfolio';
import { customerCodeField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { readCustomers, readDeskCustomer } from './customer-desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/customers';
const params = z.object({ code: customerCodeField() });

/** Customers as staff see them. Other routes return their requests, orders and documents. */
export function customerDeskRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.customers' },
      schema: {
        tags: TAGS,
        summary: 'List all customers',
        querystring: customerListQuerySchema,
        response: describeAnswers({ 200: portfolioPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readCustomers(db, request.query),
  );

  app.get(
    `${PATH}/:code`,
    {
      config: { access: 'backoffice.customers', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a customer with its terms, users and managers',
        params,
        response: describeAnswers({ 200: deskCustomerSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readDeskCustomer(db, request.params.code),
  );
}
