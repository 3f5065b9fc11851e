import { closedDaysSchema } from '@cromia/domain/closures/closures';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { App } from '../../platform/http/app.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { readClosedDays } from './closed-days.ts';
import { closureDeskRoutes } from './desk-routes.ts';

/** Route of the days that a checkout does not propose for a delivery. */
export function closureRoutes(app: App, deps: ModuleDependencies): void {
  closureDeskRoutes(app, deps);
  const closures = declareShopRoutes(app, deps, { tag: 'checkout', path: '/closed-days' });

  closures.get(
    '',
    {
      access: 'closures.read',
      summary: 'List days on which the manufacturer is closed',
      description: 'Requests accept any day from the earliest delivery date on, closed or not.',
      response: closedDaysSchema,
    },
    async () => ({ closedDays: await readClosedDays(deps.db, getManufacturerToday(deps)) }),
  );
}
