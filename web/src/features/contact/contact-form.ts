import { userContactSchema, visitorContactSchema } from '@cromia/domain/contact/contact-request';
import type { UiLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { typedForm } from '../../ui/form/use-zod-form';

const typedSchema = z.object({
  name: z.string(),
  email: z.string(),
  requestType: z.string(),
  request: z.string(),
  contactReference: z.string(),
});
export type TypedContact = z.infer<typeof typedSchema>;

export const NOTHING_TYPED: TypedContact = {
  name: '',
  email: '',
  requestType: '',
  request: '',
  contactReference: '',
};

/** The rules of the form: a visitor names themselves, a user is named by the account (section 5). */
export function contactFormSchema(isVisitor: boolean, language: UiLanguage) {
  return typedForm(typedSchema, (typed) =>
    (isVisitor ? visitorContactSchema : userContactSchema).safeParse({ ...typed, language }),
  );
}
