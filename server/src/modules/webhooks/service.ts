export {
  readDeliveries,
  readDelivery,
  resendDeliveriesSince,
  resendDelivery,
  sendTestDelivery,
} from './deliveries.ts';
export { openWebhookSender } from './sender.ts';
export { addWebhook, changeWebhook, readWebhook, readWebhooks, removeWebhook } from './webhooks.ts';
