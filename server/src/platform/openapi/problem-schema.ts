import { secondStepSchema } from '@cromia/domain/accounts/second-factor';
import { cartSchema } from '@cromia/domain/cart/cart-items';
import { ERROR_CODES, problemSchema } from '@cromia/domain/errors';
import { importResponseSchema } from '@cromia/domain/integration/import';
import { APPROVAL_REASONS } from '@cromia/domain/people/purchase-rule';
import { z } from 'zod';

/** The body of a problem with the members of all codes. The portal sends further members only to its own pages. */
export const documentedProblemSchema = problemSchema
  .extend({
    type: z.string().describe('`urn:cromia:problem:` and the code'),
    title: z.string().describe('The same as `message`'),
    status: z.int().describe('The HTTP status of the response'),
    code: z.enum(ERROR_CODES).describe('What is wrong; a later version can add codes'),
    message: z.string().describe('Short English text'),
    errors: problemSchema.shape.errors.describe('The wrong fields'),
    import: importResponseSchema
      .optional()
      .describe('With `ImportRefused`: the result of the import, and its errors'),
    cart: cartSchema
      .optional()
      .describe('With `PriceChanged` and `Conflict` of a checkout: the current cart'),
    outcome: z
      .looseObject({})
      .optional()
      .describe('With `Conflict`: what another person has stored meanwhile, and who'),
    reason: z.enum(APPROVAL_REASONS).optional().describe('With `ApprovalRequired`: what needs the approval'),
    total: z
      .number()
      .optional()
      .describe('With `ApprovalRequired`: EUR of the request, or of the month with it'),
    secondFactor: secondStepSchema
      .optional()
      .describe('With `SecondFactorRequired`: how to complete the login'),
    first: z.unknown().optional().describe('With `IdempotencyKeyReused`: the result of the first request'),
  })
  .meta({
    examples: [
      {
        type: 'urn:cromia:problem:BadRequest',
        title: 'The request is malformed.',
        status: 400,
        code: 'BadRequest',
        message: 'The request is malformed.',
        errors: [{ path: 'items.0.quantity', code: 'invalidField' }],
      },
    ],
  });
