import { customerCodeField, emailField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { createFormSchema } from '../../../ui/form/use-zod-form';
import { TERM_FORM_RULES, termsFormValuesSchema } from '../terms/terms-form';

const acceptanceSchema = z.object({
  customerCode: customerCodeField(),
  ...TERM_FORM_RULES,
  managers: z.array(emailField()).max(LIMITS.managers, 'invalidLenght'),
});
/** Code, terms and managers of an accepted company. */
export type Acceptance = z.output<typeof acceptanceSchema>;

const acceptanceFormValuesSchema = termsFormValuesSchema.extend({
  customerCode: z.string(),
  managers: z.array(z.string()),
});

/** The rules of an acceptance, applied to the form values. */
export const acceptanceFormSchema = createFormSchema(acceptanceFormValuesSchema, (values) =>
  acceptanceSchema.safeParse(values),
);
