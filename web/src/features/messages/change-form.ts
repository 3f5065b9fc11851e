import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { optionalTextField, wholeNumberField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { listChangedLines, type RequestChange } from '@cromia/domain/messages/request-change';
import { z } from 'zod';
import { createFormSchema } from '../../ui/form/use-zod-form';

/** A line of a request that can be changed. */
export interface ChangeableLine {
  id: string;
  productCode: ProductCode;
  /** Packages. */
  quantity: number;
}

const valuesSchema = z.object({
  /** A value of `NumberCell`: null for empty, NaN for invalid input. */
  items: z.array(z.object({ quantity: z.union([z.number(), z.nan(), z.null()]) })),
  text: z.string(),
});
type ChangeFormValues = z.infer<typeof valuesSchema>;

interface ChangeForm {
  items: { quantity: number }[];
  text?: string | undefined;
}

/** The schema of changed quantities; 0 removes a line. @param maxima the highest quantity of each line */
export function createChangeFormSchema(maxima: readonly number[]): z.ZodType<ChangeForm, ChangeFormValues> {
  const form = z.object({
    items: z.array(z.object({ quantity: wholeNumberField(0, LIMITS.itemQuantity) })),
    text: optionalTextField(LIMITS.message),
  });
  const checked = form.check(({ value, issues }) => {
    for (const [index, { quantity }] of value.items.entries())
      if (quantity > (maxima[index] ?? 0))
        issues.push({
          code: 'custom',
          path: ['items', index, 'quantity'],
          message: 'invalidField',
          input: quantity,
          params: { limit: { of: 'value', max: maxima[index] } },
        });
  });
  return createFormSchema(valuesSchema, (typed) => checked.safeParse(typed));
}

/** The change of a request: the lines that remain. Null without a change, or with no line left. */
export function toRequestChange(
  lines: readonly ChangeableLine[],
  { items, text }: ChangeForm,
  seenMessages: number,
): RequestChange | 'unchanged' | 'none' {
  const after = lines
    .map(({ productCode }, index) => ({ productCode, quantity: items[index]?.quantity ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  if (after.length === 0) return 'none';
  if (listChangedLines(lines, after).length === 0) return 'unchanged';
  return { items: after, text, seenMessages };
}
