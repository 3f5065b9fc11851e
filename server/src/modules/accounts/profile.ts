import { isAllowed } from '@cromia/domain/accounts/access';
import {
  type CompanyChange,
  companyProfileSchema,
  type PrivateChange,
  privateProfileSchema,
} from '@cromia/domain/accounts/profile';
import type { UserType } from '@cromia/domain/accounts/roles';
import { isBusinessNameEditable } from '@cromia/domain/activation/customer-request';
import { toFieldErrors } from '@cromia/domain/errors';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { readCustomerRequestStatus } from '../activation/index.ts';
import { findUser, lockUser, type UserRow, updateUser } from './user-queries.ts';
import { getDisplayedBusinessName, toUserResponse, type UserResponse } from './user-response.ts';

/**
 * Reads the caller's own user. Another user's name gets the same response as an unknown one. @throws Problem NotFound
 */
export async function readUser(
  { db, config }: ModuleDependencies,
  viewer: Viewer,
  username: string,
): Promise<UserResponse> {
  const user = username === viewer.username ? await findUser(db, username) : undefined;
  if (!user) throw new Problem('NotFound');
  return toUserResponse(user, viewer, config);
}

type Change = PrivateChange | CompanyChange;
type ProfileFields = Omit<Change, 'language' | 'notificationMail'> & Pick<CompanyChange, 'businessName'>;

/**
 * The business name after a change (section 4, profile lock). Only the manufacturer changes the name of a customer, or
 * of a company that has sent a request to become one. Sending the currently displayed name changes nothing.
 * @returns the name to store
 * @throws Problem Conflict
 */
async function resolveBusinessName(
  trx: Transaction,
  user: UserRow,
  requested: string | undefined,
): Promise<string | null> {
  if (requested === undefined || requested === getDisplayedBusinessName(user)) return user.businessName;
  const status = await readCustomerRequestStatus(trx, user.id);
  if (!isBusinessNameEditable(user.role, status)) throw new Problem('Conflict');
  return requested;
}

/** Returns the profile after a change, validated as a whole. @throws Problem BadRequest with the errors per field */
async function mergeProfile(trx: Transaction, user: UserRow, fields: ProfileFields) {
  const merged = { ...user, businessName: getDisplayedBusinessName(user), ...fields };
  const schema = user.type === 'P' ? privateProfileSchema : companyProfileSchema;
  const parsed = schema.safeParse(merged);
  if (!parsed.success) throw new Problem('BadRequest', { errors: toFieldErrors(parsed.error) });
  if (user.type === 'P') return parsed.data;
  return { ...parsed.data, businessName: await resolveBusinessName(trx, user, fields.businessName) };
}

/**
 * Changes the user's own profile fields, language and notification mails. Omitted fields remain unchanged. The language
 * also applies to mails and documents.
 * @returns a new access token (section 7) with the expiry of the old one; only a refresh prolongs a session
 * @throws Problem NotFound for another user's name, and for a user of the other type (private or company); BadRequest
 *   for an empty change and for a profile that would be incomplete; NotAllowed for the profile of agents and commercial
 *   staff (section 6); Conflict for a locked business name
 */
export async function changeUser(
  { db, tokens }: ModuleDependencies,
  viewer: Viewer,
  { username, type, change }: { username: string; type: UserType; change: Change },
): Promise<{ accessToken: string }> {
  if (username !== viewer.username || type !== viewer.type) throw new Problem('NotFound');
  if (Object.keys(change).length === 0) throw new Problem('BadRequest');
  const { language, notificationMail, ...fields } = change;
  const hasFields = Object.keys(fields).length > 0;
  if (hasFields && !isAllowed(viewer, 'accounts.edit-profile')) throw new Problem('NotAllowed');

  const {
    id: userId,
    role,
    version,
  } = await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, username);
    if (!user) throw new Problem('NotFound');
    await updateUser(trx, user.id, {
      ...(hasFields ? await mergeProfile(trx, user, fields) : {}),
      ...(language === undefined ? {} : { language }),
      ...(notificationMail === undefined ? {} : { notificationMail }),
    });
    await recordAudit(trx, {
      userId: user.id,
      customerId: user.customerId,
      action: 'accounts.change',
      entity: 'user',
      entityId: user.id,
      // The audit log records field names only, so that personal data is stored in one place.
      details: { fields: Object.keys(change).sort() },
    });
    return user;
  });
  const { sessionId, tokenExpires } = viewer;
  return { accessToken: await tokens.sign({ userId, sessionId, username, role, version }, tokenExpires) };
}
