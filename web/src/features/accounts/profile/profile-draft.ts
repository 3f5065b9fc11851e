import {
  type CompanyProfile,
  companyProfileSchema,
  type PrivateProfile,
  privateProfileSchema,
} from '@cromia/domain/accounts/profile';
import type { UserType } from '@cromia/domain/accounts/roles';
import { z } from 'zod';
import { currentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { typedForm } from '../../../ui/form/use-zod-form';
import { type TypedPerson, typedPersonSchema } from '../person/typed-person';

/** Unsaved changes, which survive a reload or a new login. */
const draft = createTabStore('cromia.profile', z.object({ username: z.string(), typed: typedPersonSchema }));

/** The logged-in user's unsaved changes, or null. */
export function profileDraft(): TypedPerson | null {
  const kept = draft.read();
  return kept !== null && kept.username === currentUser()?.username ? kept.typed : null;
}

/** Stores the form values. */
export function keepDraft(username: string, typed: TypedPerson): void {
  draft.keep({ username, typed });
}

/** Deletes the stored values after saving or cancelling. */
export function clearDraft(): void {
  draft.keep(null);
}

/** A profile to send, by the type of its user. */
export type ProfileChange = { type: 'P'; fields: PrivateProfile } | { type: 'C'; fields: CompanyProfile };

/** The rules of a profile (section 5). */
export function profileForm(type: UserType): z.ZodType<ProfileChange, TypedPerson> {
  const schema: z.ZodType<ProfileChange> =
    type === 'P'
      ? privateProfileSchema.transform((fields) => ({ type: 'P' as const, fields }))
      : companyProfileSchema.transform((fields) => ({ type: 'C' as const, fields }));
  return typedForm(typedPersonSchema, (typed) => schema.safeParse(typed));
}
