import type { z } from 'zod';
import { userSchema } from './login.ts';
import { chosenPasswordSchema } from './password.ts';
import { type Registration, registrationSchema } from './registration.ts';

/** The data and consents of a registration, as its link shows them for confirmation. */
export const registeredPersonSchema = userSchema.pick({
  type: true,
  firstname: true,
  lastname: true,
  gender: true,
  telephone: true,
  phonePrefix: true,
  country: true,
  zipCode: true,
  province: true,
  interested: true,
  businessName: true,
  businessWebsite: true,
  businessType: true,
  businessDepartment: true,
  businessRole: true,
  newsletterSubscribed: true,
  commercialUseConsent: true,
});
export type RegisteredPerson = z.infer<typeof registeredPersonSchema>;

/** The fields of a registration that its owner confirms; null for fields that the user type does not have. */
export function toRegisteredPerson(registration: Registration): RegisteredPerson {
  return registeredPersonSchema.parse({
    interested: null,
    businessName: null,
    businessWebsite: null,
    businessType: null,
    businessDepartment: null,
    businessRole: null,
    ...registration,
  });
}

/**
 * Body of PUT /users/{username}/confirm-registration. Section 7 states it as `{tempCode, newPassword}`, so `registration`
 * stays optional for other software that relies on that. Without it, the registration that the code belongs to is
 * confirmed as it was sent, seen or not; POST /users/{username}/registration shows it. Our page always does so first.
 */
export const confirmationSchema = chosenPasswordSchema.extend({
  registration: registrationSchema
    .optional()
    .describe('The registration as its person corrected it; without it, it is confirmed as it was sent'),
});
export type RegistrationConfirmation = z.infer<typeof confirmationSchema>;
