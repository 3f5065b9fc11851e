import { customerCodeField } from '@cromia/domain/fields';
import { deskOverviewSchema } from '@cromia/domain/overview/desk-overview';
import { openTasksSchema } from '@cromia/domain/overview/open-tasks';
import { shopOverviewSchema } from '@cromia/domain/overview/shop-overview';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes } from '../../platform/routes/declare-routes.ts';
import { declarePortfolioRoutes, declareShopRoutes } from '../customers/index.ts';
import { readDeskOverview, readOpenTasks } from './open-tasks.ts';
import { readShopOverview } from './shop-overview.ts';

/** The open tasks of a user, for the home page and the back office's overview. */
export function overviewRoutes(app: App, deps: ModuleDependencies): void {
  const overview = declareRoutes(app, deps, { tag: 'overview', path: '/api/v1' });

  overview.get(
    '/open-tasks',
    {
      access: 'overview.open-tasks',
      summary: 'List open tasks of the caller',
      description:
        'Returns the back-office queues for staff, and offers, orders and cart for customers. Agents and commercial ' +
        'staff get those of their portfolio, or of the given customer.',
      heavyRead: true,
      query: z.object({ customerCode: customerCodeField().optional() }),
      response: openTasksSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => readOpenTasks(deps, viewer, query.customerCode),
  );

  overview.get(
    '/backoffice/overview',
    {
      access: 'backoffice.read',
      summary: 'Retrieve waiting entries and failures of the back office, and key figures by week',
      heavyRead: true,
      response: deskOverviewSchema,
    },
    ({ viewer }) => readDeskOverview(deps, viewer),
  );

  shopOverviewRoutes(app, deps);
}

/** What waits for a customer, and for the customers of a portfolio. */
function shopOverviewRoutes(app: App, deps: ModuleDependencies): void {
  const shop = declareShopRoutes(app, deps, { tag: 'overview', path: '/overview', access: 'orders.list' });
  shop.get(
    '',
    {
      summary: 'Retrieve what waits for the customer, the most urgent first, and offers that expire soon',
      heavyRead: true,
      response: shopOverviewSchema,
    },
    ({ customer }) => readShopOverview(deps, { customerId: customer.id }),
  );

  const portfolio = declarePortfolioRoutes(app, deps, {
    tag: 'overview',
    path: '/overview',
    access: 'orders.portfolio',
  });
  portfolio.get(
    '',
    {
      summary: 'Retrieve what waits for the customers of a portfolio, and offers that expire soon',
      heavyRead: true,
      response: shopOverviewSchema,
    },
    ({ viewer }) => readShopOverview(deps, { managerId: viewer.userId }),
  );
}
