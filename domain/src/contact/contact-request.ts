import { z } from 'zod';
import {
  choiceField,
  emailField,
  objectField,
  optionalTextField,
  requiredLinesField,
  requiredTextField,
  wholeNumberField,
} from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';

/** The subjects of contact requests (contract, section 6). */
export const CONTACT_REQUEST_TYPES = ['COMMERCIAL', 'PLATFORM', 'OTHER'] as const;
export type ContactRequestType = (typeof CONTACT_REQUEST_TYPES)[number];

export const CONTACT_REQUEST_STATUSES = ['OPEN', 'ANSWERED'] as const;
export type ContactRequestStatus = (typeof CONTACT_REQUEST_STATUSES)[number];

const HOUR_MS = 3_600_000;

const messageShape = {
  requestType: choiceField(CONTACT_REQUEST_TYPES),
  request: requiredLinesField(LIMITS.contactRequest),
  language: choiceField(UI_LANGUAGES).optional().describe('Language of the form, used for the answer'),
  /** A honeypot: a hidden field that only bots fill in. */
  contactReference: optionalTextField(LIMITS.text).describe('Honeypot field; must be left empty'),
  openFor: wholeNumberField(0, 1000 * HOUR_MS)
    .optional()
    .describe('Time that the form was open, in milliseconds'),
};

const nameField = () => requiredTextField(LIMITS.firstname + LIMITS.lastname + 1);

/** Body of PUT users/request-contact by a visitor: name and e-mail are required (section 5). */
export const visitorContactSchema = objectField({ name: nameField(), email: emailField(), ...messageShape });
export type VisitorContact = z.infer<typeof visitorContactSchema>;

/** A contact request of a logged-in user. Name and e-mail come from the account; those in the body are ignored. */
export const userContactSchema = objectField(messageShape);
export type UserContact = z.infer<typeof userContactSchema>;

/**
 * The body before the caller is known, so that all errors of the message are reported at once. `visitorContactSchema`
 * then requires name and e-mail.
 */
export const contactBodySchema = objectField({
  ...messageShape,
  name: z.unknown().optional(),
  email: z.unknown().optional(),
});
