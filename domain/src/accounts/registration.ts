import { z } from 'zod';
import { choice, flag, group, ruleAcross, typeError, usernameField } from '../fields.ts';
import { chooseLanguage } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { COMPANY_RULES, companyShape, PRIVATE_RULES, privateShape, withoutUnusedFields } from './profile.ts';
import { GENDERS } from './roles.ts';

const accountShape = {
  username: usernameField(),
  confirmusername: usernameField(),
  language: z
    .string({ error: 'invalidField' })
    .max(LIMITS.shortText, 'invalidLenght')
    .optional()
    .transform((locale) => chooseLanguage({ userLanguage: locale }))
    .describe("The browser's locale; one that we do not have counts as Italian"),
  privacyAccepted: flag().refine((accepted) => accepted, 'missing'),
};

/** Optional fields of a registration, with their defaults (section 3). */
const usual = {
  gender: choice(GENDERS).default('F'),
  province: privateShape.province.optional(),
  newsletterSubscribed: flag().default(false),
  commercialUseConsent: flag().default(false),
};

/** Section 5: the repeated e-mail equals the e-mail. */
const usernameRepeated = ruleAcross(
  { username: usernameField(), confirmusername: usernameField() },
  'confirmusername',
  ({ username, confirmusername }) => username === confirmusername,
);

export const privateRegistrationSchema = group({
  type: z.literal('P', { error: typeError }),
  ...accountShape,
  ...privateShape,
  ...usual,
  telephone: privateShape.telephone.optional(),
  phonePrefix: privateShape.phonePrefix.optional(),
})
  .check(usernameRepeated, ...PRIVATE_RULES)
  .transform(withoutUnusedFields);

export const companyRegistrationSchema = group({
  type: z.literal('C', { error: typeError }),
  ...accountShape,
  ...companyShape,
  ...usual,
})
  .check(usernameRepeated, ...COMPANY_RULES)
  .transform(withoutUnusedFields);

/** Body of POST /users (contract, section 6). */
export const registrationSchema = z.discriminatedUnion(
  'type',
  [privateRegistrationSchema, companyRegistrationSchema],
  { error: 'invalidField' },
);
export type Registration = z.infer<typeof registrationSchema>;
