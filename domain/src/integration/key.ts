import { z } from 'zod';
import { choiceField, objectField, requiredTextField, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { KEY_SCOPES } from './key-scopes.ts';

/** Prefix of every API key. It helps to find leaked keys and distinguishes them from session tokens. */
export const KEY_PREFIX = 'cromia_';

export const KEY_SORTS = ['createdOn', 'name', 'lastUsedOn'] as const;

/** Query of GET backoffice/integration-keys. */
export const keyListQuerySchema = createPageQuerySchema({
  sortFields: KEY_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
});
export type KeyListQuery = z.infer<typeof keyListQuerySchema>;

/** Body of POST backoffice/integration-keys. */
export const newKeySchema = objectField({
  name: requiredTextField(LIMITS.shortText).describe(
    'Name of the calling program, such as `ERP, stock every hour`',
  ),
  scopes: z
    .array(choiceField(KEY_SCOPES), { error: toTypeErrorCode })
    .min(1, 'missing')
    .transform((scopes) => KEY_SCOPES.filter((scope) => scopes.includes(scope)))
    .describe('What the key may do; other calls return 403'),
});
export type NewKey = z.output<typeof newKeySchema>;

/** An API key as the back office shows it. The key itself is shown only once, on creation. */
export const integrationKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)).describe('What the key may do'),
  ending: z.string().describe('Last characters of the key'),
  createdBy: z.string().nullable().describe('Username of the creator; null after the user has been deleted'),
  createdOn: z.string().describe('Creation time (UTC)'),
  lastUsedOn: z
    .string()
    .nullable()
    .describe('Time of the last use (UTC), accurate to within minutes; null if never used'),
  revokedOn: z.string().nullable().describe('Time of revocation (UTC); null while the key is valid'),
});
export type IntegrationKey = z.infer<typeof integrationKeySchema>;

export const keyPageSchema = createLimitedPageSchema(integrationKeySchema);

/** Response of POST backoffice/integration-keys. */
export const createdKeySchema = integrationKeySchema.extend({
  key: z.string().describe('The key; returned only once, since only a hash is stored'),
});
export type CreatedKey = z.infer<typeof createdKeySchema>;

/** Response of GET integration/key: the key that made the call. */
export const currentKeySchema = integrationKeySchema.pick({ name: true, scopes: true });
