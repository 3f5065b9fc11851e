import type { Delivery, DeliveryDetail, Webhook } from '@cromia/domain/webhooks/webhook';

/** A working webhook for orders. */
export function aWebhook(overrides: Partial<Webhook> = {}): Webhook {
  return {
    id: '00000000-0000-4000-8000-0000000000f1',
    url: 'https://erp.example.com/portal',
    types: ['order.created', 'order.status-changed'],
    isActive: true,
    version: 'v1',
    createdBy: 'it@cromia.test',
    createdOn: '2026-11-20T08:30:00.000Z',
    failingSince: null,
    switchedOffOn: null,
    pending: 0,
    failed: 0,
    ...overrides,
  };
}

/** A delivery that failed for good. */
export function aDelivery(overrides: Partial<Delivery> = {}): Delivery {
  return {
    id: '00000000-0000-4000-8000-0000000000f2',
    eventId: '00000000-0000-4000-8000-0000000000f3',
    type: 'order.created',
    status: 'FAILED',
    attempts: 8,
    createdOn: '2026-11-21T08:30:00.000Z',
    nextAttemptOn: null,
    lastAttemptOn: '2026-11-23T02:30:00.000Z',
    answerStatus: 502,
    fault: null,
    ...overrides,
  };
}

/** The same delivery with its request and response. */
export function aDeliveryDetail(overrides: Partial<DeliveryDetail> = {}): DeliveryDetail {
  return {
    ...aDelivery(),
    request: {
      url: 'https://erp.example.com/portal',
      headers: { 'webhook-id': '00000000-0000-4000-8000-0000000000f3' },
      body: '{"type":"order.created"}',
    },
    answer: { status: 502, headers: { 'content-type': 'text/plain' }, body: 'Bad gateway' },
    reason: null,
    milliseconds: 120,
    ...overrides,
  };
}
