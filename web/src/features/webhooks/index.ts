export { WebhookPage } from './desk/WebhookPage';
export { WebhooksPage } from './desk/WebhooksPage';
export { DESK_WEBHOOKS_NAV_ITEM } from './nav-items';
export { WEBHOOK_TASK_TILES } from './task-tiles';
