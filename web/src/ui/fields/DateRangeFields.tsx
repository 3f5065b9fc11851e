import { areDaysInOrder } from '@cromia/domain/dates';
import { dateField } from '@cromia/domain/fields';
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { DateField } from './DateField';
import type { FieldProps } from './use-field';

/** Whether a form value is a day, as opposed to empty or invalid input. */
const isDay = (value: unknown): value is string => dateField().safeParse(value).success;

interface RangeBoundary<Input extends FieldValues> {
  name: FieldPath<Input>;
  label: string;
}

interface DateRangeFieldsProps<Input extends FieldValues, Output>
  extends Pick<FieldProps<Input, Output>, 'control'> {
  from: RangeBoundary<Input>;
  to: RangeBoundary<Input>;
}

/** A range of days, open on either side. */
export function DateRangeFields<Input extends FieldValues, Output>(
  props: DateRangeFieldsProps<Input, Output>,
) {
  const { control, from, to } = props;
  const first: unknown = useWatch({ control, name: from.name });
  const { field: last } = useController({ control, name: to.name });
  const clearEarlierEnd = (day: string | null) => {
    // Section 5: moving date-from past date-to clears date-to.
    if (isDay(last.value) && !areDaysInOrder(day, last.value)) last.onChange(null);
  };
  return (
    <>
      <DateField control={control} {...from} clearable onDay={clearEarlierEnd} />
      <DateField control={control} {...to} clearable {...(isDay(first) ? { minDate: first } : {})} />
    </>
  );
}
