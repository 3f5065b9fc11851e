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

/** Unsaved changes; they survive a reload and a new login. */
const draft = createTabStore('profile', z.object({ username: z.string(), typed: personFormValuesSchema }));

/** Returns the logged-in user's unsaved changes, or null. */
export function readProfileDraft(): PersonFormValues | null {
  const stored = draft.read();
  return stored !== null && stored.username === getCurrentUser()?.username ? stored.typed : null;
}

/** Stores the form values as the unsaved changes of a user. */
export function saveProfileDraft(username: string, values: PersonFormValues): void {
  draft.write({ username, typed: values });
}

/** Deletes the stored values after saving or cancelling. */
export function clearProfileDraft(): void {
  draft.write(null);
}

/** The profile to send, by user type. */
export type ProfileChange = { type: 'P'; fields: PrivateProfile } | { type: 'C'; fields: CompanyProfile };

/** Returns the schema of a profile for a user type (section 5). */
export function profileFormSchema(type: UserType): z.ZodType<ProfileChange, PersonFormValues> {
  const schema: z.ZodType<ProfileChange> =
    type === 'P'
      ? privateProfileSchema.transform((fields) => ({ type: 'P' as const, fields }))
      : companyProfileSchema.transform((fields) => ({ type: 'C' as const, fields }));
  return createFormSchema(personFormValuesSchema, (values) => schema.safeParse(values));
}
