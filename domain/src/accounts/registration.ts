import { z } from 'zod';
import { toFieldErrors } from '../errors.ts';
import {
  booleanField,
  choiceField,
  createCrossFieldRule,
  objectField,
  toTypeErrorCode,
  usernameField,
} from '../fields.ts';
import { chooseLanguage } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import {
  COMPANY_PROFILE_RULES,
  companyProfileShape,
  normalisePerson,
  PRIVATE_PROFILE_RULES,
  privateProfileShape,
} from './profile.ts';
import { GENDERS } from './roles.ts';

const accountShape = {
  username: usernameField(),
  confirmusername: usernameField(),
  language: z
    .string({ error: 'invalidField' })
    .max(LIMITS.shortText, 'invalidLenght')
    .optional()
    .transform((locale) => chooseLanguage({ userLanguage: locale }))
    .describe('Locale of the browser; an unsupported locale falls back to Italian'),
  privacyAccepted: booleanField().refine((accepted) => accepted, 'missing'),
};

/** Optional fields of a registration, with their defaults (section 3). */
const optionalShape = {
  gender: choiceField(GENDERS).default('F'),
  province: privateProfileShape.province.optional(),
  newsletterSubscribed: booleanField().default(false),
  commercialUseConsent: booleanField().default(false),
};

/** Section 5: both e-mail addresses are equal. */
const usernamesMatch = createCrossFieldRule(
  { username: usernameField(), confirmusername: usernameField() },
  'confirmusername',
  ({ username, confirmusername }) => username === confirmusername,
);

export const privateRegistrationSchema = objectField({
  type: z.literal('P', { error: toTypeErrorCode }),
  ...accountShape,
  ...privateProfileShape,
  ...optionalShape,
  telephone: privateProfileShape.telephone.optional(),
  phonePrefix: privateProfileShape.phonePrefix.optional(),
})
  .check(usernamesMatch, ...PRIVATE_PROFILE_RULES)
  .transform(normalisePerson);

export const companyRegistrationSchema = objectField({
  type: z.literal('C', { error: toTypeErrorCode }),
  ...accountShape,
  ...companyProfileShape,
  ...optionalShape,
})
  .check(usernamesMatch, ...COMPANY_PROFILE_RULES)
  .transform(normalisePerson);

const knownTypeSchema = z.looseObject({ type: z.enum(['P', 'C']) });

/** Reports the errors of the fields that both types have if the type itself is missing or wrong. */
const checkCommonFields = z.superRefine<object>(
  (registration, context) => {
    const { error } = privateRegistrationSchema.safeParse({ ...registration, type: 'P' });
    for (const { path, code, limit } of error ? toFieldErrors(error) : [])
      if (path !== 'interested')
        context.addIssue({ code: 'custom', message: code, path: path.split('.'), params: { limit } });
  },
  {
    when: ({ value }) =>
      z.looseObject({}).safeParse(value).success && !knownTypeSchema.safeParse(value).success,
  },
);

/** Body of POST /users (contract, section 6). */
export const registrationSchema = z
  .discriminatedUnion('type', [privateRegistrationSchema, companyRegistrationSchema], {
    error: 'invalidField',
  })
  .check(checkCommonFields);
export type Registration = z.infer<typeof registrationSchema>;
