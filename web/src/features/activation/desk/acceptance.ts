import { PRICE_LISTS } from '@cromia/domain/catalogue/price-lists';
import { choiceField, customerCodeField, emailField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';

/** Schema of the terms of an accepted company. */
export const acceptanceSchema = z.object({
  customerCode: customerCodeField(),
  priceListCode: choiceField(PRICE_LISTS),
  managers: z.array(emailField()).max(LIMITS.managers, 'invalidLenght'),
});
export type AcceptanceTerms = z.output<typeof acceptanceSchema>;
