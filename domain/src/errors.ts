import { z } from 'zod';
import { keysOf } from './keys.ts';

/**
 * The error catalogue (section 8): all errors that the API returns and pages show, with their HTTP status. Pages
 * translate `errors:<code>`; `message` is the English text for logs and API clients.
 */
export const ERRORS = {
  // Authentication and rate limits
  Unauthorized: { status: 401, message: 'Log in first, or log in again.' },
  UnauthorizedLogin: { status: 401, message: 'Invalid username or password.' },
  WrongPassword: { status: 422, message: 'The current password is incorrect.' },
  PasswordUnchanged: { status: 422, message: 'The new password equals the current one; choose another.' },
  SecondFactorRequired: {
    status: 401,
    message: 'The password is correct; complete the login with the second factor.',
  },
  WrongCode: { status: 422, message: 'The code is incorrect, has expired or was used before.' },
  LoginExpired: { status: 401, message: 'The login took too long; start again.' },
  PasskeyRejected: { status: 401, message: 'The passkey is unknown, or its use was interrupted.' },
  SecondFactorMissing: {
    status: 403,
    message: 'Set up a second factor in the profile first; the portal requires it of this role.',
  },
  LastSecondFactor: {
    status: 409,
    message: 'The portal requires a second factor of this role; add another one first.',
  },
  CommonPassword: { status: 422, message: 'The password is too easy to guess; choose another.' },
  UserDisabled: { status: 403, message: 'This user is disabled; contact support.' },
  NotAllowed: { status: 403, message: 'You do not have permission for this action.' },
  KeyNotAccepted: {
    status: 403,
    message: 'An integration key opens /api/v1/integration/ only; log in as a user for other calls.',
  },
  UnauthorizedOrInvalid: { status: 400, message: 'The link is invalid or has expired.' },
  TooManyRequests: { status: 429, message: 'Too many attempts; wait before trying again.' },
  TooManyConcurrentRequests: {
    status: 429,
    message: 'Too many concurrent requests; wait until one has finished.',
  },

  // Request content
  BadRequest: { status: 400, message: 'The request is malformed.' },
  CustomerCodeRequired: { status: 400, message: 'Specify the customer in customerCode.' },
  SearchFilterRequired: { status: 400, message: 'Set at least one search filter.' },
  NoItemsSelected: { status: 400, message: 'Select at least one product to proceed.' },
  MethodNotAllowed: { status: 405, message: 'This address does not support the method of the request.' },
  PayloadTooLarge: { status: 413, message: 'The request body is too large.' },
  ListTooLong: { status: 422, message: 'The list is too long for a workbook; export it as CSV.' },
  TooMuchToPrint: { status: 422, message: 'Too many documents or lines for one PDF.' },
  ImageTooLarge: { status: 422, message: 'The image has more pixels than are accepted.' },
  RangeNotSatisfiable: { status: 416, message: 'The requested range is outside the file.' },
  UnsupportedMediaType: { status: 415, message: 'This type of content is not accepted.' },
  UnknownEncoding: { status: 415, message: 'The text is neither UTF-8 nor UTF-16; save it as CSV UTF-8.' },
  ImportRefused: { status: 400, message: 'Some rows are invalid; nothing was stored.' },
  IdempotencyKeyReused: { status: 422, message: 'The idempotency key was used for another request.' },

  // Stored data
  NotFound: { status: 404, message: 'No match found.' },
  CursorExpired: {
    status: 410,
    message: 'Events after this cursor have been deleted; start without a cursor.',
  },
  Conflict: { status: 409, message: 'The request conflicts with the stored data.' },
  ForeignShops: { status: 422, message: 'The products link to shops that are not allowed.' },

  // Cart and checkout
  IllegalItemQuantity: { status: 422, message: 'The quantity must be a multiple of the package multiplier.' },
  UnusualQuantity: {
    status: 409,
    message: 'The quantity is far above earlier orders; confirmation is required.',
  },
  ProductNotInStock: {
    status: 422,
    message: 'The product is available on request only; add it to the order notes.',
  },
  ProductNotAvailable: { status: 422, message: 'The product is no longer sold.' },
  ProductOnRequestOnly: {
    status: 422,
    message: 'The product is available on request only; enter its code in the notes.',
  },
  PriceNotAssigned: { status: 422, message: 'The product has no assigned price; request an offer for it.' },
  NoPricedItemSelected: {
    status: 422,
    message: 'Select at least one product with an assigned price to proceed.',
  },
  PriceChanged: { status: 409, message: 'A line has changed since it was displayed; nothing was ordered.' },
  ApprovalRequired: {
    status: 422,
    message: 'The request exceeds your rights within the company; ask for its approval.',
  },
  OfferAwaitsApproval: {
    status: 409,
    message: 'The offer waits for an approval and cannot be ordered until that is decided or withdrawn.',
  },
  CreditLimitExceeded: {
    status: 422,
    message: 'The request exceeds what is left of the credit limit; nothing was ordered.',
  },
  DeliveryDateTooEarly: {
    status: 422,
    message: 'The requested delivery date is before the earliest possible one.',
  },
  DeliveryDateTooLate: {
    status: 422,
    message: 'The requested delivery date is too far ahead.',
  },
  OfferNotAccepted: {
    status: 409,
    message: 'The offer is not accepted, has expired, or was already ordered.',
  },
  OfferChanged: {
    status: 409,
    message: 'The offer was corrected after it was displayed; nothing was ordered.',
  },
  NewMessages: {
    status: 409,
    message: 'The request has messages or changes that you have not read; nothing was stored.',
  },
  OrderNotRepeatable: {
    status: 409,
    message: 'Only confirmed, shipped and invoiced orders can be ordered again.',
  },

  // Becoming a customer
  CustomerRequestExists: { status: 409, message: 'A request for this VAT number already exists.' },
  VatNumberExists: { status: 409, message: 'A customer with this VAT number already exists.' },
  EditRequestPending: { status: 409, message: 'A change of this customer is already under review.' },
  ProfileUnchanged: { status: 422, message: 'The profile already contains exactly these data.' },
  AssociationFailed: { status: 404, message: 'No match for the customer code entered; contact support.' },
  TooManyDrafts: {
    status: 409,
    message: 'The maximum number of drafts is reached; send or delete one first.',
  },
  BelongsAlready: { status: 409, message: 'This person already belongs to the customer.' },
  InvitationExpired: { status: 409, message: 'The invitation has expired or was already answered.' },
  OwnRights: { status: 422, message: 'You cannot change your own rights; ask a colleague.' },
  LastOwner: {
    status: 409,
    message: 'This is the last owner of the customer; make another person owner first.',
  },
  LastDecider: {
    status: 409,
    message: 'This is the last user who can manage users; give another user the right first.',
  },
  deleteFail: { status: 409, message: 'The deletion failed.' },

  // Documents
  TdsError: { status: 404, message: 'The technical data sheet could not be downloaded.' },
  missingTds: { status: 404, message: 'There is no technical data sheet for this product.' },
  SdsLanguagesError: { status: 404, message: 'The languages of the safety data sheet could not be read.' },
  SdsBatchError: { status: 404, message: 'The batches could not be read.' },
  SdsSendError: { status: 422, message: 'The safety data sheets could not be sent.' },
  SdsDownloadError: { status: 404, message: 'The safety data sheet could not be downloaded.' },

  // Server errors
  ServerError: { status: 500, message: 'A server error has occurred.' },
  ServiceUnavailable: { status: 503, message: 'The service is not available at the moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

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
