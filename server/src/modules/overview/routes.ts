import { customerCodeField } from '@cromia/domain/fields';
import { deskOverviewSchema } from '@cromia/domain/overview/desk-overview';
import { openTasksSchema } from '@cromia/domain/overview/open-tasks';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes } from '../../platform/routes/declare-routes.ts';
import { readDeskOverview, readOpenTasks } from './open-tasks.ts';

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
}
