import type { OpenTaskKind } from '@cromia/domain/overview/open-tasks';
import { ACTIVATION_TASK_TILES } from '../features/activation';
import { APPROVAL_TASK_TILES } from '../features/approvals/task-tiles';
import { CART_TASK_TILES } from '../features/cart';
import { CLAIM_TASK_TILES } from '../features/claims/task-tiles';
import { CONTACT_TASK_TILES } from '../features/contact';
import { CUSTOMER_TASK_TILES } from '../features/customers';
import { HAZARD_TASK_TILES } from '../features/hazards/task-tiles';
import { INTEGRATION_TASK_TILES } from '../features/integration';
import { OFFER_TASK_TILES } from '../features/offers';
import { OPERATING_TASK_TILES } from '../features/operating';
import { ORDER_TASK_TILES } from '../features/orders';
import type { TaskTile } from '../features/overview';
import { PRIVATE_CATALOGUE_TASK_TILES } from '../features/private-catalogue';
import { WEBHOOK_TASK_TILES } from '../features/webhooks';

/** The tiles of all open tasks, from the capabilities. */
export const TASK_TILES: Readonly<Record<OpenTaskKind, TaskTile>> = {
  ...ACTIVATION_TASK_TILES,
  ...APPROVAL_TASK_TILES,
  ...OFFER_TASK_TILES,
  ...ORDER_TASK_TILES,
  ...CUSTOMER_TASK_TILES,
  ...CLAIM_TASK_TILES,
  ...CONTACT_TASK_TILES,
  ...PRIVATE_CATALOGUE_TASK_TILES,
  ...HAZARD_TASK_TILES,
  ...OPERATING_TASK_TILES,
  ...INTEGRATION_TASK_TILES,
  ...WEBHOOK_TASK_TILES,
  ...CART_TASK_TILES,
};
