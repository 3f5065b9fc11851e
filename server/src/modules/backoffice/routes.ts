import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { auditRoutes } from './audit-routes.ts';
import { catalogueDeskRoutes } from './catalogue-desk-routes.ts';
import { contactRequestDeskRoutes } from './contact-request-routes.ts';
import { customerDeskRoutes } from './customer-routes.ts';
import { dealerDeskRoutes } from './dealer-routes.ts';
import { documentPdfRoutes } from './documents/document-pdf-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { importRoutes } from './import-routes.ts';
import { integrationKeyRoutes } from './integration-key-routes.ts';
import { mixingRoutes } from './mixing-routes.ts';
import { offerRequestQueueRoutes } from './offer-request-queue-routes.ts';
import { operatingRoutes } from './operating-routes.ts';
import { orderQueueRoutes } from './order-queue-routes.ts';
import { orderRequestQueueRoutes } from './order-request-queue-routes.ts';
import { personalDataRoutes } from './personal-data-routes.ts';
import { portfolioRoutes } from './portfolio-routes.ts';
import { privateCatalogueQueueRoutes } from './private-catalogue-routes.ts';
import { productImageDeskRoutes } from './product-image-routes.ts';
import { searchWordRoutes } from './search-word-routes.ts';
import { updateRequestQueueRoutes } from './update-request-queue-routes.ts';
import { userDeskRoutes } from './user-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** The routes of the back office (contract, section 5). */
export function backofficeRoutes(app: App, deps: ModuleDependencies): void {
  offerRequestQueueRoutes(app, deps);
  orderRequestQueueRoutes(app, deps);
  orderQueueRoutes(app, deps);
  updateRequestQueueRoutes(app, deps);
  customerDeskRoutes(app, deps);
  portfolioRoutes(app, deps);
  privateCatalogueQueueRoutes(app, deps);
  documentPdfRoutes(app, deps);
  catalogueDeskRoutes(app, deps);
  contactRequestDeskRoutes(app, deps);
  dealerDeskRoutes(app, deps);
  userDeskRoutes(app, deps);
  personalDataRoutes(app, deps);
  auditRoutes(app, deps);
  exportRoutes(app, deps);
  integrationKeyRoutes(app, deps);
  importRoutes(app, deps);
  searchWordRoutes(app, deps);
  productImageDeskRoutes(app, deps);
  mixingRoutes(app, deps);
  webhookRoutes(app, deps);
  operatingRoutes(app, deps);
}
