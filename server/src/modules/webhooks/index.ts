export { webhookRoutes } from './desk-routes.ts';
export { openWebhookSender } from './sender.ts';
