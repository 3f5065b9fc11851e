import { customerCodeField } from '@cromia/domain/fields';
import { deskOverviewSchema } from '@cromia/domain/overview/desk-overview';
import { openTasksSchema } from '@cromia/domain/overview/open-tasks';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { readDeskOverview, readOpenTasks } from './open-tasks.ts';

/** The open tasks of a user, for the home page and the back office's overview. */
export function overviewRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    '/api/v1/open-tasks',
    {
      config: { access: 'accounts.read', heavyRead: true },
      schema: {
        tags: ['overview'],
        summary: 'List open tasks of the caller',
        description:
          'Returns the back-office queues for staff, and offers, orders and cart for customers. Agents and commercial ' +
          'staff get those of their portfolio, or of the given customer.',
        querystring: z.object({ customerCode: customerCodeField().optional() }),
        response: describeAnswers({ 200: openTasksSchema }, ['Unauthorized', 'NotFound']),
      },
    },
    (request) => readOpenTasks(deps, getViewer(request), request.query.customerCode),
  );

  app.get(
    '/api/v1/backoffice/overview',
    {
      config: { access: 'backoffice.read', heavyRead: true },
      schema: {
        tags: ['overview'],
        summary: 'Retrieve waiting entries and failures of the back office, and key figures by week',
        response: describeAnswers({ 200: deskOverviewSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readDeskOverview(deps, getViewer(request)),
  );
}
