import type { App, ModuleDependencies } from '../../platform/http.ts';
import { offerRequestQueueRoutes } from './offer-request-queue-routes.ts';
import { orderQueueRoutes } from './order-queue-routes.ts';
import { orderRequestQueueRoutes } from './order-request-queue-routes.ts';
import { paperRoutes } from './paper-routes.ts';

/** What staff works on (contract, section 5): queues with their details and decisions. */
export function backofficeRoutes(app: App, deps: ModuleDependencies): void {
  offerRequestQueueRoutes(app, deps);
  orderRequestQueueRoutes(app, deps);
  orderQueueRoutes(app, deps);
  paperRoutes(app, deps);
}
