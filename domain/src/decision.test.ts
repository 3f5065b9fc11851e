import { expect, it } from 'vitest';
import { customerRequestDecisionSchema, invitationResponseSchema } from './activation/request-forms.ts';
import { updateDecisionSchema } from './customers/update-request.ts';
import { offerDecisionSchema } from './offers/offer-decision.ts';
import { offerRequestListQuerySchema } from './offers/offer-request.ts';
import { orderRequestDecisionSchema } from './orders/order-request.ts';
import { treeDecisionSchema } from './private-catalogue/upload.ts';

it('REFUSED is accepted as REJECTED in every decision, response and filter', () => {
  for (const schema of [
    customerRequestDecisionSchema,
    updateDecisionSchema,
    offerDecisionSchema,
    orderRequestDecisionSchema,
    treeDecisionSchema,
  ])
    expect(schema.parse({ decision: 'REFUSED' })).toMatchObject({ decision: 'REJECTED' });
  const response = { inviterUsername: 'anna@rossi.test', status: 'REFUSED' };
  expect(invitationResponseSchema.parse(response).status).toBe('REJECTED');
  expect(offerRequestListQuerySchema.parse({ status: 'REFUSED' }).status).toBe('REJECTED');
});
