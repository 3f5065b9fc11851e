import type { AccessAction } from '@cromia/domain/accounts/access';
import { customerCodeField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { App } from '../../platform/http/app.ts';
import { declarePreparedRoutes } from '../../platform/routes/declare-routes.ts';
import { resolveActingCustomer, resolveOptionalActingCustomer } from './acting-customer.ts';

const customerQuery = z.object({ customerCode: customerCodeField().optional() });

/**
 * Declares routes of the shop. Their path begins with the prefix of the caller's role, and their handlers get the
 * `customer` that the caller acts for (contract, "Acting for a customer"). A `limit` counts the changes of all users who act
 * for that customer.
 */
export function declareShopRoutes(
  app: App,
  { db, now }: Pick<ServiceDependencies, 'db' | 'now'>,
  {
    path,
    query = customerQuery,
    ...group
  }: { tag: string; path: string; access?: AccessAction; query?: typeof customerQuery },
) {
  return declarePreparedRoutes({
    app,
    db,
    ...group,
    path: `/api/v1/public/:prefix${path}`,
    params: z.object({ prefix: z.string() }),
    query,
    errors: ['CustomerCodeRequired', 'NotFound'],
    prepare: async (request) => {
      const { customerCode } = customerQuery.parse(request.query);
      return { customer: await resolveActingCustomer(db, getViewer(request), customerCode) };
    },
    countFor: ({ customer }) => ({ key: customer.id, now: now() }),
  });
}

/**
 * Declares routes of the documents of all customers in the caller's portfolio, for AGENT and COMMERCIAL. A `customerCode`
 * restricts them to one customer; one outside the portfolio is 404.
 */
export function declarePortfolioRoutes(
  app: App,
  { db }: { db: Database },
  { path, ...group }: { tag: string; path: string; access: AccessAction },
) {
  return declarePreparedRoutes({
    app,
    db,
    ...group,
    path: `/api/v1/public/:prefix/portfolio${path}`,
    params: z.object({ prefix: z.string() }),
    errors: ['NotFound'],
    prepare: async (request) => {
      const { customerCode } = customerQuery.parse(request.query);
      await resolveOptionalActingCustomer(db, getViewer(request), customerCode);
      return {};
    },
  });
}
