import { toApiProblem } from '../../../api/problem';

/** Section 8: Unauthorized and BadRequest mean that the link is invalid, unless another field of the request has an error. */
export function isLinkProblem(error: Error): boolean {
  const { status, errors } = toApiProblem(error);
  if (errors.some(({ path }) => path !== 'tempCode')) return false;
  return status === 400 || status === 401 || status === 403 || status === 404;
}
