import { z } from 'zod';
import { toApiProblem } from '../../../api/problem';

const confirmedSchema = z.object({ reason: z.literal('alreadyConfirmed') });

/** Whether the link was used before, so that its registration is confirmed. */
export function isConfirmedAlready(error: Error): boolean {
  return confirmedSchema.safeParse(toApiProblem(error).body).success;
}

/** Section 8: Unauthorized and BadRequest mean that the link is invalid, unless another field of the request has an error. */
export function isLinkProblem(error: Error): boolean {
  const { status, errors } = toApiProblem(error);
  if (errors.some(({ path }) => path !== 'tempCode')) return false;
  return status === 400 || status === 401 || status === 403 || status === 404;
}
