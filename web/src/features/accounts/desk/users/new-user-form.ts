import { type NewUser, newUserSchema } from '@cromia/domain/accounts/user-desk';
import { z } from 'zod';
import { createFormSchema } from '../../../../ui/form/use-zod-form';

const newUserFormValuesSchema = z.object({
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  language: z.string(),
  role: z.string(),
  type: z.string(),
  customerCode: z.string(),
});
export type NewUserFormValues = z.infer<typeof newUserFormValuesSchema>;

/** The domain's rules for a new user. The customer counts only for the role CUSTOMER, whose users are companies. */
export const newUserFormSchema: z.ZodType<NewUser, NewUserFormValues> = createFormSchema(
  newUserFormValuesSchema,
  ({ customerCode, type, ...values }) =>
    newUserSchema.safeParse({
      ...values,
      type: values.role === 'USER' ? type : 'C',
      customerCode: values.role === 'CUSTOMER' && customerCode !== '' ? customerCode : null,
    }),
);
