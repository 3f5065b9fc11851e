import { retryOnGeneralError } from '../call';
import { endSession } from './ending';
import { getTokenForRequest, refreshAccessToken } from './refresh';

const isUnauthorized = ({ status }: Response) => status === 401 || status === 403;

/**
 * Sends a request by the session's rule (section 4): one silent refresh and one retry after 401 or 403; a session that
 * is still rejected ends and the login page opens. A request that fails with GENERAL is repeated once. While a session
 * is stored, no request is sent as a visitor's.
 * @param send sends the request with this token, or without one for a visitor
 * @throws ApiProblem as `refreshAccessToken` does
 */
export async function sendInSession(send: (token: string | null) => Promise<Response>): Promise<Response> {
  const sendWithToken = (token: string | null) => retryOnGeneralError(() => send(token));
  const token = await getTokenForRequest();
  const first = await sendWithToken(token);
  if (token === null || !isUnauthorized(first)) return first;
  const second = await sendWithToken(await refreshAccessToken(token));
  if (isUnauthorized(second)) endSession();
  return second;
}
