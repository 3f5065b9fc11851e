import { z } from 'zod';
import { booleanField, choiceField, objectField, patternTextField, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { EVENT_TYPES, eventTypeSchema } from './event.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host, as `URL` formats it, is a loopback address. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Whether a webhook URL is allowed: https, or http to a loopback host, which the server accepts only in the demo. */
function isHookAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

/** Body of POST and PUT backoffice/webhooks. */
export const webhookFormSchema = objectField({
  url: patternTextField(/^https?:\/\/[^\s\\]+$/, LIMITS.url)
    .refine(isHookAddress, 'invalidField')
    .describe('https; or http to this machine in the demo'),
  types: z
    .array(eventTypeSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .transform((types) => EVENT_TYPES.filter((type) => types.includes(type)))
    .describe('The events that it is sent'),
  isActive: booleanField().default(true),
});
export type WebhookForm = z.output<typeof webhookFormSchema>;

/** A webhook as the desk sees it. Its secret is shown only once, on creation. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(eventTypeSchema),
  isActive: z.boolean(),
  createdBy: z.string().nullable().describe('User name; null once the user is gone'),
  createdOn: z.string().describe('UTC instant'),
  failingSince: z.string().nullable().describe('UTC instant of the first failure since the last success'),
  switchedOffOn: z.string().nullable().describe('UTC instant at which the portal switched it off'),
  pending: z.int().describe('Deliveries that wait for an attempt'),
  failed: z.int().describe('Deliveries that are tried no more'),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Response of POST backoffice/webhooks. */
export const createdWebhookSchema = webhookSchema.extend({
  secret: z.string().describe('`whsec_…`, shown this once: signs each delivery'),
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
  eventId: z.string().nullable().describe('Null for a test'),
  type: eventTypeSchema.or(z.literal(TEST_EVENT_TYPE)),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  createdOn: z.string().describe('UTC instant'),
  nextAttemptOn: z.string().nullable().describe('UTC instant; null once nothing is tried any more'),
  lastAttemptOn: z.string().nullable().describe('UTC instant'),
  answerStatus: z
    .int()
    .nullable()
    .describe('HTTP status of the last attempt; null where there was no answer'),
  fault: z.enum(DELIVERY_FAULTS).nullable().describe('Why the last attempt had no answer'),
});
export type Delivery = z.infer<typeof deliverySchema>;
export const deliveryPageSchema = createLimitedPageSchema(deliverySchema);

const headers = z.record(z.string(), z.string());

/** One delivery with its last request and response. */
export const deliveryDetailSchema = deliverySchema.extend({
  request: z.object({
    url: z.string(),
    headers: headers.nullable().describe('Null before the first attempt'),
    body: z.string().describe(`The first ${LIMITS.webhookShownRequest} characters`),
  }),
  answer: z
    .object({
      status: z.int(),
      headers,
      body: z.string().describe(`The first ${LIMITS.webhookShownAnswer} characters`),
    })
    .nullable()
    .describe('Null where there was none'),
  reason: z.string().nullable().describe('What the network said where there was no answer'),
  milliseconds: z.int().nullable().describe('Of the last attempt'),
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
    .describe('Events from this instant on are sent again, whatever became of them'),
});
export type Redelivery = z.infer<typeof redeliverySchema>;

/** Response of POST backoffice/webhooks/{id}/redelivery. */
export const redeliveryAnswerSchema = z.object({ deliveries: z.int().describe('How many are sent again') });
