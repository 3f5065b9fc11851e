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
import type { Viewer } from '../../platform/access/access.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import type { ModuleDependencies } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readCustomerRequestStatus } from '../activation/service.ts';
import { getShownBusinessName, toUserAnswer, type UserAnswer } from './user-answer.ts';
import { findUser, lockUser, type UserRow, updateUser } from './user-queries.ts';

export { changeRights, readDeskUser, readUsers } from './desk.ts';
export { createStaff, type OperatorRefusal, unlockUser } from './operator.ts';
export { anonymisePerson, exportPersonalData } from './personal-data/personal-data.ts';

/**
 * Users see themselves only: another's name answers like one that does not exist.
 * @throws Problem NotFound
 */
export async function readUser(db: Database, viewer: Viewer, username: string): Promise<UserAnswer> {
  const user = username === viewer.username ? await findUser(db, username) : undefined;
  if (!user) throw new Problem('NotFound');
  return toUserAnswer(user);
}

type Change = PrivateChange | CompanyChange;
type ProfileFields = Omit<Change, 'language' | 'notificationMail'> & Pick<CompanyChange, 'businessName'>;

/**
 * Section 4, profile lock: the business name of a company on its way to becoming a customer, or that is one, is
 * changed by the manufacturer. Sending the name as it is shown changes nothing.
 * @returns the name to keep
 * @throws Problem Conflict
 */
async function businessNameAfter(
  trx: Transaction,
  user: UserRow,
  asked: string | undefined,
): Promise<string | null> {
  if (asked === undefined || asked === getShownBusinessName(user)) return user.businessName;
  const status = await readCustomerRequestStatus(trx, user.id);
  if (!isBusinessNameEditable(user.role, status)) throw new Problem('Conflict');
  return asked;
}

/** The profile that results from a change, checked as a whole. @throws Problem BadRequest with the errors per field */
async function changedProfile(trx: Transaction, user: UserRow, fields: ProfileFields) {
  const merged = { ...user, businessName: getShownBusinessName(user), ...fields };
  const schema = user.type === 'P' ? privateProfileSchema : companyProfileSchema;
  const parsed = schema.safeParse(merged);
  if (!parsed.success) throw new Problem('BadRequest', { errors: toFieldErrors(parsed.error) });
  if (user.type === 'P') return parsed.data;
  return { ...parsed.data, businessName: await businessNameAfter(trx, user, fields.businessName) };
}

/**
 * Changes the own user: profile fields, language, notification mails; what is absent stays. Mails and documents follow
 * the language.
 * @returns a new access token (section 7) that ends when the old one does: only a refresh prolongs a session
 * @throws Problem NotFound, also for a private user's name under companies and the reverse; BadRequest for nothing to
 *   change and for a profile that would not be whole; NotAllowed for the profile of agents and commercial staff
 *   (section 6); Conflict for a business name that is locked
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
      ...(hasFields ? await changedProfile(trx, user, fields) : {}),
      ...(language === undefined ? {} : { language }),
      ...(notificationMail === undefined ? {} : { notificationMail }),
    });
    await recordAudit(trx, {
      userId: user.id,
      customerId: user.customerId,
      action: 'accounts.change',
      entity: 'user',
      entityId: user.id,
      // Names, not values: personal data is kept in one place.
      details: { fields: Object.keys(change).sort() },
    });
    return user;
  });
  const { sessionId, tokenExpires } = viewer;
  return { accessToken: await tokens.sign({ userId, sessionId, username, role, version }, tokenExpires) };
}
