import { z } from 'zod';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import { booleanField, choiceField, objectField, patternTextField, toTypeErrorCode } from '../fields.ts';
import { EVENT_TYPES, eventTypeSchema } from '../integration/event.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host, as `URL` formats it, is a loopback address. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Whether a webhook URL is allowed: https, or http to a loopback host, which the server accepts only in the demo. */
function isAllowedUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

/** Body of POST backoffice/webhooks. */
export const webhookFormSchema = objectField({
  url: patternTextField(/^https?:\/\/[^\s\\]+$/, LIMITS.url)
    .refine(isAllowedUrl, 'invalidField')
    .describe('URL of the receiver; https, or http to the local machine in the demo'),
  types: z
    .array(eventTypeSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .transform((types) => EVENT_TYPES.filter((type) => types.includes(type)))
    .describe('Types of events to send'),
  isActive: booleanField().default(true),
});
export type WebhookForm = z.output<typeof webhookFormSchema>;

/** Body of PUT backoffice/webhooks/{id}. */
export const changedWebhookSchema = webhookFormSchema.extend({ version: contentVersionField() });
export type ChangedWebhook = z.output<typeof changedWebhookSchema>;

/** A webhook as the back office shows it. Its secret is shown only once, on creation. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(eventTypeSchema),
  isActive: z.boolean(),
  version: contentVersionSchema,
  createdBy: z.string().nullable().describe('Username of the creator; null after the user has been deleted'),
  createdOn: z.string().describe('Creation time (UTC)'),
  failingSince: z
    .string()
    .nullable()
    .describe('Time of the first failure since the last success (UTC); null while deliveries succeed'),
  switchedOffOn: z
    .string()
    .nullable()
    .describe('Time at which the portal disabled the webhook (UTC); null if it did not'),
  pending: z.int().describe('Number of deliveries waiting for an attempt'),
  failed: z.int().describe('Number of deliveries that failed permanently'),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Response of POST backoffice/webhooks. */
export const createdWebhookSchema = webhookSchema.extend({
  secret: z.string().describe('Signing secret (`whsec_…`); returned only once'),
});
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

export const WEBHOOK_SORTS = ['createdOn', 'url'] as const;

/** Query of GET backoffice/webhooks. */
export const webhookListQuerySchema = createPageQuerySchema({
  sortFields: WEBHOOK_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
});
export type WebhookListQuery = z.infer<typeof webhookListQuerySchema>;
export const webhookPageSchema = createLimitedPageSchema(webhookSchema);

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Reasons why an attempt got no response. */
export const DELIVERY_FAULTS = ['TIMEOUT', 'PRIVATE_ADDRESS', 'UNREACHABLE'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** Event type of a test delivery; no real event has it. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** A delivery in the list of a webhook's deliveries. */
export const deliverySchema = z.object({
  id: z.string(),
  eventId: z.string().nullable().describe('Id of the event; null for a test'),
  type: eventTypeSchema.or(z.literal(TEST_EVENT_TYPE)),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  createdOn: z.string().describe('Creation time (UTC)'),
  nextAttemptOn: z
    .string()
    .nullable()
    .describe('Time of the next attempt (UTC); null if no attempt will follow'),
  lastAttemptOn: z
    .string()
    .nullable()
    .describe('Time of the last attempt (UTC); null before the first attempt'),
  answerStatus: z.int().nullable().describe('HTTP status of the last attempt; null if there was no response'),
  fault: z.enum(DELIVERY_FAULTS).nullable().describe('Reason why the last attempt got no response'),
});
export type Delivery = z.infer<typeof deliverySchema>;
export const deliveryPageSchema = createLimitedPageSchema(deliverySchema);

const headers = z.record(z.string(), z.string());

/** One delivery with its last request and response. */
export const deliveryDetailSchema = deliverySchema.extend({
  request: z.object({
    url: z.string(),
    headers: headers.nullable().describe('Request headers; null before the first attempt'),
    body: z.string().describe(`The first ${LIMITS.webhookDisplayedRequest} characters of the request body`),
  }),
  answer: z
    .object({
      status: z.int(),
      headers,
      body: z
        .string()
        .describe(`The first ${LIMITS.webhookDisplayedResponse} characters of the response body`),
    })
    .nullable()
    .describe('Response to the last attempt; null if there was none'),
  reason: z.string().nullable().describe('Network error of the last attempt; null if there was a response'),
  milliseconds: z.int().nullable().describe('Duration of the last attempt in milliseconds'),
});
export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>;

export const DELIVERY_SORTS = ['createdOn'] as const;

/** Query of GET backoffice/webhooks/{id}/deliveries. */
export const deliveryListQuerySchema = createPageQuerySchema({
  sortFields: DELIVERY_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({ status: choiceField(DELIVERY_STATUSES).optional() });
export type DeliveryListQuery = z.infer<typeof deliveryListQuerySchema>;

/** Body of POST backoffice/webhooks/{id}/redelivery. */
export const redeliverySchema = objectField({
  from: z.iso
    .datetime({ offset: true, error: toTypeErrorCode })
    .refine((instant) => instant >= '1900', 'invalidField')
    .describe('Start time; events from this time on are sent again, whether or not they were delivered'),
});
export type Redelivery = z.infer<typeof redeliverySchema>;

/** Response of POST backoffice/webhooks/{id}/redelivery. */
export const redeliveryResponseSchema = z.object({
  deliveries: z.int().describe('Number of deliveries that are sent again'),
});
