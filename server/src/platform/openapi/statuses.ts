import { ERRORS, type ErrorCode } from '@cromia/domain/errors';
import { PROBLEM_TYPE } from '../http/problem-responses.ts';

/** Content of a problem response, with its media type. */
export const PROBLEM_CONTENT = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Headers of responses by name. */
export const HEADERS = {
  RetryAfter: {
    description: 'Seconds after which a retry can succeed',
    schema: { type: 'integer', minimum: 1 },
  },
  Challenge: { description: 'Scheme of the credentials', schema: { type: 'string', const: 'Bearer' } },
  Allow: {
    description: 'Methods that the address supports',
    schema: { type: 'string', examples: ['GET, HEAD'] },
  },
  ETag: { description: 'Identifies the content; send it as `If-None-Match`', schema: { type: 'string' } },
};

const RETRY = { 'Retry-After': refer('headers', 'RetryAfter') };

interface PlatformResponse {
  name: string;
  codes: readonly ErrorCode[];
  headers?: Record<string, object>;
}

/** The problems that the platform returns before a request reaches its route, by status. */
export const PLATFORM_RESPONSES: Readonly<Record<string, PlatformResponse>> = {
  401: {
    name: 'Unauthorized',
    codes: ['Unauthorized'],
    headers: { 'WWW-Authenticate': refer('headers', 'Challenge') },
  },
  403: { name: 'NotAllowed', codes: ['NotAllowed', 'KeyNotAccepted'] },
  413: { name: 'PayloadTooLarge', codes: ['PayloadTooLarge'] },
  415: { name: 'UnsupportedMediaType', codes: ['UnsupportedMediaType'] },
  429: { name: 'TooManyRequests', codes: ['TooManyRequests', 'TooManyConcurrentRequests'], headers: RETRY },
  503: { name: 'ServiceUnavailable', codes: ['ServiceUnavailable'], headers: RETRY },
};

/** Errors that every operation can return. The default response has them, and so has a listed response of their status. */
const OTHER_ERRORS: readonly ErrorCode[] = ['BadRequest', 'NotFound', 'MethodNotAllowed', 'ServerError'];

/** The responses that operations refer to. */
export function describeSharedResponses(): Record<string, object> {
  const responses = Object.values(PLATFORM_RESPONSES).map(({ name, codes, headers }) => [
    name,
    { description: codes.join(', '), ...(headers ? { headers } : {}), content: PROBLEM_CONTENT },
  ]);
  return {
    ...Object.fromEntries(responses),
    NotModified: {
      description: 'The caller has the current content',
      headers: { ETag: refer('headers', 'ETag') },
    },
    OtherProblem: {
      description: OTHER_ERRORS.join(', '),
      headers: { Allow: refer('headers', 'Allow') },
      content: PROBLEM_CONTENT,
    },
  };
}

/** What decides which statuses an operation can return. */
export interface OperationFacts {
  /** Whether only some callers have access. */
  isRestricted: boolean;
  hasBody: boolean;
  isConditional: boolean;
  /** Whether the number of concurrent requests of a caller is limited. */
  isLimited: boolean;
}

/** Lists the statuses of the platform that an operation can return. */
function listStatuses({ isRestricted, hasBody, isLimited }: OperationFacts): string[] {
  return [
    '401',
    ...(isRestricted ? ['403'] : []),
    ...(hasBody ? ['413', '415'] : []),
    ...(isLimited ? ['429'] : []),
    '503',
  ];
}

interface DocumentedResponse {
  description?: string | undefined;
  content?: Record<string, unknown> | undefined;
}

/** Merges the platform's problems into a response of the route for the same status, such as the one with failed checks. */
function mergeResponse(status: string, response: DocumentedResponse): object {
  const { codes = [], headers } = PLATFORM_RESPONSES[status] ?? {};
  const routeCodes = response.content?.[PROBLEM_TYPE] ? (response.description ?? '').split(', ') : [];
  const otherCodes = OTHER_ERRORS.filter((code) => ERRORS[code].status === Number(status));
  return {
    ...response,
    description: [...new Set([...routeCodes, ...codes, ...otherCodes])].join(', '),
    ...(headers ? { headers } : {}),
    content: { ...response.content, ...PROBLEM_CONTENT },
  };
}

/** Completes the responses of an operation by the problems of the platform. */
export function completeResponses(
  responses: Readonly<Record<string, DocumentedResponse>>,
  facts: OperationFacts,
): Record<string, object> {
  const completed: Record<string, object> = {};
  for (const [status, response] of Object.entries(responses))
    completed[status] = Number(status) < 400 ? response : mergeResponse(status, response);
  for (const status of listStatuses(facts))
    completed[status] ??= refer('responses', PLATFORM_RESPONSES[status]?.name ?? '');
  if (facts.isConditional) completed['304'] = refer('responses', 'NotModified');
  completed.default = refer('responses', 'OtherProblem');
  return completed;
}
