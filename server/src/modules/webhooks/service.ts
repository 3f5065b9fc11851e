export { readDeliveries, readDelivery, sendAgain, sendAgainSince, sendTest } from './deliveries.ts';
export { addWebhook, changeWebhook, readWebhook, readWebhooks, removeWebhook } from './hooks.ts';
export { openWebhookSender } from './sender.ts';
