import {
  type CompanyProfile,
  companyProfileSchema,
  type PrivateProfile,
  privateProfileSchema,
} from '@cromia/domain/accounts/profile';
import type { UserType } from '@cromia/domain/accounts/roles';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { createFormSchema } from '../../../ui/form/use-zod-form';
import { type PersonFormValues, personFormValuesSchema } from '../person/person-form-values';

/** Unsaved changes, which survive a reload or a new login. */
const draft = createTabStore('profile', z.object({ username: z.string(), typed: personFormValuesSchema }));

/** The logged-in user's unsaved changes, or null. */
export function readProfileDraft(): PersonFormValues | null {
  const kept = draft.read();
  return kept !== null && kept.username === getCurrentUser()?.username ? kept.typed : null;
}

/** Stores the form values. */
export function saveProfileDraft(username: string, typed: PersonFormValues): void {
  draft.write({ username, typed });
}

/** Deletes the stored values after saving or cancelling. */
export function clearProfileDraft(): void {
  draft.write(null);
}

/** A profile to send, by the type of its user. */
export type ProfileChange = { type: 'P'; fields: PrivateProfile } | { type: 'C'; fields: CompanyProfile };

/** The rules of a profile (section 5). */
export function profileFormSchema(type: UserType): z.ZodType<ProfileChange, PersonFormValues> {
  const schema: z.ZodType<ProfileChange> =
    type === 'P'
      ? privateProfileSchema.transform((fields) => ({ type: 'P' as const, fields }))
      : companyProfileSchema.transform((fields) => ({ type: 'C' as const, fields }));
  return createFormSchema(personFormValuesSchema, (typed) => schema.safeParse(typed));
}
