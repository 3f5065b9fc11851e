import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { LIMITS } from '@cromia/domain/limits';
import type { DeliveryFault } from '@cromia/domain/webhooks/webhook';
import { Webhook } from 'standardwebhooks';
import type { Config } from '../../platform/config.ts';
import { createReceiverLookup, isRejectedHost, PrivateAddressError, type ResolveHost } from './receivers.ts';

/** The rules for allowed receivers. @param resolve DNS lookup; defaults to the system's */
type Network = Pick<Config, 'demo' | 'webhookPrivateHosts'> & { resolve?: ResolveHost };

export interface WebhookMessage {
  url: string;
  secret: string;
  /** Id of the event, the same for each attempt. */
  id: string;
  body: string;
}

/** The result of one attempt. */
export interface DeliveryAttempt {
  at: string;
  url: string;
  headers: Record<string, string>;
  answer: { status: number; headers: Record<string, string>; body: string } | null;
  fault: DeliveryFault | null;
  reason: string | null;
  milliseconds: number;
}

/** Whether the receiver accepted the message (status 2xx). */
export function isAccepted({ answer: response }: DeliveryAttempt): boolean {
  return response !== null && response.status >= 200 && response.status < 300;
}

/** The beginning of the response body, up to the limit; the rest is not read. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= LIMITS.webhookDisplayedResponse) break;
    }
  } catch {
    // Only the status counts, so an error while reading the body is ignored.
  }
  // PostgreSQL cannot store NUL characters in text.
  return Buffer.concat(chunks)
    .toString('utf8')
    .slice(0, LIMITS.webhookDisplayedResponse)
    .replaceAll('\0', '\uFFFD');
}

function toResponseHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value).slice(0, LIMITS.text)]),
  );
}

function toFault(error: unknown): DeliveryFault {
  if (error instanceof PrivateAddressError) return 'PRIVATE_ADDRESS';
  return error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE';
}

/** Sends one request without following redirects. @throws network errors */
function sendRequest(
  network: Network,
  url: URL,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<NonNullable<DeliveryAttempt['answer']>> {
  if (isRejectedHost(network, url.hostname)) {
    return Promise.reject(new PrivateAddressError(`${url.hostname} is a private address`));
  }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers,
      signal,
      lookup: createReceiverLookup(network, network.resolve),
      agent: false,
    });
    call.once('error', (error) => reject(signal.aborted ? signal.reason : error));
    call.once('response', (response: IncomingMessage) => {
      const { statusCode = 0 } = response;
      readBeginning(response).then((text) => {
        call.destroy();
        resolve({ status: statusCode, headers: toResponseHeaders(response), body: text });
      }, reject);
    });
    call.end(body);
  });
}

/**
 * Sends a message once, signed as Standard Webhooks specifies.
 * @param stopped aborts the attempt
 * @returns the result of the attempt, also when it failed
 */
export async function postWebhookMessage(
  network: Network,
  { url, secret, id, body }: WebhookMessage,
  stopped: AbortSignal,
): Promise<DeliveryAttempt> {
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Cromia-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  const attempt = { at: at.toISOString(), url, headers };
  const measureDuration = () => Date.now() - at.getTime();
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(1000 * LIMITS.webhookSeconds)]);
  try {
    const response = await sendRequest(network, new URL(url), { headers, body, signal });
    return { ...attempt, answer: response, fault: null, reason: null, milliseconds: measureDuration() };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, LIMITS.text);
    return { ...attempt, answer: null, fault: toFault(error), reason, milliseconds: measureDuration() };
  }
}
