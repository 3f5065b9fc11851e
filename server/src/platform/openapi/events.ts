import { EVENT_TYPES, type EventType } from '@cromia/domain/integration/event';
import { TEST_EVENT_TYPE } from '@cromia/domain/webhooks/webhook';

const REFERENCE = '#/components/schemas/';

/** The component that describes `data` of each event type. A new event type needs a line here. */
const EVENT_DATA: Readonly<Record<EventType, string>> = {
  'customer-request.sent': 'CustomerRequestToDecide',
  'customer-request.accepted': 'CustomerRequestToDecide',
  'customer-request.rejected': 'CustomerRequestToDecide',
  'customer.changed': 'ReportedCustomer',
  'offer-request.sent': 'OfferRequestToDecide',
  'offer-request.accepted': 'OfferRequestToDecide',
  'offer-request.rejected': 'OfferRequestToDecide',
  'offer-request.expired': 'OfferRequestToDecide',
  'offer-request.message': 'OfferRequestWithMessage',
  'offer-request.withdrawn': 'OfferRequestToDecide',
  'order-request.sent': 'OrderRequestToDecide',
  'order-request.accepted': 'OrderRequestToDecide',
  'order-request.rejected': 'OrderRequestToDecide',
  'order-request.expired': 'OrderRequestToDecide',
  'order-request.withdrawn': 'OrderRequestToDecide',
  'order.created': 'OrderToDecide',
  'order.status-changed': 'OrderToDecide',
  'shipment.changed': 'ShipmentDetail',
  'invoice.changed': 'ReportedInvoice',
  'claim.opened': 'ClaimToDecide',
  'claim.decided': 'ClaimToDecide',
  'contact-request.sent': 'ContactRequestDetail',
  'sds.sent': 'SdsDelivery',
};

/** The name of the component of an event type, such as `OrderCreatedEvent`. */
function toEventName(type: string): string {
  const words = type.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Event`;
}

function describeEvent(type: string, data: object) {
  return {
    type: 'object',
    required: ['id', 'type', 'at', 'data'],
    properties: {
      id: {
        type: 'string',
        format: 'uuid',
        description: 'Id of the event; sent as `webhook-id` with its deliveries',
      },
      type: { type: 'string', const: type },
      at: { type: 'string', format: 'date-time', description: 'Time of the event (UTC)' },
      data,
    },
  };
}

const describeData = (type: EventType) => ({ $ref: `${REFERENCE}${EVENT_DATA[type]}` });

/** The union of events by their type, and the component of each. */
export function describeEvents(): Record<string, object> {
  const byType = Object.fromEntries(
    EVENT_TYPES.map((type) => [toEventName(type), describeEvent(type, describeData(type))]),
  );
  const mapping = Object.fromEntries(EVENT_TYPES.map((type) => [type, `${REFERENCE}${toEventName(type)}`]));
  return {
    ...byType,
    WebhookTestEvent: describeEvent(TEST_EVENT_TYPE, { type: 'object', maxProperties: 0 }),
    Event: {
      description: 'What happened, with the entity at that time; also the body of a webhook delivery',
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'type', mapping },
    },
  };
}

const DELIVERY_HEADERS = [
  ['webhook-id', 'Id of the event, the same in every attempt; recognises duplicates'],
  ['webhook-timestamp', 'Time of the attempt, in seconds since 1970; reject old ones'],
  [
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook',
  ],
] as const;

/** Describes one webhook for each event type (Standard Webhooks), with its signature and retries. */
export function describeWebhooks() {
  const parameters = DELIVERY_HEADERS.map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description },
    schema: { type: 'string' },
  }));
  const describe = (type: string) => ({
    post: {
      operationId: `receive${toEventName(type)}`,
      tags: ['integration'],
      summary: `Receive the event ${type}`,
      description:
        'Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 ' +
        'minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.',
      security: [],
      parameters,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: `${REFERENCE}${toEventName(type)}` } } },
      },
      responses: {
        '204': { description: 'Received' },
        '4XX': { description: 'Not received; retried later' },
      },
    },
  });
  return Object.fromEntries([...EVENT_TYPES, TEST_EVENT_TYPE].map((type) => [type, describe(type)]));
}
