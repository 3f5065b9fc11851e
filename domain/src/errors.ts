import { z } from 'zod';
import { keysOf } from './keys.ts';

/**
 * The error catalogue (section 8): all errors that the API returns and pages show, with their HTTP status. Pages
 * translate `errors:<code>`; `ERROR_MESSAGES` has the English texts for logs and API clients.
 */
export const ERRORS = {
  // Authentication and rate limits
  Unauthorized: { status: 401 },
  UnauthorizedLogin: { status: 401 },
  WrongPassword: { status: 422 },
  PasswordUnchanged: { status: 422 },
  SecondFactorRequired: { status: 401 },
  WrongCode: { status: 422 },
  LoginExpired: { status: 401 },
  PasskeyRejected: { status: 401 },
  SecondFactorMissing: { status: 403 },
  LastSecondFactor: { status: 409 },
  CommonPassword: { status: 422 },
  UserDisabled: { status: 403 },
  NotAllowed: { status: 403 },
  KeyNotAccepted: { status: 403 },
  UnauthorizedOrInvalid: { status: 400 },
  TooManyRequests: { status: 429 },
  TooManyConcurrentRequests: { status: 429 },
  // Request content
  BadRequest: { status: 400 },
  CustomerCodeRequired: { status: 400 },
  SearchFilterRequired: { status: 400 },
  NoItemsSelected: { status: 400 },
  MethodNotAllowed: { status: 405 },
  PayloadTooLarge: { status: 413 },
  ListTooLong: { status: 422 },
  TooMuchToPrint: { status: 422 },
  LabelTooSmall: { status: 422 },
  ImageTooLarge: { status: 422 },
  PhotoNotReadable: { status: 422 },
  RangeNotSatisfiable: { status: 416 },
  UnsupportedMediaType: { status: 415 },
  UnknownEncoding: { status: 415 },
  ImportRefused: { status: 400 },
  IdempotencyKeyReused: { status: 422 },
  // Stored data
  NotFound: { status: 404 },
  CursorExpired: { status: 410 },
  Conflict: { status: 409 },
  ForeignShops: { status: 422 },
  ClaimExceedsShipment: { status: 422 },
  // Cart and checkout
  IllegalItemQuantity: { status: 422 },
  UnusualQuantity: { status: 409 },
  ProductNotInStock: { status: 422 },
  ProductInStock: { status: 409 },
  ProductNotAvailable: { status: 422 },
  ProductOnRequestOnly: { status: 422 },
  PriceNotAssigned: { status: 422 },
  NoPricedItemSelected: { status: 422 },
  PriceChanged: { status: 409 },
  ApprovalRequired: { status: 422 },
  OfferAwaitsApproval: { status: 409 },
  CreditLimitExceeded: { status: 422 },
  DeliveryDateTooEarly: { status: 422 },
  DeliveryDateTooLate: { status: 422 },
  OfferNotAccepted: { status: 409 },
  OfferChanged: { status: 409 },
  NewMessages: { status: 409 },
  OrderNotRepeatable: { status: 409 },
  // Becoming a customer
  CustomerRequestExists: { status: 409 },
  VatNumberExists: { status: 409 },
  EditRequestPending: { status: 409 },
  ProfileUnchanged: { status: 422 },
  AssociationFailed: { status: 404 },
  TooManyDrafts: { status: 409 },
  BelongsAlready: { status: 409 },
  InvitationExpired: { status: 409 },
  OwnRights: { status: 422 },
  LastOwner: { status: 409 },
  LastDecider: { status: 409 },
  deleteFail: { status: 409 },
  // Documents
  TdsError: { status: 404 },
  missingTds: { status: 404 },
  SdsLanguagesError: { status: 404 },
  SdsBatchError: { status: 404 },
  SdsSendError: { status: 422 },
  SdsDownloadError: { status: 404 },
  // Server errors
  ServerError: { status: 500 },
  ServiceUnavailable: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof ERRORS;

/** All error codes, in the order of the catalogue. */
export const ERROR_CODES: readonly ErrorCode[] = keysOf(ERRORS);

/**
 * Codes of field errors (section 5). The specification misspells `invalidLenght`, and clients rely on that spelling.
 */
export const FIELD_ERROR_CODES = ['missing', 'invalidField', 'invalidLenght'] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

const fieldErrorCodeSchema = z.enum(FIELD_ERROR_CODES);

const boundSchema = z.union([z.number(), z.string()]);

/** A limit that a value exceeds: of its characters or words, of the entries of a list, of the value itself, of a day, or of bytes. */
export const fieldLimitSchema = z.object({
  of: z.enum(['characters', 'words', 'entries', 'value', 'day', 'bytes']),
  min: boundSchema.optional().describe('Smallest valid number, or first valid day'),
  max: boundSchema.optional().describe('Largest valid number, or last valid day'),
  multipleOf: z.number().optional().describe('Valid values are multiples of this number'),
});
export type FieldLimit = z.infer<typeof fieldLimitSchema>;

export const fieldErrorSchema = z.object({
  path: z.string().describe('Path of the field, such as `items.0.quantity`'),
  code: fieldErrorCodeSchema,
  value: z.string().optional().describe('The wrong value as written, in lists and tables'),
  limit: fieldLimitSchema.optional().describe('The limit that the value exceeds'),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * Body of every error response: RFC 9457 problem details with an error code (contract, section 3). Additional members
 * are allowed.
 */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  limit: fieldLimitSchema
    .or(z.number())
    .nullish()
    .describe(
      'The limit that the request as a whole exceeds; with `ApprovalRequired` that of its author, with `CreditLimitExceeded` that of the customer, in EUR',
    ),
});
export type ProblemBody = z.infer<typeof problemSchema>;

/** An issue of zod, with what its kind adds. */
interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The names that a strict object does not have. */
  readonly keys?: readonly string[] | undefined;
}

/** The paths of an issue: several for unknown names of a strict object. */
function listPaths({ path, keys }: SchemaIssue): string[] {
  return (keys ? keys.map((key) => [...path, key]) : [path]).map((parts) => parts.map(String).join('.'));
}

const LIMITED_ORIGINS: Readonly<Record<string, FieldLimit['of']>> = {
  string: 'characters',
  array: 'entries',
  number: 'value',
  int: 'value',
};

const tooBigSchema = z.object({ code: z.literal('too_big'), origin: z.string(), maximum: z.number() });
const tooSmallSchema = z.object({ code: z.literal('too_small'), origin: z.string(), minimum: z.number() });
const customIssueSchema = z.object({ params: z.object({ limit: fieldLimitSchema }) });
const unionIssueSchema = z.object({
  code: z.literal('invalid_union'),
  errors: z.array(z.array(z.looseObject({ path: z.array(z.never()), message: z.string() }))),
});

/** The limit that an issue is about: of zod's own checks, or in the `params.limit` of a custom issue. */
export function findLimit(issue: SchemaIssue): FieldLimit | undefined {
  const { data: tooBig } = tooBigSchema.safeParse(issue);
  const { data: tooSmall } = tooSmallSchema.safeParse(issue);
  const of = LIMITED_ORIGINS[tooBig?.origin ?? tooSmall?.origin ?? ''];
  if (of !== undefined && tooBig) return { of, max: tooBig.maximum };
  // An empty value is missing, not too short.
  if (of !== undefined && tooSmall && issue.message !== 'missing') return { of, min: tooSmall.minimum };
  return customIssueSchema.safeParse(issue).data?.params.limit;
}

/** The exceeded limit of a member of a union, such as of an optional text, instead of the union's general issue. */
function preferLimit(issue: SchemaIssue): SchemaIssue {
  const members = unionIssueSchema.safeParse(issue).data?.errors.flat() ?? [];
  const limited = members.find((member) => findLimit(member) !== undefined);
  return limited === undefined ? issue : { ...limited, path: issue.path };
}

/**
 * The field errors of a failed parse: the first issue of each field. Messages that are not field error codes, such as
 * zod's own type errors, become `invalidField`; so do names that a strict object does not have.
 */
export function toFieldErrors(error: { readonly issues: readonly SchemaIssue[] }): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const rawIssue of error.issues) {
    const issue = preferLimit(rawIssue);
    const code = fieldErrorCodeSchema.safeParse(issue.message);
    const limit = findLimit(issue);
    const fieldError = {
      code: code.success ? code.data : ('invalidField' as const),
      ...(limit === undefined ? {} : { limit }),
    };
    for (const path of listPaths(issue)) if (!byPath.has(path)) byPath.set(path, { path, ...fieldError });
  }
  return [...byPath.values()];
}

/** The error code of a failed parse: the one raised by a rule over the whole body, or BadRequest. */
export function toErrorCode(error: { readonly issues: readonly SchemaIssue[] }): ErrorCode {
  const messages = error.issues.map((issue) => issue.message);
  return ERROR_CODES.find((code) => messages.includes(code)) ?? 'BadRequest';
}
