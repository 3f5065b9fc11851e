import type { z } from 'zod';
import { userSchema } from './login.ts';
import { chosenPasswordSchema } from './password.ts';
import { type Registration, registrationSchema } from './registration.ts';

/** The data and consents of a registration, as shown for confirmation on the page of its link. */
export const registrationSummarySchema = userSchema.pick({
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
export type RegistrationSummary = z.infer<typeof registrationSummarySchema>;

/** The fields of a registration that its owner confirms. Fields that the user type does not have are null. */
export function toRegistrationSummary(registration: Registration): RegistrationSummary {
  return registrationSummarySchema.parse({
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
 * Body of PUT /users/{username}/confirm-registration. Section 7 defines it as `{tempCode, newPassword}`, so
 * `registration` is optional for clients that rely on that. Without it, the registration is confirmed as it was sent.
 * The web app always shows it first, using POST /users/{username}/registration.
 */
export const confirmationSchema = chosenPasswordSchema.extend({
  registration: registrationSchema
    .optional()
    .describe('Corrected registration data; omit to confirm the registration as it was sent'),
});
export type RegistrationConfirmation = z.infer<typeof confirmationSchema>;
