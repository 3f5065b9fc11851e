export { WebhookPage } from './desk/WebhookPage';
export { WebhooksPage } from './desk/WebhooksPage';
